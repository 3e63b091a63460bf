import { ignoreFailure } from '@/lib/async/queue';
import type { LinkJob } from '@/lib/links/context';
import { type MadeLink, recordOf } from '@/lib/links/record';
import { markGone } from '@/lib/links/service-info';
import { AppError, type ErrorReport, reportOf } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import type { Intent } from '@/lib/model/shorten';
import { policyOf } from '@/lib/rules/error-policy';

/**
 * Gives up a link that leads elsewhere than its create asked for: switches it off, or deletes it, and forgets the intent. Where that
 * did not work, or may not have, the intent stays for the next attempt, so that the link is given out to no request meanwhile.
 *
 * @returns the link, disabled where that worked, and gone where it was deleted
 * @throws what let the next attempt send nothing: then it is still to come
 */
export async function discardLink(
  job: LinkJob,
  intent: Intent,
  made: MadeLink,
): Promise<LinkRecord> {
  const { dependencies, service } = job;
  job.givenUp.push(made.shortUrl);
  const link = recordOf(intent, made, { service, createdAt: dependencies.now(), origin: 'own' });
  const failure = await disableLink(job, intent, link);
  const isNextAttempt = intent.state === 'discard';
  if (failure !== null && isNextAttempt && wasNotSent(failure)) throw new AppError(failure);
  // A service that refuses it for good must not keep the page from having a link.
  const isRefused = isNextAttempt && failure?.outcome === 'none';
  if (failure === null || isRefused) await ignoreFailure(job.intents.remove(intent));
  if (failure !== null) return link;
  const off: LinkRecord = { ...link, status: 'disabled' };
  return (await dependencies.api.canSwitch()) ? off : markGone(off, dependencies.now());
}

/** Whatever would be asked of the service now would be refused just so, until that has passed or was mended. */
const wasNotSent = ({ code, outcome }: ErrorReport): boolean =>
  outcome === 'none' && (code === 'rate_limited' || policyOf(code).isLocal === true);

/** @returns why it may be on; null once it is off */
async function disableLink(
  { dependencies: { api, history }, deadline, intents }: LinkJob,
  intent: Intent,
  link: LinkRecord,
): Promise<ErrorReport | null> {
  const { shortUrl } = link;
  try {
    // Should the worker end now, the next request must not be given a link that may yet be switched off.
    if (intent.state !== 'discard') await intents.save({ ...intent, state: 'discard', link });
    const work: Promise<unknown> = (await api.canSwitch())
      ? api.disable(shortUrl)
      : api.remove(shortUrl);
    await deadline.within(work);
  } catch (error) {
    return reportOf(error);
  }
  // It may have been listed meanwhile.
  await ignoreFailure(history.update(shortUrl, (known) => ({ ...known, status: 'disabled' })));
  return null;
}
