import type { Services } from '@/components/options/services';
import type { Steps } from '@/lib/async/steps';
import type { LinkRecord } from '@/lib/model/link';
import type { MovedLinks } from '@/lib/model/moving';

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
