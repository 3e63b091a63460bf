import { storedItems } from '../harness/stored-items.ts';
import type { View } from '../harness/view.ts';

/** What is kept that says anything: the empty list of drafts is written whenever a tab closes, and the menus that everybody has. */
export async function keptItems(view: View): Promise<string[]> {
  const items = await storedItems(view);
  return items
    .filter(({ name, content }) => !isEmpty(content) && !isUsualMenu(name, content))
    .map(({ area, name }) => `${area} ${name}`);
}

/** Who is connected has entries for their own links beside those of everybody. */
const isUsualMenu = (name: string, content: string): boolean =>
  name === 'menus' && !content.includes('own.');

const isEmpty = (content: string): boolean =>
  content === '[[],[]]' || content === '{"value":{},"version":1}';
