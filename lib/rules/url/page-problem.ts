import type { PageProblem } from '@/lib/model/popup-state';

import { parseUrl } from './url';

const stores = [
  'chromewebstore.google.com/',
  'chrome.google.com/webstore',
  'addons.mozilla.org/',
  'microsoftedge.microsoft.com/addons',
];

/** @param address blank when the browser hides it */
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
