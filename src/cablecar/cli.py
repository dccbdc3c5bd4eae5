"""The command line. Heavy imports stand inside the commands, so that `--help` answers at once."""

import io
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer
from typer.completion import get_completion_inspect_parameters, shell_complete
from typer.exceptions import TyperException

from cablecar.common.catalogue import say
from cablecar.common.errors import BotError, CablecarError
from cablecar.common.files import reason_of
from cablecar.common.version import __version__
from cablecar.terminal.helptext import App

if TYPE_CHECKING:
    from cablecar.terminal.sessions.games import Seating

app = App(
    help=say("help-cablecar"),
    invoke_without_command=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
)
board_app = App(help=say("help-board"), invoke_without_command=True)
app.add_typer(board_app, name="board")

BoardOption = Annotated[str | None, typer.Option("--board", metavar="FILE", help=say("help-board-option"))]
BoardFile = Annotated[str | None, typer.Argument(metavar="FILE", help=say("help-board-file"))]
SeedOption = Annotated[int, typer.Option("--seed", metavar="N", min=0, help=say("help-seed"))]
PlayersOption = Annotated[int, typer.Option("--players", metavar="N", min=2, max=4, help=say("help-players"))]
NamesOption = Annotated[
    list[str] | None,
    typer.Option("--name", metavar="NAME", help=say("help-name"), show_default=say("your-name")),
]
OpponentsOption = Annotated[str, typer.Option("--bots", metavar="BOT,BOT", help=say("help-opponents"))]
GameSeedOption = Annotated[int | None, typer.Option("--seed", metavar="N", min=0, help=say("help-seed"))]
SaveOption = Annotated[Path | None, typer.Option("--records", metavar="DIR", help=say("help-save"))]
ResumeOption = Annotated[bool, typer.Option("--resume", help=say("help-resume"))]
GameArgument = Annotated[str | None, typer.Argument(metavar="GAME", help=say("help-resume-game"))]
CodeOption = Annotated[Path | None, typer.Option("--code", metavar="FILE", help=say("help-code"))]
BlocksOption = Annotated[int, typer.Option("--blocks", metavar="N", min=1, help=say("help-blocks"))]
SimulationsOption = Annotated[
    int | None, typer.Option("--simulations", metavar="N", min=1, max=1_000_000, help=say("help-simulations"))
]
BudgetOption = Annotated[
    float | None, typer.Option("--budget", metavar="SECONDS", min=0.001, help=say("help-budget"))
]
MatchRecordsOption = Annotated[
    Path | None, typer.Option("--records", metavar="DIR", help=say("help-match-records"))
]
ResultsOption = Annotated[Path | None, typer.Option("--results", metavar="DIR", help=say("help-results"))]
JsonOption = Annotated[bool, typer.Option("--json", help=say("help-json"))]
NetOption = Annotated[Path | None, typer.Option("--net", metavar="FILE", help=say("help-net"))]
TracebackOption = Annotated[bool, typer.Option("--traceback", help=say("help-traceback"))]


COMPLETE = "_CABLECAR_COMPLETE"
"""Where a shell that completes a command line says which shell it is."""
SHELLS = ("bash", "zsh", "fish", "powershell")


