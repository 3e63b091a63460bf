import { browser } from 'wxt/browser';

/** Whether this page is in a private window, which only some browsers let pages of extensions into. */
export const isPrivateWindow = (): boolean => browser.extension.inIncognitoContext;
