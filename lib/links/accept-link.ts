import { quietly } from '@/lib/async/quietly';
import { AppError } from '@/lib/model/errors';
import type { Intent } from '@/lib/model/intent';
import type { LinkOption, LinkRecord } from '@/lib/model/link';
import type { ShortenOutcome } from '@/lib/model/shorten';

import { withWanted } from './filing/filing-steps';
import type { LinkJob } from './link-job';
import { type MadeLink, recordOf } from './link-record';
import { isOnAskedHost } from './short-host';

/** How a link was had, and what is known of it besides. */
interface Accepted {
  how: ShortenOutcome['how'];
  origin?: LinkRecord['origin'] | undefined;
  /** Options that were asked for and that the service has not confirmed. */
  unconfirmed?: LinkOption[] | undefined;
}

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
  { how, ...about }: Accepted,
): Promise<ShortenOutcome> {
  const { dependencies, service } = job;
  const record = recordOf(intent, made, { service, createdAt: intent.at, ...about });
  const known = await dependencies.history.findByShortUrl(made.shortUrl).catch(() => null);
  const isGivenAgain = how === 'created' && known !== null && wasKnownBefore(known, intent);
  if (isGivenAgain) await quietly(dependencies.traits.learn({ givesExistingLinks: true }));
  const whole = known === null ? record : withWhatIsKnown(record, known, intent);
  const link = job.private ? whole : await remember(job, intent, whole);
  if (link.unsaved !== true) await quietly(job.intents.remove(intent));
  if (isOnAskedHost(link.shortUrl, intent.domain, service)) {
    return { how: isGivenAgain ? 'existing' : how, link };
  }
  throw new AppError({ code: 'wrong_host', field: 'domain', link });
}

/** @returns the link as it is remembered, or `unsaved`; what was made is told all the same */
async function remember(job: LinkJob, intent: Intent, link: LinkRecord): Promise<LinkRecord> {
  try {
    await job.dependencies.history.save(link);
    return link;
  } catch {
    const { shortUrl, id, origin, unconfirmed } = link;
    const made = {
      shortUrl,
      id,
      ...(origin === undefined ? {} : { origin }),
      ...(unconfirmed === undefined ? {} : { unconfirmed }),
    };
    await quietly(job.intents.save({ ...intent, made }));
    return { ...link, unsaved: true };
  }
}

/**
 * Whether a link was there before its create was sent. One that is only known through the service's list may have been listed
 * since.
 */
const wasKnownBefore = (known: LinkRecord, { at }: Pick<Intent, 'at'>): boolean =>
  known.elsewhere === true ? (known.told?.at ?? Infinity) < at : known.createdAt < at;

/** Services give the same link again for the same address: where it was filed before, it still is, and its visits are still its own. */
function withWhatIsKnown(record: LinkRecord, known: LinkRecord, intent: Intent): LinkRecord {
  const { told } = known;
  return {
    ...(wasKnownBefore(known, intent) ? asKnown(record, known) : record),
    filing: withWanted(known.filing, intent.filing),
    ...(told === undefined ? {} : { told: { ...told, gone: false } }),
  };
}

/** An old link stays what it was. */
function asKnown({ origin: _origin, ...record }: LinkRecord, known: LinkRecord): LinkRecord {
  const { createdAt, alias, origin = known.elsewhere === true ? 'uncertain' : undefined } = known;
  return { ...record, createdAt, alias, ...(origin === undefined ? {} : { origin }) };
}
