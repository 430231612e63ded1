"""What a shell offers after `isoloir`: commands, options, the values they take, and the games of the house."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from importlib import import_module

from msgspec import Struct

from isoloir.bots import LEVELS
from isoloir.core import LANGS, LANGUAGES
from isoloir.games import GAMES

from .arguments import Arguments

SHELLS = ("bash", "zsh", "fish")
VALUES: Mapping[str, Sequence[str]] = {
    "--lang": tuple(LANGUAGES),
    "--cards": LANGS,
    "--bots": LEVELS,
    "--log-level": ("debug", "info", "warning", "error"),
    "--format": ("parquet", "arrow"),
    "game": tuple(GAMES),
    "shell": SHELLS,
}
"""What may follow an option, or stand in a command's own place; where it isn't known, a file's name is offered."""


class Offer(Struct, frozen=True):
    """What may follow one command."""

    command: str
    flags: tuple[str, ...]
    takes: tuple[str, ...]
    """Those of them that want a value."""
    words: tuple[str, ...]


def offers(commands: Iterable[str]) -> list[Offer]:
    found = []
    for command in commands:
        arguments = Arguments()
        import_module(f"{__package__}.commands.{command}").add_arguments(arguments)
        shown = arguments.offered
        flags = [flag for action in shown for flag in action.option_strings]
        takes = [flag for action in shown if action.nargs != 0 for flag in action.option_strings]
        words = [word for action in shown if not action.option_strings for word in _words(action.dest, action.choices)]
        found.append(Offer(command, tuple(flags), tuple(takes), tuple(words)))
    return found


def _words(place: str, choices: Iterable[str] | None) -> Iterable[str]:
    return VALUES.get(place, ()) if choices is None else choices


def script(shell: str, commands: Sequence[str]) -> str:
    all_offers = offers(commands)
    return {"bash": _bash, "zsh": _zsh, "fish": _fish}[shell](all_offers)


def _valued(all_offers: Iterable[Offer]) -> list[str]:
    """Options whose value is a file's name, or anything at all."""
    return sorted({flag for offer in all_offers for flag in offer.takes} - VALUES.keys())


BASH = """\
_isoloir() {
    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD-1]} command= flags= words= word
    for word in "${COMP_WORDS[@]:1:$((COMP_CWORD-1))}"; do
        case $word in COMMANDS_OR) command=$word; break ;; esac
    done
    case $prev in
VALUES
    esac
    case $command in
OFFERS
        *) words='COMMANDS'; flags='--lang --version -h --help' ;;
    esac
    if [[ $cur == -* ]]; then words=$flags; fi
    COMPREPLY=($(compgen -W "$words" -- "$cur"))
}
complete -o default -F _isoloir isoloir
"""


def _bash(all_offers: list[Offer]) -> str:
    names = [offer.command for offer in all_offers]
    values = [
        f"        {flag}) COMPREPLY=($(compgen -W '{' '.join(each)}' -- \"$cur\")); return ;;"
        for flag, each in VALUES.items()
        if flag.startswith("--")
    ]
    values.append(f"        {'|'.join(_valued(all_offers))}) COMPREPLY=(); return ;;")
    lines = [
        f"        {offer.command}) flags='{' '.join(offer.flags)}'; words='{' '.join(offer.words)}' ;;"
        for offer in all_offers
    ]
    return (
        BASH.replace("COMMANDS_OR", "|".join(names))
        .replace("COMMANDS", " ".join(names))
        .replace("VALUES", "\n".join(values))
        .replace("OFFERS", "\n".join(lines))
    )


def _zsh(all_offers: list[Offer]) -> str:
    """It reads what's written for bash, and this makes itself ready for that."""
    ready = "(( $+functions[compdef] )) || { autoload -U compinit && compinit; }"
    return f"{ready}\nautoload -U bashcompinit && bashcompinit\n{_bash(all_offers)}"


def _fish(all_offers: list[Offer]) -> str:
    """Fish offers files by itself wherever nothing else is said."""
    names = " ".join(offer.command for offer in all_offers)
    lines = [
        f"complete -c isoloir -f -n 'not __fish_seen_subcommand_from {names}' -a '{names}'",
        f"complete -c isoloir -n 'not __fish_seen_subcommand_from {names}' -l version",
    ]
    for offer in all_offers:
        seen = f"complete -c isoloir -n '__fish_seen_subcommand_from {offer.command}'"
        lines += [f"{seen} -f -a '{' '.join(offer.words)}'"] if offer.words else []
        lines += [f"{seen} {_fish_flag(flag, flag in offer.takes)}" for flag in offer.flags]
    return "\n".join(lines) + "\n"


def _fish_flag(flag: str, takes: bool) -> str:
    named = f"-l {flag[2:]}" if flag.startswith("--") else f"-s {flag[1:]}"
    if flag in VALUES:
        return f"{named} -x -a '{' '.join(VALUES[flag])}'"
    return f"{named} -r -F" if takes else named
