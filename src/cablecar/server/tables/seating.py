"""Who sits at a table: people and bots come and go, hand their seats over and move to other devices.

Every function here holds the table's lock, and stores what it changes by `Table.save` or `Table.enter`, which
change memory afterwards.
"""

from dataclasses import replace

from cablecar.common.catalogue import say
from cablecar.common.shared import STAND_IN
from cablecar.engine.players import BOT_KIND
from cablecar.server.model.live_game import ActionMeta
from cablecar.server.model.seats import (
    BOT,
    CLOSED,
    HUMAN,
    OPEN,
    PLAYING,
    WAITING,
    Seat,
    bot_name,
    expect_new_name,
)
from cablecar.server.security.identity import (
    Refused,
    SeatCredential,
    clean_name,
    hashed,
    new_secret,
    verify_secret,
)
from cablecar.server.storage import queries
from cablecar.server.tables.table import Table

CODE_SECONDS = 600.0
"""How long a code that moves a seat to another device can be used."""

# --- before the start


async def join(table: Table, name: str, chair: int | None) -> tuple[int, str]:
    """Take a free seat and return its chair and secret."""
    name = clean_name(name)
    async with table.lock:
        table.expect(WAITING)
        free, secret = _free_seat(table, chair), new_secret()
        expect_new_name(name, table.seats)
        await table.save([replace(free, kind=HUMAN, name=name, secret_hash=hashed(secret))])
        table.broadcaster.broadcast_table()
        return free.chair, secret


async def set_seat(table: Table, chair: int, bot: str | None) -> None:
    """Put a bot on a chair that no person holds, or free it again."""
    if bot is not None:
        table.services.expect_bot(bot)
    async with table.lock:
        table.expect(WAITING)
        if table.seat_on(chair).kind == HUMAN:
            raise Refused(409, "seat-taken")
        others = [seat for seat in table.seats if seat.chair != chair]
        seat = Seat(chair, OPEN) if bot is None else Seat(chair, BOT, bot_name(bot, others), bot)
        await table.save([seat])
        table.broadcaster.broadcast_table()


def _free_seat(table: Table, chair: int | None) -> Seat:
    if chair is not None:
        seat = table.seat_on(chair)
        if not seat.is_free:
            raise Refused(409, "seat-taken")
        return seat
    free = [seat for seat in table.seats if seat.is_free]
    if not free:
        raise Refused(409, "table-full")
    return free[0]


# --- leaving


async def leave(table: Table, credential: SeatCredential) -> None:
    """Give a seat up: before the start it is free again, in a game a bot goes on."""
    async with table.lock:
        await _vacate(table, table.held_seat(credential), OPEN)


async def close_seat(table: Table, chair: int) -> None:
    """Remove the person on a chair; before the start the chair stays empty."""
    async with table.lock:
        await _vacate(table, table.seat_on(chair), CLOSED)


async def _vacate(table: Table, seat: Seat, kind: str) -> None:
    """Remove the holder of a seat: in a game a bot goes on, otherwise the seat becomes of this kind."""
    playing = table.status == PLAYING and table.seat_of(seat.chair) is not None
    if not playing:
        await table.save([Seat(seat.chair, kind)])
    elif seat.kind != HUMAN:
        raise Refused(409, "seat-with-bot")
    elif seat.bot is None:
        await _hand_over(table, seat.without_holder, "bot", STAND_IN)
    else:
        await table.save([seat.without_holder])
    table.subscribers.close_chair(seat.chair, "seat-closed")
    table.broadcaster.broadcast_table()


# --- a bot in place of a person


async def give_to_bot(table: Table, credential: SeatCredential, bot: str) -> None:
    """Let a bot play a person's seat until it is taken back."""
    table.services.expect_bot(bot)
    async with table.lock:
        await _change_hands(table, table.held_seat(credential), "bot", bot)


async def take_back(table: Table, credential: SeatCredential) -> None:
    """Let the person of a seat play it again."""
    async with table.lock:
        await _change_hands(table, table.held_seat(credential), "back", None)


async def stand_in(table: Table, chair: int) -> None:
    """Let a bot play an absent person's seat until that person takes it back."""
    async with table.lock:
        await _change_hands(table, _absent_seat(table, chair), "bot", STAND_IN)


async def _change_hands(table: Table, seat: Seat, kind: str, bot: str | None) -> None:
    live, number = table.expect_player(table.seat_of(seat.chair))
    table.expect(PLAYING)
    table.expect_fewer_than_most(live.count(number, "bot", "back"))
    if seat.bot != bot:
        await _hand_over(table, seat, kind, bot)


