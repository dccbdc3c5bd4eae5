"""The registry of bots: the shipped ones by name, and bots of one's own."""

import inspect
import sys
from collections.abc import Mapping
from contextlib import redirect_stdout
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType

from cablecar.bots.base import Bot, RandomBot
from cablecar.bots.expert import Expert, expert_with
from cablecar.bots.levels import Sharp, Steady, Veteran
from cablecar.bots.planners import Casual, Greedy, Novice, Rusher, Strong
from cablecar.common.errors import CablecarError, described
from cablecar.common.files import reason_of

Bots = Mapping[str, type[Bot]]
"""Bots by name; a class's docstring is the bot's sentence."""

BOTS: Bots = {
    "random": RandomBot,
    "greedy": Greedy,
    "rusher": Rusher,
    "novice": Novice,
    "casual": Casual,
    "steady": Steady,
    "strong": Strong,
    "sharp": Sharp,
    "veteran": Veteran,
    "expert": Expert,
}
"""The shipped bots, the weakest first, as the page offers them; `cablecar bots` sorts by the measured Elo."""


def known_bots(code: Path | None = None, net: Path | None = None) -> Bots:
    """Return all bots.

    The classes with a method `choose` in a Python file are bots too. With a file of nets the expert thinks
    by those, and the one that comes with Cable Car is called "expert-shipped".
    """
    bots = BOTS if net is None else {**BOTS, "expert": expert_with(net), "expert-shipped": Expert}
    if code is None:
        return bots
    own = {
        name.lower(): kind
        for name, kind in vars(_load(code)).items()
        if inspect.isclass(kind)
        and kind.__module__ == _module_name(code)
        and hasattr(kind, "choose")
        and callable(kind.choose)
    }
    if not own:
        raise CablecarError("code-without-bot", file=str(code))
    return {**bots, **own}


def find_bot(name: str, bots: Bots = BOTS) -> Bot:
    """Return a new bot of this name."""
    if not isinstance(name, str) or name not in bots:
        raise CablecarError("unknown-bot", name=str(name), known=", ".join(bots))
    return bots[name]()


def _module_name(code: Path) -> str:
    return f"cablecar_code_{code.stem}"


def _load(code: Path) -> ModuleType:
    loader = SourceFileLoader(_module_name(code), str(code))
    module = ModuleType(loader.name)
    module.__file__ = str(code)
    sys.modules[loader.name] = module
    try:
        code.read_bytes()
    except OSError as error:
        raise CablecarError("file-unreadable", file=str(code), reason=reason_of(error)) from None
    try:
        with redirect_stdout(sys.stderr):  # what a bot's file prints is not a result
            loader.exec_module(module)
    except (Exception, SystemExit) as error:  # whatever a stranger's file does wrong becomes one sentence
        raise CablecarError("code-unreadable", file=str(code), reason=described(error)) from None
    return module
