({ touch }) => {
  // Run in the page: returns a sentence for everything that overlaps, is cut, is too small or outside the window.
  const TEXT_PX = 11;
  const TARGET_PX = touch ? 44 : 24;
  const SLACK = 1;
  /** What the arrow of a list of choices takes from its text. */
  const ARROW_PX = 16;
  const CONTROLS = "button, a[href], input, select, textarea, summary, label:has(input), [role=button]";
  const found = new Set();

  const modal = document.querySelector("dialog[open]");
  const root = modal ?? document.body;
  const computed = (element, part) => getComputedStyle(element, part);
  // A hint may be cut where there is less room than a phone has for texts of the usual size: its field has a label.
  const room = (innerWidth * 16) / parseFloat(computed(document.documentElement).fontSize);
  // The short form of a font is empty where it has a trait that does not fit into it, such as tabular figures.
  const measured = (text, { fontStyle, fontWeight, fontSize, fontFamily }) => {
    const brush = new OffscreenCanvas(1, 1).getContext("2d");
    brush.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
    return brush.measureText(text);
  };
  const widthOf = (text, style) => measured(text, style).width;
  const inside = (element) => element.clientWidth - parseFloat(computed(element).paddingLeft) - parseFloat(computed(element).paddingRight);
  const parents = function* (element) {
    for (let at = element; at; at = at.parentElement) yield at;
  };
  const isSpokenOnly = (element) => [...parents(element)].some((at) => computed(at).clipPath.startsWith("inset(50%"));
  const isSeen = (element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest("[inert]") && !isSpokenOnly(element);
  const told = (text) => text.trim().replace(/\s+/g, " ").slice(0, 60);
  const nameOf = (element) => `“${told(element.getAttribute("aria-label") ?? element.textContent) || element.tagName}”`;
  const overlap = (one, other) => [
    Math.min(one.right, other.right) - Math.max(one.left, other.left),
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
  ];
  const meets = (one, other, slack = SLACK) => overlap(one, other).every((length) => length > slack);
  const holds = (outer, inner) =>
    inner.left >= outer.left - SLACK && inner.right <= outer.right + SLACK && inner.top >= outer.top - SLACK && inner.bottom <= outer.bottom + SLACK;
  // A dialog lies over the page as a whole; what sticks in it lies over its other parts.
  const sticks = (element) => [...parents(element)].some((at) => root.contains(at) && at !== modal && ["sticky", "fixed"].includes(computed(at).position));

  /** What hides a box: nothing, a part of the page that scrolls, or something that cuts it for good. */
  function hiding(element, box) {
    for (const at of parents(element)) {
      const { overflowX, overflowY } = computed(at);
      if (overflowX === "visible" && overflowY === "visible") continue;
      const frame = at.getBoundingClientRect();
      if (holds(frame, box)) continue;
      const scrolls = [overflowX, overflowY].some((value) => value === "auto" || value === "scroll");
      return scrolls ? "scrolled" : "cut";
    }
    return null;
  }

  const isOnBoard = (element) => element.closest(".board svg") !== null;
  const texts = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    const element = node.parentElement;
    if (!node.data.trim() || element.closest("script, style, option, desc, title") || isOnBoard(element) || !isSeen(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) if (box.width > 1) texts.push({ element, box, text: told(node.data) });
    if (/^[a-z]+(-[a-z]+)+$/.test(node.data.trim()) && !element.closest("code, b")) found.add(`not from the catalogue: ${node.data}`);
    const size = parseFloat(computed(element).fontSize) * (element.closest("svg") ? scaleOf(element) : 1);
    if (size < TEXT_PX) found.add(`text of ${size.toFixed(1)} px: “${told(node.data)}”`);
  }

  function scaleOf(element) {
    const matrix = element.getScreenCTM();
    return matrix ? Math.hypot(matrix.c, matrix.d) : 1; // how high letters are
  }

  /** Where the letters of a line in a drawing are, between its highest and its lowest; its own box is as high as any line. */
  function letters(element) {
    const { left, right } = element.getBoundingClientRect();
    const baseline = element.getStartPositionOfChar(0).matrixTransform(element.getScreenCTM()).y;
    const { actualBoundingBoxAscent, actualBoundingBoxDescent } = measured(element.textContent, computed(element));
    const scale = scaleOf(element);
    return { left, right, top: baseline - actualBoundingBoxAscent * scale, bottom: baseline + actualBoundingBoxDescent * scale };
  }

  if (document.documentElement.scrollWidth > document.documentElement.clientWidth) {
    found.add(`the page is ${document.documentElement.scrollWidth} px wide in a window of ${innerWidth}`);
  }

  // What is cut with an ellipsis is told in full by its title.
  const isAbridged = (element) => computed(element).textOverflow === "ellipsis" && element.title === element.textContent;
  const open = [];
  for (const line of texts) {
    if (isAbridged(line.element)) continue;
    const hidden = hiding(line.element, line.box);
    const { textOverflow, overflowX } = computed(line.element);
    const isShort = overflowX !== "visible" && line.element.scrollWidth > line.element.clientWidth + SLACK && (textOverflow === "ellipsis" || overflowX === "hidden");
    if (hidden === "cut" || isShort) found.add(`cut: “${line.text}”`);
    if (hidden === null && (line.box.left < -SLACK || line.box.right > innerWidth + SLACK)) found.add(`outside the window: “${line.text}”`);
    if (hidden === null) open.push({ ...line, sticks: sticks(line.element) });
  }
  for (const [number, one] of open.entries()) {
    for (const other of open.slice(number + 1)) {
      if (one.element === other.element || one.sticks !== other.sticks) continue;
      if (meets(one.box, other.box, 3)) found.add(`texts overlap: “${one.text}” and “${other.text}”`);
    }
  }

  // Place names on tickets are short enough to stay whole; with large letters on a phone they are not.
  for (const name of room >= 360 ? root.querySelectorAll(".ticket .places > span") : []) {
    if (!isSeen(name)) continue;
    for (const { index, 0: word } of name.textContent.matchAll(/\S+/g)) {
      const range = document.createRange();
      range.setStart(name.firstChild, index);
      range.setEnd(name.firstChild, index + word.length);
      if (range.getClientRects().length > 1) found.add(`broken inside the word: “${word}”`);
    }
  }

  const controls = [...root.querySelectorAll(CONTROLS)].filter((element) => isSeen(element) && !isOnBoard(element));
  const boxed = controls.map((element) => ({ element, box: element.getBoundingClientRect(), sticks: sticks(element) }));
  const shown = boxed.filter(({ element, box }) => hiding(element, box) === null);
  for (const { element, box } of boxed) {
    const isBox = element.matches("[type=checkbox], [type=radio]") && element.closest("label");
    // A link within a sentence is as high as its line (WCAG 2.5.8).
    const isInText = element.matches("p a") && computed(element).display === "inline";
    if (!isBox && !isInText && Math.min(box.width, box.height) < TARGET_PX - 0.5) {
      found.add(`target of ${box.width.toFixed(0)} × ${box.height.toFixed(0)} px: ${nameOf(element)}`);
    }
    const hint = element.placeholder && !element.value && room >= 360 ? widthOf(element.placeholder, computed(element, "::placeholder")) : 0;
    if (hint > inside(element) + SLACK) found.add(`cut: the hint “${element.placeholder}”`);
    if (element.matches("button, a") && element.scrollWidth > element.clientWidth + 2) found.add(`sticks out of its control: ${nameOf(element)}`);
    const choice = element.selectedOptions?.[0]?.text;
    if (choice && widthOf(choice, computed(element)) > inside(element) - ARROW_PX) found.add(`cut: the choice “${choice}”`);
  }
  for (const [number, one] of shown.entries()) {
    for (const other of shown.slice(number + 1)) {
      const nested = one.element.contains(other.element) || other.element.contains(one.element);
      if (!nested && one.sticks === other.sticks && meets(one.box, other.box)) found.add(`controls overlap: ${nameOf(one.element)} and ${nameOf(other.element)}`);
    }
  }

  const board = modal ? null : document.querySelector(".board");
  if (board && isSeen(board)) {
    const frame = board.getBoundingClientRect();
    const boxes = (selector) => [...board.querySelectorAll(selector)].map((element) => ({ element, box: element.getBoundingClientRect() })).filter(({ box }) => meets(box, frame));
    // Where the board is seen in part it can be moved from under its buttons.
    const isWhole = board.querySelectorAll("button[aria-disabled=true]").length > 1;
    const labels = boxes("[data-location] > text > tspan[x]");
    for (const [number, one] of labels.entries()) {
      const size = parseFloat(computed(one.element).fontSize) * scaleOf(one.element);
      if (size < TEXT_PX - 0.1) found.add(`name on the board of ${size.toFixed(1)} px: “${one.element.textContent}”`);
      for (const other of labels.slice(number + 1)) {
        if (meets(letters(one.element), letters(other.element), 1)) found.add(`names on the board overlap: “${one.element.textContent}” and “${other.element.textContent}”`);
      }
      for (const souvenir of boxes(".souvenirs > use")) {
        if (meets(one.box, souvenir.box, 4)) found.add(`a souvenir covers “${one.element.textContent}”`);
      }
      for (const button of boxes("button")) {
        if (isWhole && meets(one.box, button.box)) found.add(`${nameOf(button.element)} covers “${one.element.textContent}”`);
      }
    }
    for (const { element } of boxes(".souvenirs text")) {
      const size = parseFloat(computed(element).fontSize) * scaleOf(element);
      if (size < TEXT_PX - 0.1) found.add(`count on the board of ${size.toFixed(1)} px: “${element.textContent}”`);
    }
  }
  return [...found];
}
