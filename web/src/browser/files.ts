/** A board, and where its files are from the page's root. */
export interface BoardFiles {
  key: string;
  name: string;
  /** The most players. */
  players: number;
  /** Whether it is none of those that come with Cable Car. */
  own: boolean;
  data: string;
  drawing: string;
  /** The board as the kernel reads it. */
  table: string;
  picture: string;
}

/** What a document tells of the page's files; paths begin at the page's root. */
export interface PageFiles {
  /** Another one means that some file has changed. */
  version: string;
  /** Where the root is from the document. */
  root: string;
  /** Whether there is a server for tables, or only files. */
  server: boolean;
  engine: {
    kernel: string;
    layout: string;
    bots: string;
    nets: Record<string, string>;
    /** What reviews and hints need. */
    review: { kernel: string; layout: string; numbers: string };
    puzzles: string;
  };
  /** The first is the one to suggest. */
  boards: BoardFiles[];
}

let told: PageFiles | undefined;

/** Returns what the document tells of the page's files. */
export function files(): PageFiles {
  return (told ??= JSON.parse(document.getElementById("files")!.textContent) as PageFiles);
}

/** Returns the address of a page or a file, named from the page's root, such as "rules#C6"; "" is the start page. */
export function address(path: string): string {
  const below = path.replace(/^\//, "");
  // On a web host pages are folders.
  return new URL(files().server ? below : below.replace(/^(?:play|replay|rules|learn|daily|puzzles)(?=$|[?#])/, "$&/"), root()).href;
}

/** Returns which page the browser shows, named from the root, such as "rules" or "t/3kx…"; the start page is "". */
export function route(): string {
  return location.pathname.slice(new URL(root()).pathname.length).replace(/(?:\/|\/?index\.html)$/, "");
}

function root(): string {
  return new URL(files().root.replace(/\/?$/, "/"), location.href).href;
}
