/** What goes onto the clipboard. */
export interface Content {
  text: string;
  /** The same as rich text; null where there is none. */
  html: string | null;
}

/** Writes it with the newer call, which rejects where the browser does not let it. */
export async function writeContent({ text, html }: Content): Promise<void> {
  if (html === null) return navigator.clipboard.writeText(text);
  const item = new ClipboardItem({
    'text/plain': new Blob([text], { type: 'text/plain' }),
    'text/html': new Blob([html], { type: 'text/html' }),
  });
  return navigator.clipboard.write([item]);
}
