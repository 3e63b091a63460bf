/**
 * Puts a text on the clipboard, also as rich text where it has some.
 *
 * The old command comes first: with the `clipboardWrite` permission it works in a popup that has no focus yet, where the
 * newer call is refused, and it is done when it returns. Where both fail for want of focus, they are tried once more with it.
 * @returns whether the clipboard holds the text now
 */
export function copyText(content: Content): true | Promise<boolean> {
  return copyByCommand(content) || copyOtherwise(content);
}

const copyOtherwise = async (content: Content): Promise<boolean> =>
  (await import('./clipboard-call')).copyByCall(content);

/**
 * Puts a text on the clipboard in a page that never has the focus, such as an offscreen document.
 * @returns whether the clipboard holds the text now
 */
export function copyByCommand({ text, html }: Content): boolean {
  let taken = false;
  const hand = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData?.setData('text/plain', text);
    if (html !== null) event.clipboardData?.setData('text/html', html);
    taken = event.clipboardData !== null;
  };
  document.addEventListener('copy', hand, { once: true });
  const done = document.execCommand('copy');
  document.removeEventListener('copy', hand);
  return done && taken;
}

/** What goes onto the clipboard. */
export interface Content {
  text: string;
  /** `text` as HTML; null where there is none. */
  html: string | null;
}

/**
 * Waits until the browser has taken what was copied. The command returns once the text is on its way: the document is closed upon
 * its answer, and on a busy machine, one copy in a hundred that was still on its way was then dropped. A question to the browser
 * goes the same way, and comes back when everything before it has arrived.
 */
export async function handedOver(): Promise<void> {
  await navigator.permissions.query({ name: 'notifications' }).catch(() => undefined);
}

/** It comes from our own background, over a connection of our own. */
export const isContent = (content: unknown): content is Content =>
  typeof content === 'object' &&
  content !== null &&
  'text' in content &&
  typeof content.text === 'string' &&
  'html' in content;
