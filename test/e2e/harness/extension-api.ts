import type { browser } from 'wxt/browser';

declare global {
  /** What pages of an extension have; for work that is done in them. */
  var chrome: typeof browser;
}
