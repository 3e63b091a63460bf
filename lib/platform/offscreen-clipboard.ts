import { browser } from 'wxt/browser';

import { type Content, copyByCommand } from './clipboard';

type Port = ReturnType<typeof browser.runtime.connect>;

/** Writes to the clipboard what the background hands over, and goes when the background does. */
export function serveClipboard(): void {
  const port = browser.runtime.connect({ name: clipboardPort });
  port.onMessage.addListener((content: unknown) => void write(port, content));
  port.onDisconnect.addListener(() => close());
}

async function write(port: Pick<Port, 'postMessage'>, content: unknown): Promise<void> {
  const copied = isContent(content) && copyByCommand(content);
  if (copied) await handedOver();
  try {
    port.postMessage(copied);
  } catch {
    // The background has gone meanwhile.
  }
}

/**
 * Waits until the browser has taken what was copied. The command returns once the text is on its way: the document is closed upon
 * its answer, and on a busy machine, one copy in a hundred that was still on its way was then dropped. A question to the browser
 * goes the same way, and comes back when everything before it has arrived.
 */
async function handedOver(): Promise<void> {
  await navigator.permissions.query({ name: 'notifications' }).catch(() => undefined);
}

/** It comes from our own background, over a connection of our own. */
const isContent = (content: unknown): content is Content =>
  typeof content === 'object' &&
  content !== null &&
  'text' in content &&
  typeof content.text === 'string' &&
  'html' in content;

/** The connection between the background and the document that writes to the clipboard for it. */
export const clipboardPort = 'clipboard';
