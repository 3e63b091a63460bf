import type { PageProblem } from '@/lib/model/popup-state';

import { parseUrl } from './url';

/** Where browsers keep their extensions, as host and the beginning of the path. */
const stores = [
  'chromewebstore.google.com/',
  'chrome.google.com/webstore',
  'addons.mozilla.org/',
  'microsoftedge.microsoft.com/addons',
];

/**
 * Why the page of a tab cannot be shortened, or null when it can.
 * `own_short_link` is not told here: only the links made here know which addresses are short links.
 *
 * @param address the tab's address; blank when the browser does not tell it
 */
export function pageProblem(address: string): PageProblem | null {
  const url = parseUrl(address);
  switch (url?.protocol) {
    case undefined:
    case 'data:':
    case 'blob:':
      return 'no_address';
    case 'file:':
      return 'local_file';
    case 'http:':
    case 'https:':
      return isStore(url) ? 'store' : null;
    default:
      return 'browser_page';
  }
}

const isStore = (url: URL | null): boolean =>
  url !== null && stores.some((store) => `${url.hostname}${url.pathname}`.startsWith(store));
