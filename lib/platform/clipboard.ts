/** The old command works with `clipboardWrite` in a popup without focus, where the newer call is refused; then both with focus. */
export function copyText(content: Content): true | Promise<boolean> {
  return copyByCommand(content) || copyOtherwise(content);
}

const copyOtherwise = async (content: Content): Promise<boolean> =>
  (await import('./clipboard-call')).copyByCall(content);

/** For a page that never has the focus, such as an offscreen document. @returns whether the clipboard holds the text now */
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

export interface Content {
  text: string;
  html: string | null;
}

/** The command returns early: one copy in a hundred was lost with its document; a question to the browser is answered after it. */
export async function handedOver(): Promise<void> {
  await navigator.permissions.query({ name: 'notifications' }).catch(() => undefined);
}

/** Our own background sent it, so no more is checked. */
export const isContent = (content: unknown): content is Content =>
  typeof content === 'object' &&
  content !== null &&
  'text' in content &&
  typeof content.text === 'string' &&
  'html' in content;
