import { storedItems } from '../harness/stored-items.ts';
import type { View } from '../harness/view.ts';

/** What is kept that says anything: the empty list of drafts is written whenever a tab closes, and the menus that everybody has. */
export async function keptItems(view: View): Promise<string[]> {
  const items = await storedItems(view);
  return items
    .filter(({ name, content }) => !isEmpty(content) && !isUsualMenu(name, content))
    .filter(({ name, content }) => !(bookkeeping.has(name) && hasNumbersOnly(content)))
    .map(({ area, name }) => `${area} ${name}`);
}

/** How many links there are and how often they were written: a number that begins anew would take old links for new ones. */
const bookkeeping: ReadonlySet<string> = new Set(['meta', 'snapshot']);

const hasNumbersOnly = (content: string): boolean =>
  !/https?:|example/.test(content) && /"count":0,"elsewhere":0|forgotten/.test(content);

/** Who is connected has entries for their own links beside those of everybody. */
const isUsualMenu = (name: string, content: string): boolean =>
  name === 'menus' && !content.includes('own.');

const isEmpty = (content: string): boolean =>
  content === '[[],[]]' || content === '{"value":{},"version":1}';
