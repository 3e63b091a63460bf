import type { StoredItem } from './stored-items.ts';
import type { TestBrowser } from './test-browser.ts';
import type { View } from './view.ts';

/** A text and where it was found. */
export interface FoundText {
  where: string;
  text: string;
}

/** The places among these whose text holds the secret. */
export const placesOf = (secret: string, texts: readonly FoundText[]): string[] =>
  texts.filter(({ text }) => text.includes(secret)).map(({ where }) => where);

/** Everything that pages show or hold and that pages and workers said. */
export async function visibleTexts(browser: TestBrowser): Promise<FoundText[]> {
  const said = (await browser.observations()).map(({ kind, where, text }) => ({
    where: `${kind} in ${where}`,
    text: `${where} ${text}`,
  }));
  const views = await browser.openViews();
  return [...said, ...(await Promise.all(views.map(textOf)))];
}

async function textOf(view: View): Promise<FoundText> {
  const url = await view.url();
  const text = await view.evaluate(() => {
    const values = [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')];
    return [document.documentElement.outerHTML, ...values.map(({ value }) => value)].join('\n');
  });
  return { where: `page ${url}`, text: `${url} ${text}` };
}

/** What is kept. */
export const keptTexts = (items: readonly StoredItem[]): FoundText[] =>
  items.map(({ area, name, content }) => ({
    where: `${area} ${name}`,
    text: `${name} ${content}`,
  }));