def main() -> None:
    """Run a command; report what goes wrong in one sentence."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    if COMPLETE in os.environ:
        get_completion_inspect_parameters()  # makes the shells known to Typer
    try:
        sys.exit(app(standalone_mode=False))
    except CablecarError as error:
        _stop(str(error), 1)
    except TyperException as error:
        _stop(_usage(error), 2)
    except typer.Abort:
        _stop(say("interrupted"), 130)
    except OSError as error:
        _stop(say("output-failed", reason=reason_of(error)), 1)


def _stop(sentence: str, status: int) -> NoReturn:
    print(sentence, file=sys.stderr)
    sys.exit(status)


def _usage(error: TyperException) -> str:
    """Say where a command line went wrong."""
    context, parameter = getattr(error, "ctx", None), getattr(error, "param", None)
    command = context.command_path if context else "cablecar"
    if parameter:
        return _wrong_value(error, parameter, command)
    if hasattr(error, "possibilities"):
        return say("usage-unknown-option", option=getattr(error, "option_name", ""), command=command)
    if hasattr(error, "option_name"):
        return say("usage-wrong-option", option=error.option_name, command=command)
    is_group = hasattr(getattr(context, "command", None), "commands")
    return say("usage-wrong-command" if is_group else "usage-too-much", command=command)


def _wrong_value(error: TyperException, parameter: Any, command: str) -> str:
    """Say what is wrong with an option or argument, and what it takes where that is known."""
    name = parameter.opts[-1]
    option = name if name.startswith("-") else parameter.metavar or name
    refused: list[dict[str, Any]] = getattr(error.__cause__, "errors", list)()
    if not refused:
        return say("usage-missing", option=option, command=command)
    value, least, most = str(refused[0]["input"]), parameter.min, parameter.max
    if least is None:
        return say("usage-wrong-value", option=option, value=value, command=command)
    if most is None:
        return say("usage-too-small", option=option, value=value, least=str(least))
    return say("usage-out-of-range", option=option, value=value, least=str(least), most=str(most))


@contextmanager
def _showing_traceback(wanted: bool) -> Iterator[None]:
    """Print where in its code a bot failed, before the sentence that `main` prints."""
    try:
        yield
    except BotError as error:
        if wanted:
            print(error.traceback, end="", file=sys.stderr)
        raise


def _version(wanted: bool) -> None:
    if wanted:
        print(__version__)
        raise typer.Exit


@board_app.callback()
def _board(context: typer.Context) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.callback()
def _common(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help=say("help-version"))
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        print(context.get_help())


@app.command(help=say("help-play"))
def play(
    context: typer.Context,
    game: GameArgument = None,
    plain: Annotated[bool, typer.Option("--plain", help=say("help-plain"))] = False,
    players: PlayersOption = 2,
    bots: OpponentsOption = "casual",
    seed: GameSeedOption = None,
    names: NamesOption = None,
    board: BoardOption = None,
    code: CodeOption = None,
    net: NetOption = None,
    records: SaveOption = None,
    resume: ResumeOption = False,
) -> None:
    """Play in the browser, or in the terminal against bots and others at the same keyboard."""
    if not plain:
        _refuse_options(context, "play-terminal-only", "board", "code")
        _play_in_browser(board, code)
        return
    if resume:
        _refuse_options(context, "play-new-only", "game", "plain", "resume", "records", "code", "net")
    elif game is not None:
        raise CablecarError("games-without-resume", game=game)
    from cablecar.terminal.plain import play_in_terminal

    play_in_terminal(*_seating(context, game))


@app.command(help=say("help-tui"))
def tui(
    context: typer.Context,
    what: Annotated[str | None, typer.Argument(metavar="LINK|GAME", help=say("help-tui-what"))] = None,
    new: Annotated[bool, typer.Option("--new", help=say("help-tui-new"))] = False,
    players: PlayersOption = 2,
    bots: OpponentsOption = "casual",
    seed: GameSeedOption = None,
    names: NamesOption = None,
    pace: Annotated[
        float, typer.Option("--pace", metavar="SECONDS", min=0, max=60, help=say("help-tui-pace"))
    ] = 1.5,
    board: BoardOption = None,
    code: CodeOption = None,
    net: NetOption = None,
    records: SaveOption = None,
    resume: ResumeOption = False,
) -> None:
    """Play on the whole terminal."""
    from cablecar.terminal.keys import require_terminal

    require_terminal()
    from cablecar.terminal.tui.launch import join_table, make_table, play_here

    if new:
        if what is None:
            raise CablecarError("tui-new-where")
        _refuse_options(
            context, "tui-own-game-only", "what", "new", "names", "players", "bots", "pace", "board"
        )
        settings = {"pace": pace} if board is None else {"pace": pace, "board": board}
        make_table(what, names, players, bots if _is_given(context, "bots") else "", settings)
    elif resume:
        _refuse_options(context, "play-new-only", "what", "resume", "records", "code", "net", "pace")
        play_here(*_seating(context, what), pace)
    elif what is not None:
        _refuse_options(context, "tui-own-game-only", "what", "names")
        join_table(what, names)
    else:
        play_here(*_seating(context), pace)


@app.command("games", help=say("help-games-command"))
def saved_games(records: SaveOption = None) -> None:
    """List the games that are kept."""
    from cablecar.terminal.reports.warm import warm_up

    warm_up()
    from cablecar.terminal.sessions.games import games_folder, show_games

    show_games(records or games_folder())


def _seating(context: typer.Context, resumed: str | None = None) -> tuple["Seating", Path]:
    """Return the game that a command begins or goes on with, compiled and ready, and its file."""
    from cablecar.board import find_board
    from cablecar.terminal.reports.warm import warm_up

    wish = SimpleNamespace(**context.params)
    found = find_board(wish.board)
    warm_up()
    from cablecar.arena.entrants import find_entrants
    from cablecar.bots import Budget, known_bots
    from cablecar.terminal.sessions.games import (
        SECONDS,
        games_folder,
        new_file,
        new_seating,
        resumed_seating,
        wanted_game,
    )

    folder, budget = wish.records or games_folder(), Budget(seconds=SECONDS)
    if wish.resume:
        path, game = wanted_game(folder, resumed)
        seating = resumed_seating(game, known_bots(wish.code, wish.net), budget)
    else:
        people = wish.names or [say("your-name")]
        needs_bots = len(people) < wish.players or _is_given(context, "bots")
        rivals = find_entrants(wish.bots, wish.code, budget, wish.net) if needs_bots else []
        seating = new_seating(found, wish.players, people, rivals, wish.seed)
        path = new_file(folder)
    return seating, path


def _is_given(context: typer.Context, name: str) -> bool:
    """Return True if an option stands on the command line."""
    source = context.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"


def _refuse_options(context: typer.Context, key: str, *allowed: str) -> None:
    """Refuse an option that has no meaning here."""
    for parameter in context.command.params:
        if parameter.name not in allowed and _is_given(context, parameter.name or ""):
            raise CablecarError(key, option=parameter.opts[-1])


def _play_in_browser(board: str | None, code: Path | None) -> None:
    from cablecar.board import find_board
    from cablecar.terminal.reports.warm import warm_up

    boards = () if board is None else (find_board(board),)
    warm_up()
    from cablecar.terminal.browser import play_in_browser

    play_in_browser(boards, code)


@app.command(help=say("help-simulate"))
def simulate(
    players: PlayersOption = 2,
    bots: Annotated[str, typer.Option("--bots", metavar="BOT,BOT", help=say("help-bots"))] = "random",
    games: Annotated[int, typer.Option("--games", metavar="N", min=1, help=say("help-games"))] = 1,
    seed: SeedOption = 0,
    records: Annotated[
        Path | None, typer.Option("--records", metavar="DIR", help=say("help-records"))
    ] = None,
    parquet: Annotated[
        Path | None, typer.Option("--parquet", metavar="FILE", help=say("help-parquet"))
    ] = None,
    as_json: JsonOption = False,
    board: BoardOption = None,
    code: CodeOption = None,
    net: NetOption = None,
    traceback: TracebackOption = False,
) -> None:
    """Let bots play."""
    from cablecar.board import find_board
    from cablecar.terminal.reports.warm import warm_up

    found = find_board(board)
    warm_up()
    from cablecar.arena.entrants import find_entrants
    from cablecar.bots import Budget
    from cablecar.bots.expert import SIMULATIONS
    from cablecar.terminal.reports.reports import Simulation, show_simulation

    entrants = find_entrants(bots, code, Budget(simulations=SIMULATIONS), net)
    simulation = Simulation(found, players, entrants, games, seed, records, parquet)
    with _showing_traceback(traceback):
        raise typer.Exit(show_simulation(simulation, as_json))


@app.command(help=say("help-match"))
def match(
    first: Annotated[str, typer.Argument(metavar="BOT", help=say("help-match-first"))],
    second: Annotated[str, typer.Argument(metavar="BOT", help=say("help-match-second"))],
    players: PlayersOption = 2,
    blocks: BlocksOption = 100,
    seed: SeedOption = 0,
    simulations: SimulationsOption = None,
    budget: BudgetOption = None,
    stop: Annotated[bool, typer.Option("--stop", help=say("help-stop"))] = False,
    as_json: JsonOption = False,
    results: ResultsOption = None,
    records: MatchRecordsOption = None,
    board: BoardOption = None,
    code: CodeOption = None,
    net: NetOption = None,
    traceback: TracebackOption = False,
) -> None:
    """Let two bots play a match."""
    from cablecar.board import find_board
    from cablecar.terminal.reports.warm import warm_up

    found = find_board(board)
    warm_up()
    from cablecar.arena.entrants import make_budget
    from cablecar.arena.games import Pairing
    from cablecar.arena.plan import Plan
    from cablecar.terminal.reports.matches import show_match

    pairings = (Pairing(first, second),)
    plan = Plan(found, pairings, players, blocks, seed, make_budget(simulations, budget), code, net, records)
    with _showing_traceback(traceback):
        raise typer.Exit(show_match(plan, results, stop, as_json))


@app.command(help=say("help-ladder"))
def ladder(
    bots: Annotated[list[str] | None, typer.Argument(metavar="BOT", help=say("help-ladder-bots"))] = None,
    players: PlayersOption = 2,
    blocks: BlocksOption = 100,
    seed: SeedOption = 0,
    simulations: SimulationsOption = None,
    budget: BudgetOption = None,
    results: ResultsOption = None,
    records: MatchRecordsOption = None,
    board: BoardOption = None,
    code: CodeOption = None,
    net: NetOption = None,
    traceback: TracebackOption = False,
) -> None:
    """Let every bot play against every other."""
    from cablecar.board import find_board
    from cablecar.terminal.reports.warm import warm_up

    found = find_board(board)
    warm_up()
    from cablecar.arena.entrants import make_budget
    from cablecar.arena.plan import Plan, all_pairings
    from cablecar.bots import known_bots
    from cablecar.terminal.reports.matches import show_ladder

    pairings = all_pairings(tuple(bots or known_bots(code, net)), players)
    plan = Plan(found, pairings, players, blocks, seed, make_budget(simulations, budget), code, net, records)
    with _showing_traceback(traceback):
        raise typer.Exit(show_ladder(plan, results))


@app.command(help=say("help-bots-command"))
def bots(code: CodeOption = None) -> None:
    """List the bots."""
    from cablecar.bots import known_bots
    from cablecar.terminal.reports.matches import show_bots

    show_bots(known_bots(code))


@app.command(help=say("help-verify"))
def verify(
    files: Annotated[list[Path], typer.Argument(metavar="FILE", help=say("help-verify-files"))],
) -> None:
    """Check game files."""
    from cablecar.terminal.reports.warm import warm_up

    warm_up()
    from cablecar.terminal.reports.reports import show_verification

    raise typer.Exit(show_verification(files))


@app.command(help=say("help-replay"))
def replay(file: Annotated[Path, typer.Argument(metavar="FILE", help=say("help-replay-file"))]) -> None:
    """Print a game in sentences."""
    from cablecar.engine.record import read
    from cablecar.terminal.reports.warm import warm_up

    record = read(file)
    warm_up()
    from cablecar.terminal.reports.reports import show_replay

    show_replay(record)


@app.command(help=say("help-review"))
def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("help-review-file"))],
    seed: Annotated[int, typer.Option("--seed", metavar="N", min=0, help=say("help-review-seed"))] = 0,
    as_json: JsonOption = False,
    as_page: Annotated[bool, typer.Option("--html", help=say("help-review-html"))] = False,
    output: Annotated[
        Path | None, typer.Option("-o", "--output", metavar="FILE", help=say("help-review-output"))
    ] = None,
) -> None:
    """Separate luck from skill in a finished game."""
    from cablecar.engine.record import read
    from cablecar.terminal.reports.warm import warm_up

    if (as_page and as_json) or (output is not None and not as_page):
        raise CablecarError("review-options")
    record = read(file)
    warm_up()
    from cablecar.terminal.reports.review import show_review

    page = (output or Path("review.html")) if as_page else None
    raise typer.Exit(show_review(record, seed, as_json, page))


@app.command(help=say("help-engine"))
def engine() -> None:
    """Play and analyse for other programs."""
    from cablecar.terminal.reports.warm import warm_up

    warm_up()
    from cablecar.json_lines.engine import Engine
    from cablecar.terminal.reports.reports import INTERRUPTED

    try:
        Engine(sys.stdout.buffer).serve(sys.stdin.buffer)
    except KeyboardInterrupt:
        raise typer.Exit(INTERRUPTED) from None


@app.command(help=say("help-watch"))
def watch(
    what: Annotated[str, typer.Argument(metavar="FILE|URL", help=say("help-watch-what"))],
    pace: Annotated[
        float | None, typer.Option("--pace", metavar="SECONDS", min=0, max=60, help=say("help-pace"))
    ] = None,
    plain: Annotated[bool, typer.Option("--plain", help=say("help-watch-plain"))] = False,
) -> None:
    """Watch a record or a table."""
    from cablecar.terminal.reports.warm import warm_up

    warm_up()
    from cablecar.terminal.watch import watch as watch_game

    watch_game(what, pace, plain)


@app.command(help=say("help-rules"))
def rules(
    rule: Annotated[str | None, typer.Argument(metavar="ID", help=say("help-rule"))] = None,
    board: BoardOption = None,
) -> None:
    """Print the rules."""
    from cablecar.board import find_board
    from cablecar.terminal.rulebook import show_rule, show_rules

    found = find_board(board)
    if rule is None:
        show_rules(found)
    else:
        show_rule(rule, found)


@app.command(help=say("help-bench"))
def bench(as_json: JsonOption = False, board: BoardOption = None) -> None:
    """Measure the engine's speed."""
    from cablecar.board import find_board
    from cablecar.terminal.reports.bench import show_bench
    from cablecar.terminal.reports.warm import warm_up

    warm_up()
    show_bench(find_board(board), as_json)


