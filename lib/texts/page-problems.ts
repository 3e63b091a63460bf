import type { PageProblem } from '@/lib/model/popup-state';

/** Why a page cannot be shortened, for people. */
export const pageText: Record<PageProblem, string> = {
  browser_page: 'This page belongs to the browser. Nobody else could open a link to it.',
  local_file: 'This page is a file on this device. Nobody else could open a link to it.',
  store: 'The browser keeps extensions out of its store.',
  own_short_link: 'This page is already at a short link.',
  no_address: 'The browser does not tell the address of this page, as for its own pages.',
};
