"""How a page looks, as a program can tell: overlaps, cut text, sizes, and pictures without colour."""

from io import BytesIO
from pathlib import Path

import numpy as np
import numpy.typing as npt
from PIL import Image
from playwright.sync_api import FloatRect, Page

SEARCH = Path(__file__).with_suffix(".js").read_text("utf-8")
HEIGHTS = {360: 740, 768: 1024, 1280: 800, 1920: 1080}
"""The widths of windows that are looked at, and how high they are."""
Grey = npt.NDArray[np.uint8]
Shape = npt.NDArray[np.bool_]

LOOKS = 30
"""How often a page with faults is looked at again, ten times a second."""


def faults(page: Page, touch: bool = False) -> list[str]:
    """Return what overlaps, is cut, too small or outside the window; fingers need larger targets.

    What is only so until the page has drawn everything does not count: it is looked at again for a while.
    """
    for _ in range(LOOKS):
        found: list[str] = page.evaluate(SEARCH, {"touch": touch})
        if not found:
            break
        page.wait_for_timeout(100)
    return found


def resize(page: Page, width: int, height: int | None = None) -> None:
    """Make a page's window as wide as this, and wait until the page has noticed."""
    page.set_viewport_size({"width": width, "height": height or HEIGHTS[width]})
    page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))")


def see_no_colours(page: Page) -> None:
    """Show a page as somebody with achromatopsia sees it."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setEmulatedVisionDeficiency", {"type": "achromatopsia"})


def picture(page: Page, x: float, y: float, size: float) -> Grey:
    """Return a square of the page around a point, in grey."""
    clip: FloatRect = {"x": x - size / 2, "y": y - size / 2, "width": size, "height": size}
    shot = page.screenshot(clip=clip, animations="disabled")
    return np.asarray(Image.open(BytesIO(shot)).convert("L").resize((64, 64)))


def shape(grey: Grey) -> Shape:
    """Return what of a picture is dark: its drawing, however dark or light the colours are."""
    middle = (int(grey.min()) + int(grey.max())) / 2
    return grey < middle


def small_png(shot: bytes) -> bytes:
    """Return a picture with few colours, chosen so that all that are seen stay."""
    packed = BytesIO()
    few = Image.open(BytesIO(shot)).convert("RGB").quantize(112, kmeans=2, dither=Image.Dither.NONE)
    few.save(packed, "PNG", optimize=True)
    return packed.getvalue()
