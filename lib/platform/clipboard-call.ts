import { type Content, copyByCommand } from './clipboard';

/** In milliseconds, for a page that has just opened. */
const focusWithin = 1000;

/** For where the old command failed. @returns whether the clipboard holds the text now */
export async function copyByCall(content: Content): Promise<boolean> {
  const write = async () => succeeds(async () => writeContent(content));
  if (await write()) return true;
  return !document.hasFocus() && (await gotFocus()) && (copyByCommand(content) || (await write()));
}

async function gotFocus(): Promise<boolean> {
  return new Promise((resolve) => {
    addEventListener('focus', () => resolve(true), { once: true });
    setTimeout(() => resolve(false), focusWithin);
  });
}

/** @param png a promise, so that the click is still fresh for the browser @returns whether the clipboard holds it now */
export async function copyPng(png: Promise<Blob>): Promise<boolean> {
  return succeeds(() => navigator.clipboard.write([new ClipboardItem({ 'image/png': png })]));
}

async function succeeds(write: () => Promise<void>): Promise<boolean> {
  try {
    await write();
    return true;
  } catch {
    return false;
  }
}

export async function writeContent({ text, html }: Content): Promise<void> {
  if (html === null) return navigator.clipboard.writeText(text);
  const item = new ClipboardItem({
    'text/plain': new Blob([text], { type: 'text/plain' }),
    'text/html': new Blob([html], { type: 'text/html' }),
  });
  return navigator.clipboard.write([item]);
}
