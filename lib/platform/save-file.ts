/** Long enough for the browser to have read a blob that it was told to save. */
const revokeDelay = 10_000;

/** Saves a blob to the downloads, under the given name. */
export function saveFile(content: Blob, name: string): void {
  const href = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), revokeDelay);
}
