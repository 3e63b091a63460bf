import { AppError } from '@/lib/contract/errors';
import type { ShortenOutcome } from '@/lib/contract/shorten';
import { canonicalUrl } from '@/lib/rules/canonical-url';

import type { WantedLink } from './asked-link';
import type { LinkJob } from './link-job';
import { recordOf, type MadeLink } from './link-record';
import { quietly } from './quietly';
import { isOnAskedHost } from './short-host';

/**
 * Takes a link that leads to the right place: remembers it (in a private window nothing is), and forgets the intent.
 *
 * @throws `wrong_host` with the link when it is not on the host that was asked for: it works, but somebody has to know
 */
export async function acceptLink(
  job: LinkJob,
  wanted: WantedLink,
  made: MadeLink,
  how: ShortenOutcome['how'],
): Promise<ShortenOutcome> {
  const { dependencies, service } = job;
  const link = recordOf(wanted, made, { service, createdAt: dependencies.now() });
  const pageKey = canonicalUrl(wanted.longUrl);
  if (!job.private) await quietly(dependencies.history.save(pageKey, link));
  await quietly(job.intents.remove(pageKey));
  if (isOnAskedHost(link.shortUrl, wanted.domain, service)) return { how, link };
  throw new AppError({ code: 'wrong_host', field: 'domain', link });
}
