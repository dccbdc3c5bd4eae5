/** How long a browser may take to begin saving a file, in milliseconds. */
const PATIENCE = 60_000;

/** Lets the user save a file under a name. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), PATIENCE);
}
