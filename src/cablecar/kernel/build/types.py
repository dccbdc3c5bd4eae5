"""The names in the kernel's layout as types of TypeScript, and what of events is secret.

`python -m cablecar.kernel.build.types > web/src/kernel/records.ts` writes them.
"""

import json
from collections.abc import Iterable
from typing import Any


def types_text(layout: dict[str, Any]) -> str:
    """Return the TypeScript that names all records of a layout, their fields and the kernel's entries.

    What is secret stands there as a value, because the page shows events where it has no kernel.
    """
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
            "/** By kind of event: the field that its own seat alone may know, unless another is filled. */",
            "export const SECRETS: Record<string, [field: string, unless?: string]> = {",
            *(
                f"  {kind}: {json.dumps([*filter(None, secret)])},"
                for kind, secret in layout["secrets"].items()
            ),
            "};",
            "",
        ]
    )


def _union(names: Iterable[str]) -> str:
    return " | ".join(f'"{name}"' for name in names)


if __name__ == "__main__":
    from cablecar.kernel.build.entries import browser_entries
    from cablecar.kernel.build.layout import layout_json

    print(types_text(json.loads(layout_json(browser_entries()))), end="")
