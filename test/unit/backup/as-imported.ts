import type { LinkRecord } from '@/lib/model/link';
import { oneLine } from '@/lib/rules/text';

/** What comes of a link on its way through a file: texts lose what cannot be seen, nothing is filed because a file wants it, and none is proven to be one’s own. */
export const asImported = ({ origin, ...link }: LinkRecord): LinkRecord => ({
  ...link,
  ...(origin === 'uncertain' ? { origin } : {}),
  title: oneLine(link.title),
  filing: link.filing.map((step) => ({
    ...step,
    name: oneLine(step.name),
    state: step.state === 'wanted' ? 'failed' : step.state,
  })),
});
