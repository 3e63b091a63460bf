import { ignoreFailure } from '@/lib/async/queue';
import { sendStatus } from '@/lib/links/actions/change-link';
import type { CreatedLink, LinkFacts } from '@/lib/links/ports';
import { isProvablyOwn, recordOf } from '@/lib/links/record/record';
import { markGone } from '@/lib/links/record/service-info';
import { isSameUrl } from '@/lib/links/record/short-url';
import type { LinkJob } from '@/lib/links/turn/turn';
import { AppError, reportOf } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import type { Intent, ShortenOutcome } from '@/lib/model/shorten';
import { policyOf } from '@/lib/rules/error-policy';
import { plainText } from '@/lib/rules/plain-text';

import { accept } from './accept';

export interface SentSpelling {
  url: string;
  isSafe: boolean;
}

const unreported: Omit<LinkFacts, keyof CreatedLink> = {
  createdAt: null,
  lastAccessed: null,
  visits: null,
  hasPassword: null,
  expiry: null,
  tellsExpiry: false,
  status: null,
  answeredAt: null,
};

/** @throws with the link: as `accept` does; `altered_link` when it leads elsewhere; `not_confirmed` when nothing says where it leads */
export async function finishCreate(
  job: LinkJob,
  intent: Intent,
  made: CreatedLink,
  { url, isSafe }: SentSpelling,
): Promise<ShortenOutcome> {
  const { shortUrl, id, originalUrl } = made;
  const asking = async () => job.deadline.within(job.dependencies.api.getTarget(shortUrl));
  const reported = originalUrl ?? (await asking().catch(() => null));
  if (reported !== null && !isSameUrl(url, reported)) {
    return refuseAltered(job, intent, made, reported);
  }
  const facts = { ...unreported, shortUrl, id, originalUrl };
  const outcome = await accept(job, intent, facts, 'created');
  if (reported !== null || isSafe) return outcome;
  throw new AppError({ code: 'not_confirmed', link: outcome.link });
}

/** Only a link of our own is disabled: services that hold two addresses to be the same answer with one that may be printed on posters. */
async function refuseAltered(
  job: LinkJob,
  intent: Intent,
  made: CreatedLink,
  reported: string,
): Promise<never> {
  if (isProvablyOwn(made.shortUrl, intent)) {
    throw new AppError({ code: 'altered_link', link: await discardLink(job, intent, made) });
  }
  const { intents, now } = job.dependencies;
  // Nothing that was asked for is known of it.
  const unknown = { title: '', expiry: null, filing: [], hasPassword: false };
  const link = recordOf({ ...intent, ...unknown, longUrl: plainText(reported) }, made, {
    service: job.service,
    createdAt: now(),
    origin: 'uncertain',
  });
  await ignoreFailure(intents.save({ ...intent, state: 'unsaved', link }));
  throw new AppError({ code: 'altered_link', link });
}

/** Disables or deletes a link of ours that leads elsewhere. Where that may not have worked, its intent keeps it from being given out. */
export async function discardLink(
  job: LinkJob,
  intent: Intent,
  { shortUrl, id }: Pick<LinkRecord, 'shortUrl' | 'id'>,
): Promise<LinkRecord> {
  const { api, intents, now } = job.dependencies;
  const source = { service: job.service, createdAt: now(), origin: 'own' } as const;
  const link = recordOf(intent, { shortUrl, id }, source);
  const isFirst = intent.state !== 'discard';
  try {
    // Should the worker end now, the next request must not be given a link that may yet be switched off.
    if (isFirst) await intents.save({ ...intent, state: 'discard', link });
    const status = await api.statusOff();
    await sendStatus(job, { shortUrl, known: link }, status);
    await ignoreFailure(intents.remove(intent));
    const off: LinkRecord = { ...link, status: 'disabled' };
    return status === 'gone' ? markGone(off, now()) : off;
  } catch (error) {
    const { code, outcome } = reportOf(error);
    const isRefused =
      outcome === 'none' && code !== 'rate_limited' && policyOf(code).isLocal !== true;
    // A service that refuses it for good must not keep the page from having a link.
    if (isRefused && !isFirst) await ignoreFailure(intents.remove(intent));
    return link;
  }
}