@app.command(help=say("help-train"))
def train(
    output: Annotated[Path, typer.Option("-o", "--output", metavar="FILE", help=say("help-train-output"))],
    positions: Annotated[
        int, typer.Option("--positions", metavar="N", min=1000, help=say("help-positions"))
    ] = 1_500_000,
    seed: SeedOption = 0,
    board: BoardOption = None,
) -> None:
    """Train the expert's value net."""
    from cablecar.board import find_board
    from cablecar.terminal.reports.warm import warm_up

    found = find_board(board)
    warm_up()
    from cablecar.terminal.reports.training import show_training

    raise typer.Exit(show_training(found, board, positions, seed, output))


@app.command(help=say("help-solve"))
def solve(
    board: Annotated[str, typer.Argument(metavar="FILE", help=say("help-solve-board"))] = "mini",
    efg: Annotated[Path | None, typer.Option("--efg", metavar="FILE", help=say("help-solve-efg"))] = None,
    check: Annotated[bool, typer.Option("--check", help=say("help-solve-check"))] = False,
    simulations: Annotated[
        int,
        typer.Option("--simulations", metavar="N", min=1, max=1_000_000, help=say("help-solve-simulations")),
    ] = 200,
) -> None:
    """Solve a small board."""
    from cablecar.board import find_board
    from cablecar.terminal.reports.warm import warm_up

    found = find_board(board)
    warm_up()
    from cablecar.terminal.reports.solving import show_solution

    show_solution(found, efg, check, simulations)


