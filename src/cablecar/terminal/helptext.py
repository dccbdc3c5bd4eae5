"""The help of the commands: every argument and value by one word, such as BOT or FILE."""

from collections.abc import Callable
from typing import Any, TypeVar

import typer
from typer.core import TyperCommand

Function = TypeVar("Function", bound=Callable[..., Any])


class Command(TyperCommand):
    """Shows what it takes as words: BOT where it is needed, [BOT]... where it may be left out."""

    def collect_usage_pieces(self, ctx: Any) -> list[str]:
        """Return the words of the usage line, without Typer's braces around what is needed."""
        pieces = super().collect_usage_pieces(ctx)
        return [piece.replace("{", "").replace("}", "") for piece in pieces]

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """Write the lists of arguments and options, without the names of Python's types."""
        for heading, kind in (("Arguments", "argument"), ("Options", "option")):
            records = [
                (parameter.metavar if kind == "argument" else record[0], record[1])
                for parameter in self.get_params(ctx)
                if parameter.param_type_name == kind and (record := parameter.get_help_record(ctx))
            ]
            if records:
                with formatter.section(heading):
                    formatter.write_dl(records)


class App(typer.Typer):
    """An app of such commands."""

    def command(self, name: str | None = None, **options: Any) -> Callable[[Function], Function]:
        """Register a command."""
        return super().command(name, **{"cls": Command, **options})
