"""The names in the kernel's layout as types of TypeScript.

`python -m cablecar.kernel.build.types > web/src/kernel/records.ts` writes them.
"""

import json
from collections.abc import Iterable
from typing import Any


def types_text(layout: dict[str, Any]) -> str:
    """Return the TypeScript that names all records of a layout, their fields and the kernel's entries."""
    records = [f"  {name}: {_union(record['fields'])};" for name, record in layout["records"].items()]
    return "\n".join(
        [
            "// Written by `python -m cablecar.kernel.build.types`; a test fails where it is old.",
            "",
            "/** The fields of each record. */",
            "export interface RecordFields {",
            *records,
            "}",
            "",
            "export type RecordName = keyof RecordFields;",
            "",
            "/** What the kernel can be asked to do. */",
            f"export type Entry = {_union(layout['entries'])};",
            "",
        ]
    )


def _union(names: Iterable[str]) -> str:
    return " | ".join(f'"{name}"' for name in names)


if __name__ == "__main__":
    from cablecar.kernel.build import lowering
    from cablecar.kernel.build.layout import layout_json

    print(types_text(json.loads(layout_json(lowering.entries()))), end="")
