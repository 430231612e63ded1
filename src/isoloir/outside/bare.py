"""Texts in the short spelling the pages read; `web/scripts/catalogues.mjs` spells the house's own in the same way."""

from __future__ import annotations

from collections.abc import Mapping

from fluent.syntax import ast


def bare(messages: Mapping[str, ast.Message]) -> str:
    stem = _common(list(messages))
    lines = [f"{name[len(stem) :]}={_pattern(entry.value, messages)}" for name, entry in messages.items()]
    return "\n".join([stem, *lines])


def _common(names: list[str]) -> str:
    stem = min(names, default="")
    while not max(names, default="").startswith(stem):
        stem = stem[:-1]
    return stem


def _pattern(pattern: ast.Pattern | None, messages: Mapping[str, ast.Message]) -> str:
    return "".join(_part(part, messages) for part in pattern.elements) if pattern else ""


def _part(part: ast.TextElement | ast.Placeable, messages: Mapping[str, ast.Message]) -> str:
    if isinstance(part, ast.TextElement):
        return part.value.replace("\n", "¶")
    return _expression(part.expression, messages)


def _expression(
    found: ast.InlineExpression | ast.Placeable | ast.SelectExpression, all_: Mapping[str, ast.Message]
) -> str:
    match found:
        case ast.StringLiteral() | ast.NumberLiteral():
            return str(found.parse()["value"])
        case ast.VariableReference():
            return f"{{{found.id.name}}}"
        case ast.MessageReference():
            return _pattern(all_[found.id.name].value, all_)
        case ast.SelectExpression(selector=ast.VariableReference() as selector):
            return f"{{{'|'.join([selector.id.name, *_variants(found, all_)])}}}"
        case _:
            raise ValueError(f"the pages know no {type(found).__name__}")


def _variants(select: ast.SelectExpression, messages: Mapping[str, ast.Message]) -> list[str]:
    star = next(number for number, variant in enumerate(select.variants) if variant.default)
    parts = [str(star)]
    for variant in select.variants:
        key = variant.key
        parts += [key.name if isinstance(key, ast.Identifier) else key.value, _pattern(variant.value, messages)]
    return parts
