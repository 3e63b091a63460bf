import type { LinkRecord } from '@/lib/contract/link';
import type { MovedLinks } from '@/lib/contract/moving';

import type { Services } from '../services';
import type { Steps } from '../steps';
import { linkParts } from './link-parts';

/** Has the background add the links of a file that was checked, part by part. Doing it again is as good as once. */
export async function importLinks(
  send: Services['send'],
  links: readonly LinkRecord[],
  steps: Steps,
): Promise<MovedLinks> {
  const moved = { added: 0, known: 0 };
  for (const part of linkParts(links)) {
    steps.reach(part.from, links.length);
    const { added, known } = await send('moving.addLinks', { links: part.links });
    moved.added += added;
    moved.known += known;
  }
  return moved;
}
