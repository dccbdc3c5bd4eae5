"""The table of bots, and bots of one's own."""

import importlib.util
import inspect
from collections.abc import Mapping
from pathlib import Path
from types import ModuleType

from cablecar.bots.base import Bot, RandomBot
from cablecar.bots.planners import Casual, Greedy, Novice, Rusher, Strong
from cablecar.errors import CablecarError

Bots = Mapping[str, type[Bot]]
"""Bots by name; a class's docstring is the bot's sentence."""

BOTS: Bots = {
    "random": RandomBot,
    "greedy": Greedy,
    "rusher": Rusher,
    "novice": Novice,
    "casual": Casual,
    "strong": Strong,
}


def known_bots(code: Path | None = None) -> Bots:
    """Return all bots, those of a Python file included: its classes with a method `choose`."""
    if code is None:
        return BOTS
    own = {
        name.lower(): kind
        for name, kind in vars(_load(code)).items()
        if inspect.isclass(kind) and kind.__module__ == _module_name(code) and hasattr(kind, "choose")
    }
    if not own:
        raise CablecarError("code-without-bot", file=str(code))
    return {**BOTS, **own}


def find_bot(name: str, bots: Bots = BOTS) -> Bot:
    """Return a new bot of this name."""
    if name not in bots:
        raise CablecarError("unknown-bot", name=name, known=", ".join(bots))
    return bots[name]()


def _module_name(code: Path) -> str:
    return f"cablecar_code_{code.stem}"


def _load(code: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location(_module_name(code), code)
    if spec is None or spec.loader is None:
        raise CablecarError("code-unreadable", file=str(code), reason="")
    module = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except Exception as error:  # whatever a stranger's file does wrong is told in one sentence
        raise CablecarError(
            "code-unreadable", file=str(code), reason=f"{type(error).__name__}: {error}"
        ) from None
    return module
