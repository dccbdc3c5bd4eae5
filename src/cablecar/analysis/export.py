"""What a page needs to review games and to give hints, as files: the kernel that judges, and all numbers.

Everything is made from what Python itself judges with. No number in it is written a second time.
"""

import json
from typing import Any

from cablecar.analysis import hint, review
from cablecar.analysis.calibration import fitted
from cablecar.analysis.judge import CHARACTER, HINT, MISTAKE, NUDGE, REVIEW
from cablecar.analysis.puzzles import PUZZLE
from cablecar.bots.expert import ROUNDS
from cablecar.bots.export import by_players, page_layout, written
from cablecar.common.errors import CablecarError
from cablecar.kernel.library import find_wasm

ENTRIES = (
    *("new_game", "list_legal", "play_action", "final_score", "observe", "waiting_seats", "choose_action"),
    *("is_open", "list_payable", "likeliest_claim", "count_unseen"),
    *(
        "begin_judging",
        "judge_on",
        "drop_worst",
        "foresee",
        "judge_open_position",
        "follow_move",
        "calibrate",
    ),
)
"""The entries of the kernel that reviews, hints and what is tried in a position call."""


def analysis_files() -> dict[str, bytes]:
    """Return the files by name: "review.wasm", "review-layout.json" and "review.json"."""
    found = find_wasm()
    if found is None:
        raise CablecarError("engine-missing")
    layout = json.loads(found.layout.read_text("utf-8"))
    return {
        "review.wasm": found.review.read_bytes(),
        "review-layout.json": written(page_layout(layout, ENTRIES)),
        "review.json": written(numbers()),
    }


def numbers() -> dict[str, Any]:
    """Return the numbers of the judgement."""
    calibration = {name: fitted()[name] for name in ("board", "players")}
    return {
        "calibration": calibration,
        "weights": by_players(CHARACTER),
        "rounds": ROUNDS,
        "nudge": NUDGE,
        "mistake": MISTAKE,
        "review": {"effort": REVIEW, "guesses": review.GUESSES, "moments": review.MOMENTS},
        "puzzle": {"effort": PUZZLE},
        "hint": {"effort": HINT, "guesses": hint.GUESSES, "moves": hint.MOVES, "often": hint.OFTEN},
    }
