import { isStill } from "../browser/settings.svelte";
import { read, write } from "../browser/storage";
import { FONT, type Point } from "./shapes";

/** The middle of what is seen, and how many pixels a unit of the drawing has. */
interface Look extends Point {
  scale: number;
}

/** The same for a window of any size: the middle in parts of the board, and how much larger than the whole board. */
interface Wish extends Point {
  zoom: number;
}

/** Left, top, right and bottom of a control in pixels. */
type Box = [number, number, number, number];

const KEY = "cablecar-zoom";
/** In a smaller drawing than this there is no room for names: only those of lit locations are written. */
const READABLE = 0.485;
const LARGEST = 2.4;
/** The least size of names on the screen, and how much they may grow for it. */
const LEAST_FONT = 11;
const MOST_GROWTH = 2.6;
/** How far inside the window something is shown, in the drawing's units. */
const MARGIN = 130;
/** How far a location that is lit reaches around its middle, in the drawing's units. */
const LOCATION = 31;
/** How large a button is, in pixels. */
const BUTTON = 44;
/** How much smaller the board is drawn where some locations can't be seen beside the controls. */
const SMALLER = 0.9;
/** Where a view is tried around the middle, in pixels, the nearest first. */
const REACHED = [0, -30, 30, -60, 60, -90, 90, -120, 120, -150, 150];
const OFFSETS = REACHED.flatMap((right) => REACHED.map((down) => [right, down] as const)).sort((one, other) => Math.hypot(...one) - Math.hypot(...other));
const GLIDE_MS = 220;
/** A look that rests this long is kept for the next visit. */
const REST_MS = 250;

/** What part of the board is seen, in a window of this many pixels. */
export class Camera {
  /** The window, once it is measured. */
  window = $state.raw<DOMRectReadOnly>();
  /** What was looked at last, here or on an earlier visit. */
  private wish = $state.raw(read<Wish | null>(KEY, null));
  private frame = 0;
  private rest: ReturnType<typeof setTimeout> | undefined;
  /** Where a glide leads, null while nothing moves. */
  private goal: Look | null = null;

  constructor(readonly board: { width: number; height: number }) {}

  /** Whether it is known how large the window is. */
  isMeasured = $derived.by(() => this.width > 0);
  /** The scale at which the whole board is seen, with which a window begins. */
  whole = $derived.by(() => Math.min(this.width / this.board.width, this.height / this.board.height) || 1);

  /** Whether the window is that of a phone, where the whole board is too small for its names. */
  isSmall = $derived.by(() => this.whole < READABLE);
  look = $derived.by(() => this.bounded(this.wished ?? { ...this.middle, scale: this.whole }));
  /** Whether the board is seen from so far that its names can't be read. */
  isFar = $derived.by(() => this.look.scale < READABLE);
  viewBox = $derived.by(() => {
    const { left, top, scale } = this.corner;
    return [left, top, this.width / scale, this.height / scale].map((value) => +value.toFixed(1)).join(" ");
  });
  /** How much larger names and souvenirs are drawn, so that they can be read. */
  growth = $derived.by(() => Math.min(Math.max(1, LEAST_FONT / FONT / this.look.scale), MOST_GROWTH));
  /** In which directions more of the board lies. */
  more = $derived.by(() => this.moreAround(this.look));
  /** What the page may do with a finger on the board: scroll where the board has nothing more to show. */
  touchAction = $derived.by(() => {
    const { left, right, up, down } = this.more;
    return up || down ? "none" : left || right ? "pan-y" : "pan-x pan-y";
  });
  isWhole = $derived.by(() => this.look.scale <= this.whole * 1.001);
  isLargest = $derived.by(() => this.look.scale >= this.largest * 0.999);

  get width(): number {
    return this.window?.width ?? 0;
  }

  get height(): number {
    return this.window?.height ?? 0;
  }

  private get wished(): Look | null {
    const { wish, board } = this;
    return wish && { x: wish.x * board.width, y: wish.y * board.height, scale: wish.zoom * this.whole };
  }

  private set wished({ x, y, scale }: Look) {
    this.wish = { x: x / this.board.width, y: y / this.board.height, zoom: scale / this.whole };
  }

  private get largest(): number {
    return Math.max(LARGEST, this.whole);
  }

  private get middle(): Point {
    return { x: this.board.width / 2, y: this.board.height / 2 };
  }

  private get corner(): { left: number; top: number; scale: number } {
    const { x, y, scale } = this.look;
    return { left: x - this.width / scale / 2, top: y - this.height / scale / 2, scale };
  }

  private moreAround({ x, y, scale }: Look): { left: boolean; up: boolean; right: boolean; down: boolean } {
    const { width, height } = this.board;
    const [across, along] = [this.width / scale / 2 + 1, this.height / scale / 2 + 1];
    return { left: x > across, up: y > along, right: x < width - across, down: y < height - along };
  }

  /** Returns the point of the board at a pixel of the window. */
  point(x: number, y: number): Point {
    const { left, top, scale } = this.corner;
    return { x: left + x / scale, y: top + y / scale };
  }

  /** Brings some points into sight, beside all controls, unless they are: nearest to the middle, as large as can be. */
  center(points: Point[]): void {
    const { scale } = this.look;
    if (points.length === 0 || this.isClear(this.look, points)) return;
    const mean = (axis: "x" | "y") => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
    for (let size = scale; size > this.whole; size *= SMALLER) {
      const looks = OFFSETS.map(([right, down]) => this.bounded({ x: mean("x") + right / size, y: mean("y") + down / size, scale: size }));
      const clear = looks.find((look) => this.isClear(look, points));
      if (clear) return this.glide(clear);
    }
    this.fit();
  }

