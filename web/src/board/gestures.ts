import { listen } from "../browser/listen";
import type { Camera } from "./zoom.svelte";

/** A finger or mouse that moved further than this drags, and does not click. */
const SLACK = 6;

interface Finger {
  x: number;
  y: number;
}

/** Lets wheel, drag and pinch move a camera; what the board does not use moves the page. */
export function gestures(camera: Camera): (board: SVGSVGElement) => () => void {
  return (board) => {
    const fingers = new Map<number, Finger>();
    let moved = 0;

    function wheel(event: WheelEvent): void {
      if (!event.ctrlKey && pageScrolls()) return;
      const { left, top } = board.getBoundingClientRect();
      event.preventDefault();
      const pixels = event.deltaY * (event.deltaMode ? 30 : 1);
      camera.enlargeAt(Math.exp(-Math.max(-120, Math.min(120, pixels)) / 400), event.clientX - left, event.clientY - top);
    }

    function down(event: PointerEvent): void {
      if (event.button) return;
      if (fingers.size === 0) moved = 0;
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    }

    function move(event: PointerEvent): void {
      if (!event.buttons) fingers.delete(event.pointerId);
      const finger = fingers.get(event.pointerId);
      if (!finger) return;
      const [dx, dy] = [event.clientX - finger.x, event.clientY - finger.y];
      if (fingers.size === 1 && moved <= SLACK && Math.hypot(dx, dy) <= SLACK) return;
      moved = SLACK + 1;
      board.setPointerCapture(event.pointerId);
      const before = spread(fingers);
      fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
      drag(dx / fingers.size, dy / fingers.size, event.pointerType === "touch");
      if (before) pinch(spread(fingers) / before);
    }

    function drag(dx: number, dy: number, chained: boolean): void {
      const left = camera.move(dx, dy);
      if (chained) scrollBy(-left.x, -left.y);
    }

    function pinch(factor: number): void {
      const { left, top } = board.getBoundingClientRect();
      const [one, other] = [...fingers.values()] as [Finger, Finger];
      camera.enlargeAt(factor, (one.x + other.x) / 2 - left, (one.y + other.y) / 2 - top);
    }

    const up = (event: PointerEvent) => void fingers.delete(event.pointerId);
    const click = (event: MouseEvent) => void (moved && event.detail && event.stopImmediatePropagation());
    const touch = (event: TouchEvent) => void (event.touches.length > 1 && event.preventDefault());

    const stops = [
      listen(board, { wheel, touchmove: touch }, { passive: false }),
      listen(board, { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up }),
      listen(board, { click }, { capture: true }),
    ];
    return () => stops.forEach((stop) => stop());
  };
}

function pageScrolls(): boolean {
  return document.documentElement.scrollHeight > innerHeight + 1;
}

/** Returns how far two fingers are apart, 0 for any other number of fingers. */
function spread(fingers: ReadonlyMap<number, Finger>): number {
  const [one, other] = [...fingers.values()];
  return one && other && fingers.size === 2 ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
}
