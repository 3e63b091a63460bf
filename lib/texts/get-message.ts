import { browser } from 'wxt/browser';

/** A message as the browser has it, with texts in the places of its values; blank where there is none. */
export const getMessage = (key: string, values: string[]): string =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the browser takes any name, and is blank for one that it does not know; its type has a list
  browser.i18n.getMessage(key as '@@ui_locale', values);