  /** Whether locations at these points would be seen whole, and under no control. */
  private isClear(look: Look, points: Point[]): boolean {
    const { x, y, scale } = look;
    const around = LOCATION * scale;
    const controls = this.controlsAt(look);
    return points.every((point) => {
      const [right, down] = [(point.x - x) * scale + this.width / 2, (point.y - y) * scale + this.height / 2];
      const isInside = Math.min(right, down, this.width - right, this.height - down) >= around;
      return isInside && !controls.some((box) => right > box[0] - around && right < box[2] + around && down > box[1] - around && down < box[3] + around);
    });
  }

  /** Where the controls of a view lie on the board. */
  private controlsAt(look: Look): Box[] {
    const { width, height, isSmall } = this;
    const { scale } = look;
    const { left, right, up, down } = this.moreAround(look);
    const [last, bottom] = [width - BUTTON, height - BUTTON];
    const middle = isSmall ? bottom : bottom / 2;
    const [long, short] = [3 * BUTTON + 24, BUTTON + 8];
    const arrow = (isShown: boolean, x: number, y: number): Box[] => (isShown ? [[x, y, x + BUTTON, y + BUTTON]] : []);
    return [
      isSmall ? [width - (scale > this.whole ? long : short), 0, width, short] : [width - short, height - long, width, height],
      ...arrow(left, 0, middle),
      ...arrow(right, last, middle),
      ...arrow(up, last / 2, 0),
      ...arrow(down, last / 2, bottom),
    ];
  }

  /** Shows the whole board. */
  fit(): void {
    this.glide({ ...this.middle, scale: this.whole });
  }

  /** Enlarges around the middle, at least until names are read. */
  enlarge(factor: number): void {
    const from = this.goal ?? this.look;
    const scale = from.scale * factor;
    this.glide({ ...from, scale: factor > 1 ? Math.max(scale, READABLE) : scale });
  }

  /** Enlarges so that a pixel of the window keeps its point of the board. */
  enlargeAt(factor: number, x: number, y: number): void {
    this.set(this.around(factor, x, y));
  }

  /** Enlarges around a pixel as `enlargeAt` does, but gently. */
  approach(factor: number, x: number, y: number): void {
    this.glide(this.around(factor, x, y));
  }

  /** Moves what is seen by pixels, and returns what was left at the board's edge. */
  move(dx: number, dy: number): Point {
    const { x, y, scale } = this.look;
    this.set({ x: x - dx / scale, y: y - dy / scale, scale });
    return { x: dx + (this.look.x - x) * scale, y: dy + (this.look.y - y) * scale };
  }

  /** Moves what is seen by parts of the window. */
  shift(right: number, down: number): void {
    const { x, y, scale } = this.look;
    this.glide({ x: x + (right * this.width) / scale, y: y + (down * this.height) / scale, scale });
  }

  /** Brings a point well inside the window. */
  show({ x, y }: Point): void {
    const { look } = this;
    const near = (seen: number, wanted: number, size: number) => {
      const reach = Math.max(0, size / look.scale / 2 - MARGIN);
      return Math.min(wanted + reach, Math.max(wanted - reach, seen));
    };
    this.glide({ x: near(look.x, x, this.width), y: near(look.y, y, this.height), scale: look.scale });
  }

  private around(factor: number, x: number, y: number): Look {
    const [at, scale] = [this.point(x, y), this.limited(this.look.scale * factor)];
    return { x: at.x - (x - this.width / 2) / scale, y: at.y - (y - this.height / 2) / scale, scale };
  }

  private limited(scale: number): number {
    return Math.min(this.largest, Math.max(this.whole, scale));
  }

  private bounded(look: Look): Look {
    const scale = this.limited(look.scale);
    const inside = (value: number, size: number, window: number) => {
      const half = window / scale / 2;
      return size <= 2 * half ? size / 2 : Math.min(size - half, Math.max(half, value));
    };
    return {
      x: inside(look.x, this.board.width, this.width),
      y: inside(look.y, this.board.height, this.height),
      scale,
    };
  }

  /** Looks there, unless nothing is seen yet: what is wished for is measured by the window. */
  private set(look: Look): void {
    if (!this.isMeasured) return;
    cancelAnimationFrame(this.frame);
    this.goal = null;
    this.wished = this.bounded(look);
    clearTimeout(this.rest);
    this.rest = setTimeout(() => write(KEY, this.wish), REST_MS);
  }

  private glide(look: Look): void {
    const [from, to, begin] = [this.look, this.bounded(look), performance.now()];
    if (isStill() || !this.isMeasured) return this.set(to);
    const draw = (now: number) => {
      const time = Math.min(1, Math.max(0, (now - begin) / GLIDE_MS));
      const part = 1 - (1 - time) ** 3;
      const between = (a: number, b: number) => a + (b - a) * part;
      if (time === 1) return this.set(to);
      this.wished = { x: between(from.x, to.x), y: between(from.y, to.y), scale: between(from.scale, to.scale) };
      this.frame = requestAnimationFrame(draw);
    };
    cancelAnimationFrame(this.frame);
    this.goal = to;
    this.frame = requestAnimationFrame(draw);
  }
}