@app.command(help=say("help-serve"))
def serve(
    host: Annotated[
        str, typer.Option("--host", metavar="ADDRESS", help=say("help-serve-host"))
    ] = "127.0.0.1",
    port: Annotated[
        int, typer.Option("--port", metavar="N", min=0, max=65535, help=say("help-serve-port"))
    ] = 8042,
    db: Annotated[str | None, typer.Option("--db", metavar="URL", help=say("help-serve-db"))] = None,
    data: Annotated[Path | None, typer.Option("--data", metavar="DIR", help=say("help-serve-data"))] = None,
    trusted_proxy: Annotated[
        str, typer.Option("--trusted-proxy", metavar="ADDRESS", help=say("help-serve-proxy"))
    ] = "",
    public_name: Annotated[
        list[str] | None, typer.Option("--public-name", metavar="NAME", help=say("help-serve-name"))
    ] = None,
    keep_finished: Annotated[
        int, typer.Option("--keep-finished", metavar="DAYS", min=0, help=say("help-serve-keep"))
    ] = 365,
    boards: Annotated[
        list[str] | None, typer.Option("--board", metavar="FILE", help=say("help-serve-board"))
    ] = None,
    code: CodeOption = None,
) -> None:
    """Serve tables."""
    from cablecar.board import find_board
    from cablecar.terminal.reports.warm import warm_up

    own = tuple(find_board(name) for name in boards or ())
    warm_up()
    from cablecar.common.files import data_folder
    from cablecar.server.serve import ServerOptions, database_in
    from cablecar.server.serve import serve as serve_tables
    from cablecar.server.storage.retention import Retention

    if db is not None and data is not None:
        raise CablecarError("serve-db-and-data")
    folder = data or data_folder()
    names = tuple(public_name or ())
    retention = Retention(keep_finished or None)
    database = database_in(folder)
    options = ServerOptions(host, port, database, trusted_proxy, folder, names, retention, own, code)
    serve_tables(options if db is None else replace(options, database=db, folder=None))


