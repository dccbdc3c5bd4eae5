"""Plays games and prints a line of digests for each: `python -m tests.support.kernel.kernel_player BATCH`.

How compiled functions run is chosen by the environment, as always. `kernel_wasm.mjs` does the same in Node.
"""

import base64
import hashlib
import json
import random
import sys
from pathlib import Path
from typing import Any

import numpy as np

from cablecar.bots import Budget
from cablecar.rules import calls
from cablecar.rules.observation import OBSERVATION
from cablecar.rules.refusals import LEGAL
from cablecar.rules.state import BOARD, CHOICES, DEALER, NONE, OVER, RESULT, STATE, Records
from cablecar.rules.stream import seed_words
from cablecar.terminal.reports.bench import CountedExpert

MASK = 0xFFFFFFFF
SEARCHED = ("searches", "beliefs", "plans")
"""The records of a search that are compared."""

Json = dict[str, Any]


class Draws(random.Random):
    """Random numbers that are easily had in any language: xorshift32, due to George Marsaglia."""

    def __init__(self, seed: str) -> None:
        super().__init__(0)
        self._word = int.from_bytes(hashlib.sha256(f"{seed} draws".encode()).digest()[:4], "little") | 1

    def below(self, count: int) -> int:
        """Return a number from 0 to count - 1."""
        word = self._word
        word ^= word << 13 & MASK
        word ^= word >> 17
        word ^= word << 5 & MASK
        self._word = word
        return word % count

    def getrandbits(self, bits: int, /) -> int:
        """Return 64 random bits, which is all that the expert asks for."""
        assert bits == 64
        return self.below(1 << 32) << 32 | self.below(1 << 32)


class Player:
    """Plays one game and hashes all that the kernel says of it."""

    def __init__(self, game: Json, board: Records) -> None:
        self.game, self.board, self.players = game, board, int(game["players"])
        self.state, self.dealer = np.zeros(1, STATE), np.zeros(1, DEALER)
        self.observation, self.choices = np.zeros(1, OBSERVATION), np.zeros(1, CHOICES)
        self.draws, self.expert = Draws(game["seed"]), CountedExpert()
        self.moves = 0
        names = ("states", "observations", "events", "searches")
        self.digests = {name: hashlib.sha256() for name in names}

    def line(self) -> str:
        """Play to the end and return the game's name, its moves and its digests."""
        self._begin()
        if "moves" in self.game:
            for seat, action, decks in self.game["moves"]:
                self._play(seat, action, decks)
        else:
            while self.state["phase"][0] != OVER:
                seat = calls.next_seat(self.state)
                self._play(seat, self._choose(seat), [])
        self._end()
        digests = (f"{name}={digest.hexdigest()}" for name, digest in self.digests.items())
        return " ".join([self.game["name"], f"moves={self.moves}", *digests])

    def _begin(self) -> None:
        self.state[0].random[:] = seed_words(self.game["seed"])
        self.dealer["events"]["noting"] = 1
        if prescribed := self.game.get("prescribed"):
            self.dealer["prescribed"] = 1
            for name in ("prescribed_transport", "prescribed_tickets", "prescribed_souvenirs"):
                self.dealer[name] = prescribed[name]
            self._tell(prescribed["decks"])
        calls.new_game(self.board, self.state, self.dealer, self.players)
        self._note()

    def _tell(self, decks: list[list[int]]) -> None:
        """Tell the dealer the new decks of the next move."""
        self.dealer["prescribed_reshuffles"] = len(decks)
        for number, deck in enumerate(decks):
            self.dealer["prescribed_deck_sizes"][0, number] = len(deck)
            self.dealer["prescribed_decks"][0, number, : len(deck)] = deck

    def _choose(self, seat: int) -> int:
        if "simulations" not in self.game:
            return int(self.choices["actions"][0, self.draws.below(int(self.choices["count"][0]))])
        calls.observe(self.board, self.state, seat, self.observation)
        budget = Budget(simulations=self.game["simulations"])
        action = self.expert.decide(self.board, self.observation, self.draws, budget)
        for name in SEARCHED:
            self._hash("searches", getattr(self.expert.buffers, name).tobytes())
        return action

    def _play(self, seat: int, action: int, decks: list[list[int]]) -> None:
        self._tell(decks)
        refused = calls.play_action(self.board, self.state, self.dealer, seat, action)
        assert refused == LEGAL, f"{self.game['name']}: move {self.moves} was refused"
        self.moves += 1
        self._note()

    def _note(self) -> None:
        """Hash the position and what anybody may know and do in it, and which rule refuses a drawn action."""
        self._hash("states", self.state.tobytes())
        self._hash("events", self.dealer.tobytes())
        for seat in (NONE, *range(self.players)):
            calls.observe(self.board, self.state, seat, self.observation)
            self._hash("observations", self.observation.tobytes())
        seat = calls.next_seat(self.state)
        calls.list_legal(self.board, self.state, seat, self.choices)
        legal = self.choices["actions"][0, : self.choices["count"][0]]
        refused = calls.refusal(self.board, self.state, seat, self.draws.below(int(self.board["actions"][0])))
        self._hash("states", legal.tobytes() + bytes([seat, refused]))

    def _end(self) -> None:
        result = np.zeros(1, RESULT)
        calls.final_score(self.board, self.state, self.dealer, result)
        self._hash("states", result.tobytes())

    def _hash(self, digest: str, data: bytes) -> None:
        self.digests[digest].update(data)


def play_batch(path: Path) -> None:
    """Print the lines of a batch."""
    batch = json.loads(path.read_text("utf-8"))
    boards = {name: np.frombuffer(base64.b64decode(table), BOARD) for name, table in batch["boards"].items()}
    for game in batch["games"]:
        print(Player(game, boards[game["board"]]).line(), flush=True)


if __name__ == "__main__":
    play_batch(Path(sys.argv[1]))
