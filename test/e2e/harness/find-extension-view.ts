import type { TestBrowser } from './test-browser.ts';
import type { View } from './view.ts';

/** A page with the extension's rights that is open, if there is one. @param files such as `options.html`; any unless told */
export async function findExtensionView(
  browser: TestBrowser,
  files: readonly string[] = [''],
): Promise<View | undefined> {
  const addresses = files.map((file) => `${browser.extensionOrigin}/${file}`);
  for (const view of await browser.openViews()) {
    const url = await view.url();
    if (addresses.some((address) => url.startsWith(address))) return view;
  }
  return undefined;
}
