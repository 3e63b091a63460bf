import type { TestBrowser } from '../e2e/harness/test-browser.ts';

/** What the link leads to. */
export const linked = 'https://far.example/a-thing?id=9';

/** Goes to a page and puts a link into it that is easily hit. */
export async function visitPageWithLink(browser: TestBrowser, url: string): Promise<void> {
  await browser.visit(url);
  await browser.tab.evaluate((target) => {
    const link = document.createElement('a');
    link.href = target;
    link.textContent = 'A thing worth shortening';
    document.body.append(link);
  }, linked);
}
