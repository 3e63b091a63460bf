/** In milliseconds: long enough for the browser to read the blob. */
const revokeDelay = 10_000;

export function saveFile(content: Blob, name: string): void {
  const href = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), revokeDelay);
}
