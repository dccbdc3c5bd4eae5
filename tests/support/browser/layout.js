({ parts }) => {
  // Run in the page: returns what covers its named parts, how much is empty beside them, and how wide cards are.
  /** How coarse empty rectangles are looked for. */
  const CELL = 8;
  const { innerWidth: width, innerHeight: height } = window;
  const found = Object.entries(parts).map(([name, selector]) => [name, document.querySelector(selector)]);

  /** What lies over a part: another named part, told at its corners, just inside, and in its middle. */
  const covered = found.flatMap(([name, element]) => {
    if (!element) return [];
    const box = element.getBoundingClientRect();
    const points = [0.03, 0.5, 0.97].flatMap((x) => [0.03, 0.5, 0.97].map((y) => [box.x + x * box.width, box.y + y * box.height]));
    const over = points.map(([x, y]) => document.elementFromPoint(x, y)).filter((top) => top && !element.contains(top));
    const others = found.filter(([, other]) => other && other !== element && !other.contains(element) && over.some((top) => other.contains(top)));
    return others.map(([other]) => `${name} is covered by ${other}`);
  });

  /** Cells of the window in which something is drawn: text, a picture, a control or a part that is named. */
  const [columns, rows] = [Math.floor(width / CELL), Math.floor(height / CELL)];
  const taken = Array.from({ length: rows }, () => new Uint8Array(columns));
  const take = ({ left, top, right, bottom }) => {
    for (let y = Math.max(0, Math.floor(top / CELL)); y < Math.min(rows, Math.ceil(bottom / CELL)); y++) {
      for (let x = Math.max(0, Math.floor(left / CELL)); x < Math.min(columns, Math.ceil(right / CELL)); x++) taken[y][x] = 1;
    }
  };
  for (const [, element] of found) if (element) take(element.getBoundingClientRect());
  for (const element of document.querySelectorAll("button, input, summary, a, svg, img")) if (element.checkVisibility()) take(element.getBoundingClientRect());
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    if (!walker.currentNode.data.trim() || !walker.currentNode.parentElement.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const box of range.getClientRects()) if (box.width > 1) take(box);
  }

  /** The largest empty rectangle: by row, the largest below a histogram of how many cells are empty above. */
  const above = new Array(columns).fill(0);
  let empty = 0;
  for (const row of taken) {
    for (let x = 0; x < columns; x++) above[x] = row[x] ? 0 : above[x] + 1;
    for (let x = 0; x < columns; x++) {
      for (let to = x, least = above[x]; to < columns && least; to++) {
        least = Math.min(least, above[to]);
        empty = Math.max(empty, least * (to - x + 1));
      }
    }
  }
  const cards = [...document.querySelectorAll(".pile .card")].map((card) => card.getBoundingClientRect().width);
  return { covered, empty: (empty * CELL * CELL) / (width * height), card: Math.min(...cards) };
}
