import { mount, unmount, type Component } from "svelte";
import { saveFile } from "../browser/save-file";
import { pictureOf } from "./picture";

/** Draws a component that is one SVG as a picture. */
export async function draw<Props extends Record<string, any>>(component: Component<Props>, props: Props): Promise<Blob> {
  const target = document.createElement("div");
  const drawing = mount(component, { target, props });
  try {
    return await pictureOf(target.querySelector("svg")!);
  } finally {
    void unmount(drawing);
  }
}

/** Hands a picture to whatever the device shares with, or saves it where there is nothing. */
export async function share(picture: Blob, name: string): Promise<void> {
  const files = [new File([picture], name, { type: picture.type })];
  if (!navigator.canShare?.({ files })) return saveFile(picture, name);
  try {
    await navigator.share({ files });
  } catch (error) {
    // Who changes their mind has not been refused.
    if ((error as DOMException).name !== "AbortError") saveFile(picture, name);
  }
}
