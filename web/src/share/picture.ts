/** How wide and high a picture is, in pixels: right for a chat. */
export const PICTURE_SIZE = 1200;

/** Returns a drawing as a picture: all that the page's style sheets say of it, and its typeface, go with it. */
export async function pictureOf(drawing: SVGSVGElement): Promise<Blob> {
  const text = new XMLSerializer().serializeToString(drawing);
  const style = `<style><![CDATA[${await styles()}]]></style>`;
  const address = URL.createObjectURL(new Blob([text.replace(">", () => `>${style}`)], { type: "image/svg+xml" }));
  try {
    return await painted(address);
  } finally {
    URL.revokeObjectURL(address);
  }
}

async function painted(address: string): Promise<Blob> {
  const image = new Image(PICTURE_SIZE, PICTURE_SIZE);
  image.src = address;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = PICTURE_SIZE;
  canvas.getContext("2d")?.drawImage(image, 0, 0);
  return new Promise((done, failed) => canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("canvas"))), "image/png"));
}

/** Returns the rules of all style sheets, the faces of the machine left out. */
async function styles(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => ruleText(rule, sheet.href)));
  return (await Promise.all(rules)).join("\n");
}

async function ruleText(rule: CSSRule, sheet: string | null): Promise<string> {
  if (!(rule instanceof CSSFontFaceRule)) return rule.cssText;
  const [, path] = /url\("(.+?)"\)/.exec(rule.cssText) ?? [];
  if (!path || !sheet) return "";
  const data = await dataAddress(new URL(path, sheet));
  return rule.cssText.replace(path, () => data);
}

/** Returns an address that holds a file: a picture loads none. */
async function dataAddress(file: URL): Promise<string> {
  const blob = await (await fetch(file)).blob();
  return new Promise((done, failed) => {
    const reader = new FileReader();
    reader.onload = () => done(reader.result as string);
    reader.onerror = failed;
    reader.readAsDataURL(blob);
  });
}
