import { browser } from 'wxt/browser';

/** Our own pages, as paths inside the extension. */
const pages = ['popup.html', 'options.html'] as const;

/**
 * Whether a message comes from one of our own pages: this extension's id, and the address of a page of ours.
 *
 * A content script would carry our id as well, but the address of a web page.
 */
export function isOwnPage(sender: { id?: string | undefined; url?: string | undefined }): boolean {
  if (sender.id !== browser.runtime.id || sender.url === undefined || !URL.canParse(sender.url))
    return false;
  const { origin, pathname } = new URL(sender.url);
  return (
    origin === new URL(browser.runtime.getURL('/')).origin &&
    pages.some((page) => pathname === `/${page}`)
  );
}