async def _hand_over(table: Table, seat: Seat, kind: str, bot: str | None) -> None:
    live, number = table.expect_player(table.seat_of(seat.chair))
    actor = HUMAN if bot is None else f"{BOT_KIND}{bot}"
    meta = ActionMeta(number, actor, table.services.now())
    await table.enter(lambda: live.note(kind, meta), seats=[replace(seat, bot=bot)])


# --- another person, or another device


async def offer_seat(table: Table, chair: int) -> str:
    """Return a code by which somebody else may take an absent person's seat in this game."""
    async with table.lock:
        table.expect(PLAYING)
        code = new_secret()
        table.offers[_absent_seat(table, chair).chair] = hashed(code)
        return code


async def take_over(table: Table, chair: int, code: str, name: str) -> str:
    """Let somebody else play an offered seat from now on, and return their secret; the old one ends."""
    name = clean_name(name)
    async with table.lock:
        if not verify_secret(code, table.offers.get(chair)):
            raise Refused(403, "code-wrong")
        table.expect(PLAYING)
        old, secret = _absent_seat(table, chair), new_secret()
        expect_new_name(name, [seat for seat in table.seats if seat.chair != chair])
        live, number = table.expect_player(table.seat_of(chair))
        seat = replace(old.without_holder, name=name, secret_hash=hashed(secret))
        await table.save(
            [seat],
            lambda connection: queries.replace_player(connection, live, number, name, hashed(secret)),
        )
        del table.offers[chair]
        live.replace_player(number, name, hashed(secret))
        if seat.bot is not None:
            await _hand_over(table, seat, "back", None)
        table.broadcaster.broadcast_table()
        table.broadcaster.broadcast_entries([])
        return secret


def _absent_seat(table: Table, chair: int) -> Seat:
    """Return the seat of a person who is not connected, or has left."""
    seat = table.seat_on(chair)
    if seat.kind != HUMAN or chair in table.subscribers.chairs:
        raise Refused(409, "seat-present")
    return seat


async def new_code(table: Table, credential: SeatCredential) -> str:
    """Return a code that moves a seat to another device, once and soon."""
    async with table.lock:
        seat, code = table.held_seat(credential), new_secret()
        until = table.services.now() + CODE_SECONDS
        await table.save([replace(seat, code_hash=hashed(code), code_until=until)])
        return code


async def use_code(table: Table, chair: int, code: str) -> str:
    """Move a seat to the device that shows its code, and return the new secret; the old one ends."""
    async with table.lock:
        seat = table.seats[chair] if 0 <= chair < len(table.seats) else Seat(chair, OPEN)
        if not verify_secret(code, seat.code_hash) or (seat.code_until or 0.0) < table.services.now():
            raise Refused(403, "code-wrong")
        old, secret = seat.secret_hash or "", new_secret()
        new = hashed(secret)
        await table.save(
            [replace(seat, secret_hash=new, code_hash=None, code_until=None)],
            lambda connection: queries.change_owner(connection, table.id, old, new),
        )
        table.chat.change_author(old, new)
        if table.live is not None:
            table.live.change_owner(old, new)
        table.subscribers.close_chair(chair, "seat-moved")
        table.broadcaster.broadcast_table()
        return secret


# --- names


async def forget_name(table: Table, chair: int, owner_hash: str | None) -> None:
    """Delete the name of a present or former holder of a chair; for the host (None) of all of them."""
    async with table.lock:
        seat, name = table.seat_on(chair), say("player-name", number=chair + 1)
        owners = await table.services.store.run(
            lambda connection: queries.owners_of_chair(connection, table.id, chair)
        )
        owners |= set() if seat.secret_hash is None else {seat.secret_hash}
        if owner_hash is not None and owner_hash not in owners:
            raise Refused(403, "secret-wrong")
        forgotten = owners if owner_hash is None else {owner_hash}
        if seat.kind == HUMAN and _named_after(table, seat) in forgotten:
            seat = replace(seat, name=name)
        await table.save(
            [seat], lambda connection: queries.forget_names(connection, table.id, forgotten, name)
        )
        lines = table.chat.rename(forgotten, name)
        plays = table.live is not None and table.live.rename_players(forgotten, name)
        table.broadcaster.broadcast_table()
        table.broadcaster.broadcast_chat(lines)
        if plays:
            table.broadcaster.broadcast_entries([])


def _named_after(table: Table, seat: Seat) -> str | None:
    """Return the hash of the secret of the person a seat is named after, also of one who has left."""
    number = table.seat_of(seat.chair)
    player = None if table.live is None or number is None else table.live.owner_hashes[number]
    return seat.secret_hash or player
