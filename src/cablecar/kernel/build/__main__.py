"""Builds the kernel: `python -m cablecar.kernel.build [TARGET …] [--output FOLDER]`.

Without a target it is built for this machine and for browsers, and without a folder into the user's cache,
where every start finds it, in this and any other copy of the same sources. What is there already is not built
again.
"""

import argparse
import gc
import sys
import time
from pathlib import Path

from cablecar.common.files import write_text
from cablecar.kernel.build.targets import TARGETS, Target
from cablecar.kernel.cache import cache_folder
from cablecar.kernel.library import REVIEW, WASM, layout_name, own_target


def main() -> None:
    """Build what is asked for and missing, and say so."""
    arguments = _arguments()
    folder = arguments.output or cache_folder("kernel")
    targets = [TARGETS[name] for name in arguments.target or _usual_targets()]
    missing = [target for target in targets if not (folder / target.library).exists()]
    if missing or not (folder / layout_name()).exists():
        build(missing, folder)
    for target in targets:
        print(folder / target.library)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m cablecar.kernel.build", description=__doc__)
    parser.add_argument("target", nargs="*", choices=[*TARGETS, []], help="the machines to build for")
    parser.add_argument("--output", type=Path, metavar="FOLDER", help="where the libraries go")
    return parser.parse_args()


def _usual_targets() -> list[str]:
    """Return the targets that play on this machine needs: itself, and browsers."""
    own = own_target()
    if own is None or own[0] not in TARGETS:
        _say("No kernel can be built for this kind of machine: Cable Car runs on numba here.")
        return [WASM[0], REVIEW[0]]
    return [own[0], WASM[0], REVIEW[0]]


def build(targets: list[Target], folder: Path) -> None:
    """Build the libraries for some targets, and the layout of their records."""
    from cablecar.kernel.build import lowering  # before anything else imports compiled functions
    from cablecar.kernel.build.entries import browser_entries, entries_for, offered_by
    from cablecar.kernel.build.layout import layout_json
    from cablecar.kernel.build.linking import MissingLinker, find_linker, link
    from cablecar.kernel.build.optimizing import object_code

    try:
        for target in targets:
            find_linker(target.suffix)
    except MissingLinker as error:
        sys.exit(f"The kernel can't be linked: {error}.")
    _say("Building the kernel: lowering the rules and the search …")
    gc.disable()  # looking for garbage, of which there is little, took a fifth of the time
    folder.mkdir(parents=True, exist_ok=True)
    write_text(folder / layout_name(), layout_json(browser_entries()))
    lowering.lowered()
    codes: dict[str, bytes] = {}
    for target in targets:
        begun = time.process_time()
        if target.triple not in codes:  # both libraries for browsers are made of the same code
            codes[target.triple] = object_code(
                lowering.kernel_module(target.word, entries_for(target)), target
            )
        offered = [entry.__name__ for entry in offered_by(target)]
        link(codes[target.triple], target, offered, folder / target.library)
        _say(f"Built the kernel for {target.name} ({time.process_time() - begun:.0f} s of processor time).")


def _say(sentence: str) -> None:
    print(sentence, file=sys.stderr, flush=True)


if __name__ == "__main__":
    main()
