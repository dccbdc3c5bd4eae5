/** Copies what a field holds, and returns whether it worked; where the page comes over plain HTTP only the old way does. */
export async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  field.select();
  return (await navigator.clipboard?.writeText(field.value).then(() => true, () => false)) || document.execCommand("copy");
}
