import type { Page } from 'puppeteer-core';

import type { MenuPlace } from '../menu-place.ts';

/** What Chromium tells of a click on an entry of a menu. */
interface MenuClick {
  menuItemId: string;
  editable: boolean;
  pageUrl?: string;
  frameId?: number;
  mediaType?: string;
  linkUrl?: string;
  srcUrl?: string;
  selectionText?: string;
}

/** A click on an entry as the browser would tell it, were it made at this place of a page. */
export async function menuClickAt(page: Page, entry: string, place: MenuPlace): Promise<MenuClick> {
  const click = { menuItemId: entry, editable: false };
  if (place === 'button' || place === 'tab') return click;
  const inPage = { ...click, pageUrl: page.url(), frameId: 0 };
  return place === 'page'
    ? inPage
    : { ...inPage, ...(await page.$eval(place.element, describeElement)) };
}

/** Runs in the page. */
function describeElement(element: Element): Partial<MenuClick> {
  const link = element.closest<HTMLAnchorElement>('a[href]');
  const media = element instanceof HTMLImageElement || element instanceof HTMLMediaElement;
  // The browser hands a selection over in a single line.
  const selected = (getSelection()?.toString() ?? '').replaceAll(/\s+/g, ' ').trim();
  return {
    ...(link === null ? {} : { linkUrl: link.href }),
    ...(media
      ? { mediaType: element.localName.replace('img', 'image'), srcUrl: element.currentSrc }
      : {}),
    ...(selected === '' ? {} : { selectionText: selected }),
  };
}
