import type { LinkView } from '@/components/options/links/data/shown-links';
import type { Services } from '@/components/options/services';
import type { Steps } from '@/lib/async/steps';
import type { LinkRecord } from '@/lib/model/link';

import { linksCsv } from './links-csv';

/** As many links as are handed over at once. */
const partSize = 1000;

/** Saves all links that fit a view as a CSV file. @returns how many there are */
export async function saveLinks(
  { send, saveFile }: Pick<Services, 'send' | 'saveFile'>,
  view: LinkView,
  steps: Steps,
): Promise<number> {
  const { content, name, links } = await linksCsv(foundLinks(send, view, steps));
  // Called off at the last moment, too.
  steps.reach(links, links);
  saveFile(content, name);
  return links;
}

async function* foundLinks(
  send: Services['send'],
  view: LinkView,
  steps: Steps,
): AsyncGenerator<LinkRecord[]> {
  for (let from = 0, total = 1; from < total; from += partSize) {
    const page = await send('links.list', { ...view, from, count: partSize });
    total = page.total;
    steps.reach(Math.min(from + partSize, total), total);
    yield page.links;
  }
}
