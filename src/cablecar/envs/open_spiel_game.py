"""OpenSpiel: importing this module registers `python_cablecar`, with explicit chance.

>>> import pyspiel, cablecar.envs.open_spiel_game
>>> game = pyspiel.load_game("python_cablecar(players=3)")
>>> game.num_players(), game.new_initial_state().is_chance_node()
(3, True)
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from cablecar.batch.tensor import tensor_layout, tensor_of
from cablecar.board import as_board
from cablecar.envs.chance import ChanceGame, ChanceRules, Outcomes
from cablecar.rules import calls
from cablecar.rules.observation import new_observation
from cablecar.rules.state import MAX_PLAYERS

SHORT_NAME = "python_cablecar"
LONGEST = 5_000
"""More decisions than any game has."""
TYPE = pyspiel.GameType(
    short_name=SHORT_NAME,
    long_name="Cable Car",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MAX_PLAYERS,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"players": 2, "board": ""},
)


class CableCarGame(pyspiel.Game):  # type: ignore[misc]
    """The game, for a number of players and a board: the id of a shipped one, or a file."""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """Load the board."""
        said = dict(params or {})
        players = int(said.get("players", 2))
        self.rules = ChanceRules(as_board(said.get("board") or None), players)
        self.layout = tensor_layout(self.rules.table, players)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.rules.actions,
            max_chance_outcomes=self.rules.outcomes,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(TYPE, info, said)

    def new_initial_state(self) -> "CableCarState":
        """Return a game before the deal."""
        return CableCarState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "CableCarObserver":
        """Return what looks at states for a player."""
        return CableCarObserver(self, bool(iig_obs_type and iig_obs_type.perfect_recall))


class CableCarState(pyspiel.State):  # type: ignore[misc]
    """A position, or a draw of chance within a move."""

    def __init__(self, game: CableCarGame) -> None:
        """Begin before the deal."""
        super().__init__(game)
        self.game = ChanceGame(game.rules)

    def current_player(self) -> int:
        """Return the seat that is to act, or that chance is, or nobody."""
        if self.game.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return self.game.seat if self.game.chance is None else int(pyspiel.PlayerId.CHANCE)

    def _legal_actions(self, player: int) -> list[int]:
        return self.game.legal()

    def chance_outcomes(self) -> Outcomes:
        """Return what chance may say."""
        return self.game.chance or []

    def _apply_action(self, action: int) -> None:
        self.game.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"{'chance' if player == pyspiel.PlayerId.CHANCE else player}:{action}"

    def is_terminal(self) -> bool:
        """Return True if the game is over."""
        return self.game.is_over

    def returns(self) -> list[float]:
        """Return what each seat has won; nothing before the end."""
        return self.game.returns() if self.game.is_over else [0.0] * self.game.rules.players

    def __str__(self) -> str:
        return " ".join(map(str, self.history()))


class CableCarObserver:
    """What a player knows: the tensor, or with perfect recall all that it has seen."""

    def __init__(self, game: CableCarGame, recalls: bool) -> None:
        """Make room for the tensor."""
        self._game, self._recalls = game, recalls
        self._row = np.zeros((1, int(game.layout["size"][0])), np.uint8)
        self._observation = new_observation()
        self.tensor = np.zeros(self._row.shape[1], np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: CableCarState, player: int) -> None:
        """Write what a player knows into the tensor; nothing before the deal."""
        self._row[:] = 0
        if state.game.state["players"][0]:
            table = self._game.rules.table
            calls.observe(table, state.game.state, player, self._observation)
            tensor_of(table, self._game.layout, self._observation, self._row)
        self.tensor[:] = self._row[0]

    def string_from(self, state: CableCarState, player: int) -> str:
        """Return what a player knows, or all that it has seen."""
        if self._recalls:
            return f"{player}|{' '.join(state.game.seen[player])}"
        self.set_from(state, player)
        return f"{player}|{self._row.tobytes().hex()}"


pyspiel.register_game(TYPE, CableCarGame)
