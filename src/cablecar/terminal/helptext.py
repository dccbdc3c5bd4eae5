"""The help of the commands in the user's language; arguments and values are one word each, such as FILE."""

import re
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import typer
from typer.core import TyperCommand, TyperGroup

from cablecar.common.catalogue import say

Function = TypeVar("Function", bound=Callable[..., Any])

_DEFAULT, _REQUIRED = "default: ", "required"
_RANGE = re.compile(r"(?P<least>[\d.]+)<=x<=(?P<most>[\d.]+)|x>=(?P<only_least>[\d.]+)")
"""How Typer writes which values an option takes."""


def worded(about: str) -> str:
    """Return what Typer tells about a parameter, with its notes in brackets in the user's language."""
    text, bracket, notes = about.rpartition("  [")
    if not bracket:
        return about
    return f"{text}  [{', '.join(map(_note, reversed(notes.removesuffix(']').split('; '))))}]"


def _note(note: str) -> str:
    if note == _REQUIRED:
        return say("help-required")
    if note.startswith(_DEFAULT):
        return say("help-default", value=note.removeprefix(_DEFAULT).strip("()"))
    limits = _RANGE.fullmatch(note)
    assert limits is not None, note
    least, most, only_least = (
        number and number.replace(".", say("decimal-mark")) for number in limits.groups()
    )
    return say("help-least", least=only_least) if only_least else say("help-range", least=least, most=most)


def _heading(key: str) -> str:
    """Return the heading of a list without its colon, which the formatter adds; French has a space there."""
    return say(key).removesuffix(":")


class _Worded:
    """What commands and groups of them have in common."""

    def format_usage(self: Any, ctx: Any, formatter: Any) -> None:
        """Write the usage line."""
        usage = say("help-usage") + " "
        formatter.write_usage(ctx.command_path, " ".join(self.collect_usage_pieces(ctx)), prefix=usage)

    def format_options(self: Any, ctx: Any, formatter: Any) -> None:
        """Write the lists of arguments and options, without the names of Python's types."""
        for heading, kind in (("help-arguments", "argument"), ("help-options", "option")):
            records = list(self.records(ctx, kind))
            if records:
                with formatter.section(_heading(heading)):
                    formatter.write_dl(records)

    def records(self: Any, ctx: Any, kind: str) -> Iterator[tuple[str, str]]:
        """Yield the parameters of a kind, and what is said about them."""
        for parameter in self.get_params(ctx):
            record = parameter.get_help_record(ctx) if parameter.param_type_name == kind else None
            if record is not None:
                about = say("help-help") if parameter is self.get_help_option(ctx) else worded(record[1])
                yield parameter.metavar if kind == "argument" else record[0], about


class Command(_Worded, TyperCommand):
    """Shows what it takes as words: BOT where it is needed, [BOT]... where it may be left out."""

    def collect_usage_pieces(self, ctx: Any) -> list[str]:
        """Return the words of the usage line, without Typer's braces around what is needed."""
        pieces = super().collect_usage_pieces(ctx)
        return [piece.replace("{", "").replace("}", "") for piece in pieces]


class Group(_Worded, TyperGroup):
    """Commands under one name."""

    def format_options(self, ctx: Any, formatter: Any) -> None:
        """Write the lists of options and commands."""
        super().format_options(ctx, formatter)
        self.format_commands(ctx, formatter)

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """Write the list of commands, each with the beginning of what it does."""
        names = [name for name in self.list_commands(ctx) if not self.commands[name].hidden]
        width = formatter.width - 6 - max(map(len, names))
        with formatter.section(_heading("help-commands")):
            formatter.write_dl([(name, self.commands[name].get_short_help_str(width)) for name in names])


class App(typer.Typer):
    """An app of such commands."""

    def __init__(self, **options: Any) -> None:
        super().__init__(**{"cls": Group, **options})

    def command(self, name: str | None = None, **options: Any) -> Callable[[Function], Function]:
        """Register a command."""
        return super().command(name, **{"cls": Command, **options})
