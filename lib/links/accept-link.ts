import { AppError } from '@/lib/contract/errors';
import type { Intent } from '@/lib/contract/intent';
import type { LinkRecord } from '@/lib/contract/link';
import type { ShortenOutcome } from '@/lib/contract/shorten';

import type { WantedLink } from './asked-link';
import type { LinksDependencies } from './dependencies';
import { withWanted } from './filing-steps';
import type { LinkJob } from './link-job';
import { recordOf, type MadeLink } from './link-record';
import { quietly } from './quietly';
import { isOnAskedHost } from './short-host';

/**
 * Takes a link that leads to the right place: remembers it (in a private window nothing is), and forgets the intent. Where it
 * cannot be remembered, the intent stays and keeps it, so that the next request for its page finds it.
 *
 * @throws `wrong_host` with the link when it is not on the host that was asked for: it works, but somebody has to know
 */
export async function acceptLink(
  job: LinkJob,
  intent: Intent,
  made: MadeLink,
  how: ShortenOutcome['how'],
): Promise<ShortenOutcome> {
  const { dependencies, service } = job;
  const record = recordOf(intent, made, { service, createdAt: dependencies.now() });
  const link = job.private ? record : await remember(job, intent, record);
  if (link.unsaved !== true) await quietly(job.intents.remove(intent));
  if (isOnAskedHost(link.shortUrl, intent.domain, service))
    return { how: intent.made === undefined ? how : 'existing', link };
  throw new AppError({ code: 'wrong_host', field: 'domain', link });
}

/** @returns the link as it is remembered, or `unsaved`; what was made is told all the same */
async function remember(job: LinkJob, intent: Intent, record: LinkRecord): Promise<LinkRecord> {
  const { history } = job.dependencies;
  const link = await withWhatIsKnown({ history }, record, intent);
  try {
    await history.save(link);
    return link;
  } catch {
    const { shortUrl, id } = link;
    await quietly(job.intents.save({ ...intent, made: { shortUrl, id } }));
    return { ...link, unsaved: true };
  }
}

/** Services give the same link again for the same address: where it was filed before, it still is, and its visits are still its own. */
async function withWhatIsKnown(
  { history }: Pick<LinksDependencies, 'history'>,
  record: LinkRecord,
  wanted: WantedLink,
): Promise<LinkRecord> {
  const known = await history.findByShortUrl(record.shortUrl).catch(() => null);
  if (known === null) return record;
  const { told } = known;
  return {
    ...record,
    filing: withWanted(known.filing, wanted.filing),
    ...(told === undefined ? {} : { told: { ...told, gone: false } }),
  };
}
