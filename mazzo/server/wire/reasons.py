"""What a client does about each reason it can be refused with: docs/api.md shows this table, and a test keeps it whole."""

from __future__ import annotations

AGAIN = "again"
LATER = "later"
LOOK = "look"
ASK = "ask"
NEVER = "never"

KINDS = {
    AGAIN: "Nothing is wrong with it. Send the same message with the same `id` in a moment, and wait longer each time.",
    LATER: "A limit. Wait a minute before you do anything of the kind; where a time is given, wait that long.",
    LOOK: "The table is not what you think. Look at the newest `table`; if it still waits for you, decide anew, with a new `id`.",
    ASK: "Only the person at the keyboard can tell what to do: show them `text`. A program has nothing to do.",
    NEVER: "It will be refused every time. There is a mistake in the client, or the thing is gone.",
}
"""What to do, in five words and a sentence each."""

ADVICE: dict[str, tuple[str, str]] = {
    # What happens to programs that do everything right.
    "busy": (AGAIN, "others were faster"),
    "not_stored": (AGAIN, "the database is away, full, or not writable; nothing has changed"),
    "server_error": (AGAIN, "a fault of the server; once or twice, not for ever"),
    "stale": (LOOK, "the decision was made for another turn; the newest `table` follows"),
    "not_your_turn": (LOOK, "the table waits for others"),
    "game_over": (LOOK, "there is nothing left to decide"),
    "seat_kept": (LOOK, "a bot plays on your seat: send `take_back` first"),
    "incomplete": (LOOK, "add one of `facts.legal` to the decision and send it, with the same `id`"),
    # Decisions.
    "no_such_move": (LOOK, "these words are no move now: choose from `legal`"),
    "too_many_parts": (LOOK, "the decision is complete without the last of its parts"),
    "id_used": (LOOK, "you have used this `id` for another decision, which was accepted at turn `facts.turn`"),
    # Limits.
    "too_many_messages": (LATER, "the connection is closed with 1008"),
    "too_many_refusals": (LATER, "the connection is closed with 1008"),
    "too_many_requests": (LATER, "as long as `Retry-After` says"),
    "too_many_hellos": (LATER, "a minute; wait longer each time before you connect again"),
    "too_many_renames": (LATER, "up to an hour"),
    "too_many_second_thoughts": (LOOK, "the sealed decision stays as it is until the next turn"),
    "too_many_sockets": (LATER, "close connections you do not need"),
    "too_many_guesses": (LATER, "wrong codes or tokens"),
    "too_many_persons": (LATER, "an hour; keep the cookie instead of asking for new ones"),
    "too_many_tables": (LATER, "up to an hour"),
    "draining": (LATER, "the server is about to be upgraded; games in play go on, new ones begin afterwards"),
    "too_many_links": (LATER, "up to an hour"),
    "too_many_reports": (LATER, "up to an hour"),
    "too_many_replays": (LATER, "a minute"),
    "too_many_hints": (LATER, "a minute"),
    "hint_on_its_way": (LATER, "the hint will come"),
    "no_hint_now": (LATER, "the bots have no time"),
    "too_much_talk": (LATER, "ten seconds"),
    "too_soon": (LATER, "after a few turns"),
    "too_many_exports": (LATER, "up to an hour"),
    "back_after_bot": (LATER, "rated games: after the bot's next decision"),
    "reported_enough": (LATER, "a day"),
    "silenced": (LATER, "until the time in the sentence, if it has one"),
    "not_holder": (LATER, "of no concern to clients: another process drives the table"),
    # A person's matters.
    "already_started": (ASK, "only in the waiting room"),
    "not_host": (ASK, "only the host may"),
    "not_seated": (ASK, "sit down first"),
    "not_kept": (ASK, "the seat is yours already"),
    "not_playing": (ASK, "the cards have not been dealt"),
    "not_over": (ASK, "wait for the end of the game"),
    "seat_taken": (ASK, "choose another"),
    "seat_empty": (ASK, "nobody is there"),
    "seats_empty": (ASK, "seat people or bots first"),
    "rated_needs_two": (ASK, "two people at least"),
    "no_hints_when_rated": (ASK, "none until the game is over"),
    "no_more_returns": (ASK, "rated games: the bot plays on to the end"),
    "no_new_pace_when_rated": (ASK, ""),
    "no_pause_when_rated": (ASK, ""),
    "no_programs_when_rated": (ASK, ""),
    "not_all_here": (ASK, "wait for those in `facts.names`"),
    "two_seats": (ASK, "one person cannot be two players of a rated game"),
    "no_clock": (ASK, "this table has none"),
    "away_too_long": (ASK, "no pause is left in this game"),
    "removed": (ASK, "the host has given the seat to somebody else; watch, or play elsewhere"),
    "no_seat_here": (ASK, "watch, or play elsewhere"),
    "blocked_here": (ASK, "play elsewhere"),
    "too_many_blocked": (ASK, "lift a block first"),
    "too_many_public": (ASK, "close one of your public tables first, or open this one to friends alone"),
    "nobody_meant": (ASK, "nobody sits there, or said that"),
    "yourself": (ASK, "somebody else, not you"),
    "name_given": (ASK, "the server's host has chosen it"),
    "bad_name": (ASK, "another name"),
    "nothing_said": (ASK, "an empty line"),
    "too_long": (ASK, "a shorter line; `facts.most` characters"),
    "talked_out": (ASK, "no more talk at this table"),
    "said_enough": (ASK, "no more talk of yours at this table"),
    "not_confirmed": (ASK, "type the name exactly"),
    "no_such_device": (ASK, "it may have been signed out already"),
    "link_void": (ASK, "make another link"),
    "not_a_bot": (ASK, "only bots' moves can be reported"),
    "banned": (ASK, "by the server's host; until `facts.until`, where there is one"),
    "bad_options": (ASK, "the sentence says which options do not fit; see *How options are written*"),
    # Mistakes, and what is gone.
    "forgotten": (NEVER, "the person was deleted; the connection is closed with 1008"),
    "signed_out": (NEVER, "the device was signed out; the connection is closed with 1008"),
    "wrong_host": (NEVER, "the server is not known by this name: its host can add it"),
    "bad_token": (NEVER, "revoked, or for another table: ask the host for a new one"),
    "api_version": (NEVER, "the program was written for other messages; `facts.version` is the server's"),
    "not_for_programs": (NEVER, "only people may send this message"),
    "no_person": (NEVER, "no cookie, or one this server does not know: `GET /api/me` first"),
    "no_such_table": (NEVER, "wrong code, or not yours to see"),
    "log_damaged": (NEVER, "the game cannot go on; the server's host can tell more"),
    "old_rules": (NEVER, "the table was played by rules this server does not have"),
    "bad_message": (NEVER, "not JSON, an unknown field, a number out of range: the sentence says which"),
    "unknown_type": (NEVER, "no message has this `type`"),
    "hello_first": (NEVER, "hello comes first, and soon"),
    "no_such_seat": (NEVER, "seats are counted from 0"),
    "no_such_level": (NEVER, "`GET /api/games` lists the levels"),
    "no_such_game": (NEVER, "`GET /api/games` lists the games"),
    "no_such_pace": (NEVER, "1, 2 or 4"),
    "no_such_place": (NEVER, "past the end of the replay"),
    "no_such_view": (NEVER, "`open`, or the number of a seat"),
    "no_such_address": (NEVER, ""),
    "wrong_method": (NEVER, "see the header `Allow`"),
    "wrong_origin": (NEVER, "the `Origin` is not the server's own"),
    "not_json": (NEVER, "`Content-Type: application/json`"),
    "too_large": (NEVER, "64 KiB at most"),
    "too_slow": (NEVER, "send the body at once"),
}
"""Every reason: what to do, and what else is worth knowing."""

CLOSE_CODES = {
    1000: "Closed as agreed, by either side: connect again if you still have something to do.",
    1001: "The other side is going away: connect again in a moment.",
    1006: "Cut without a word: the network, a server that was killed, a revoked token, a client that did not read, or one "
    "connection too many for a seat (the oldest is closed). Connect again; a token that was revoked is then refused with 401.",
    1002: "A frame against the WebSocket protocol: a mistake in the client.",
    1007: "A message that is not UTF-8: a mistake in the client.",
    1008: "No hello, too many messages, or too many refusals: the last `refused` says which. Wait a minute, then connect again.",
    1009: "A message that is too large: sending it again will not help.",
    1011: "A fault of the server: connect again in a moment.",
    1012: "The server restarts: connect again in a moment, say hello with your `last`, and send again what was not answered.",
}
"""What the end of a connection means."""
