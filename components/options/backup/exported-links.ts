import type { Services } from '@/components/options/services';
import type { Steps } from '@/lib/async/steps';
import type { LinkRecord } from '@/lib/model/link';

/** As many as are asked for at once. */
const partSize = 1000;

/** All links that are remembered, part by part, in the order of their short URLs. */
export async function* exportedLinks(
  send: Services['send'],
  steps: Steps,
): AsyncGenerator<LinkRecord[]> {
  const { count } = await send('links.stored', undefined);
  let after: string | null = null;
  let done = 0;
  for (;;) {
    // A link that came in meanwhile is one more.
    steps.reach(done, Math.max(done, count));
    const part: LinkRecord[] = await send('moving.links', { after, count: partSize });
    if (part.length > 0) yield part;
    if (part.length < partSize) return;
    done += part.length;
    after = part.at(-1)?.shortUrl ?? after;
  }
}
