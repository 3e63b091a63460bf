import { onInterrupt } from './on-interrupt.ts';
import type { OpenCurtail } from './open-curtail.ts';

/** Shows a page worth shortening and waits until the browser is closed or Ctrl-C is pressed. */
export async function stayOpen({ browser, page }: OpenCurtail): Promise<void> {
  // The tests' own tab shows made-up pages for the web beyond this machine; this one is the real thing.
  const tab = await browser.puppeteer.newPage();
  await tab.goto(page);
  console.log(`Open: ${page}`);
  console.log("Click Curtail's button, behind the toolbar's puzzle piece, or press Alt+Shift+U.");
  console.log('Close the browser or press Ctrl-C to end.');
  const interrupted = new Promise<void>((resolve) => onInterrupt(resolve));
  await Promise.race([interrupted, browser.untilClosed()]);
}
