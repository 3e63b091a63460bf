import { browser } from 'wxt/browser';

import { type Content, copyByCommand } from './clipboard';

/** Writes to the clipboard what the background hands over, and goes when the background does. */
export function serveClipboard(): void {
  const port = browser.runtime.connect({ name: clipboardPort });
  port.onMessage.addListener((content: unknown) => {
    port.postMessage(isContent(content) && copyByCommand(content));
  });
  port.onDisconnect.addListener(() => close());
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