@app.command(help=say("help-site"))
def site(
    output: Annotated[Path, typer.Option("-o", "--output", metavar="DIR", help=say("help-site-output"))],
    boards: Annotated[
        list[str] | None, typer.Option("--board", metavar="FILE", help=say("help-serve-board"))
    ] = None,
) -> None:
    """Write the page as files for a web host."""
    from cablecar.board import find_board

    own = tuple(find_board(name) for name in boards or ())
    from cablecar.server.page.site import write_site

    print(say("site-written", folder=str(output), files=write_site(output, own)))


@app.command(help=say("help-completion"))
def completion(
    context: typer.Context,
    shell: Annotated[str, typer.Argument(metavar="SHELL", help=say("help-shell"))],
) -> None:
    """Print a shell's completion script."""
    if shell not in SHELLS:
        raise CablecarError("unknown-shell", shell=shell, known=", ".join(SHELLS))
    get_completion_inspect_parameters()
    shell_complete(context.find_root().command, {}, "cablecar", COMPLETE, f"source_{shell}")


@board_app.command("check", help=say("help-board-check"))
def board_check(file: BoardFile = None) -> None:
    """Check a board file."""
    from cablecar.board import find_board

    board = find_board(file)
    sizes = {"locations": len(board.locations), "routes": len(board.routes), "tickets": len(board.tickets)}
    print(say("board-valid", id=board.id, **sizes))


@board_app.command("export", help=say("help-board-export"))
def board_export(file: BoardFile = None) -> None:
    """Print a board's canonical JSON, without a final newline, so that its hash is the board's."""
    from cablecar.board import find_board

    sys.stdout.buffer.write(find_board(file).canonical.encode())


@board_app.command("draw", help=say("help-board-draw"))
def board_draw(
    file: BoardFile = None,
    output: Annotated[Path, typer.Option("-o", "--output", metavar="FILE", help=say("help-output"))] = Path(
        "board.svg"
    ),
) -> None:
    """Draw a board."""
    from cablecar.board import find_board
    from cablecar.board.draw import draw_board
    from cablecar.common.files import write_text

    write_text(output, draw_board(find_board(file)))
    print(say("board-drawn", file=str(output)))
