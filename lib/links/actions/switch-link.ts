import { ignoreFailure } from '@/lib/async/queue';
import { type Deadline, createDeadline } from '@/lib/links/context';
import { ownShortUrl } from '@/lib/links/library/own-link';
import type { LinksDependencies } from '@/lib/links/ports';
import { factsOf, isGone, isRefusal, isYoungerThan, isMissing } from '@/lib/links/service-facts';
import { markGone, markPresent, withServiceFacts, unknownLink } from '@/lib/links/service-info';
import { isSameUrl } from '@/lib/links/short-url';
import { AppError, type ErrorReport, reportOf } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';

const operationFor = { active: 'enable', disabled: 'disable' } as const;

/**
 * Switches a link on or off, on the service and where it is remembered. Where nobody knows whether it is done, the link is
 * remembered as it was: one that a person wants off must not be taken to be.
 *
 * @returns the link as it is now
 * @throws `not_confirmed` when the service says that it is still as it was
 */
export async function switchLink(
  dependencies: LinksDependencies,
  url: string,
  status: LinkRecord['status'],
): Promise<LinkRecord> {
  const deadline = createDeadline(dependencies);
  const shortUrl = await ownShortUrl(dependencies, url);
  await switchOnService({ dependencies, deadline }, shortUrl, status);
  const link = await dependencies.history.update(shortUrl, (known) => ({
    ...markPresent(known),
    status,
  }));
  if (link !== null) return link;
  await ignoreFailure(forgetUnsaved(dependencies, shortUrl));
  return describeUnknown({ dependencies, deadline }, shortUrl, status);
}

/** An intent that keeps a link which could not be remembered would give it to the next request. */
export async function forgetUnsaved(
  { intents }: LinksDependencies,
  shortUrl: string,
): Promise<void> {
  const all = await intents.all();
  await Promise.all(
    all
      .filter(({ made }) => made?.shortUrl === shortUrl)
      .map(async (intent) => intents.remove(intent)),
  );
}

interface SwitchContext {
  dependencies: LinksDependencies;
  deadline: Deadline;
}

async function switchOnService(
  context: SwitchContext,
  shortUrl: string,
  status: LinkRecord['status'],
): Promise<void> {
  try {
    const work = context.dependencies.api[operationFor[status]](shortUrl);
    const told = await context.deadline.within(work);
    if ((told ?? status) !== status) throw new AppError({ code: 'not_confirmed' });
  } catch (error) {
    const facts = mayBeSwitched(reportOf(error)) ? await factsOf(context, shortUrl) : undefined;
    if (facts?.status !== status) throw error;
  }
}

/** Some services may refuse to do what is done already, and an answer may be lost. */
const mayBeSwitched = (report: ErrorReport): boolean =>
  isRefusal(report) || report.outcome === 'unknown';

/** A link that is not remembered, as those of private windows are not: what the service tells of it has to do. */
async function describeUnknown(
  context: SwitchContext,
  shortUrl: string,
  status: LinkRecord['status'],
): Promise<LinkRecord> {
  const facts = await factsOf(context, shortUrl);
  const service = await context.dependencies.service();
  const link = unknownLink(shortUrl, { service, createdAt: context.dependencies.now() });
  return { ...(facts ? withServiceFacts(link, facts) : link), status };
}

/** How often a link is looked at whose age stays unclear. */
const maxLooks = 2;

/** Milliseconds after which nobody means a link by what they take back: an older one was given again. */
const justMade = 3_600_000;

/** What is known of a link that was just made. */
export type JustMade = Pick<LinkRecord, 'shortUrl' | 'createdAt' | 'longUrl'> & {
  origin?: LinkRecord['origin'] | undefined;
};

/**
 * Disables a link that was just made, or deletes it where links cannot be disabled. The service may have answered with one that
 * it had before, which others use: so it is asked first, unless the link is certainly our own.
 *
 * @throws `origin_uncertain` when the link may be somebody else's: it stays as it is
 */
export async function undoLink(
  dependencies: LinksDependencies,
  made: JustMade,
): Promise<LinkRecord> {
  await ownShortUrl(dependencies, made.shortUrl);
  const isOld = dependencies.now() - made.createdAt > justMade;
  if (isOld || (made.origin !== 'own' && !(await isNew(dependencies, made)))) {
    throw new AppError({ code: 'origin_uncertain', outcome: 'none' });
  }
  return (await dependencies.api.canSwitch())
    ? switchLink(dependencies, made.shortUrl, 'disabled')
    : deleteLink(dependencies, made.shortUrl);
}

/**
 * Deletes a link on the service, for good. What is remembered of it is told as deleted from then on.
 *
 * @returns the link as it is known then
 */
export async function deleteLink(
  dependencies: LinksDependencies,
  url: string,
): Promise<LinkRecord> {
  const deadline = createDeadline(dependencies);
  const shortUrl = await ownShortUrl(dependencies, url);
  const known = await dependencies.history.findByShortUrl(shortUrl);
  await deadline.within(removeOnService(dependencies, shortUrl, known));
  const at = dependencies.now();
  const link = await dependencies.history.update(shortUrl, (each) => markGone(each, at));
  if (link !== null) return link;
  await ignoreFailure(forgetUnsaved(dependencies, shortUrl));
  const service = await dependencies.service();
  return markGone(unknownLink(shortUrl, { service, createdAt: at }), at);
}

/**
 * One that is gone already is as it should be; so is one whose delete was done though its answer was lost. What answers to the
 * delete may speak of its path, so only a look at the link tells.
 */
async function removeOnService(
  { api, now }: LinksDependencies,
  shortUrl: string,
  known: LinkRecord | null,
): Promise<void> {
  try {
    await api.remove(shortUrl);
  } catch (error) {
    const report = reportOf(error);
    const mayBeDone = report.outcome === 'unknown';
    if (!mayBeDone && !isMissing(report)) throw error;
    const failure = await api.get(shortUrl, known?.id).then(() => null, reportOf);
    // A delete that may be done explains at any age why the link is missing.
    const link = mayBeDone || known === null ? { createdAt: 0 } : known;
    if (failure === null || !isGone(failure, link, now())) throw error;
  }
}

/** Younger than its create, by the service's own clock, not visited by anybody yet, and not known to lead elsewhere. */
async function isNew(
  dependencies: LinksDependencies,
  { shortUrl, createdAt, longUrl, origin }: JustMade,
): Promise<boolean> {
  const { givesExistingLinks } = await dependencies.traits.get();
  if (givesExistingLinks || origin === 'uncertain') return false;
  const deadline = createDeadline(dependencies);
  for (let looks = 1; ; looks += 1) {
    const askedAt = dependencies.now();
    const facts = await deadline.within(dependencies.api.get(shortUrl));
    if ((facts.visits ?? 0) > 0 || !isSameUrl(longUrl, facts.originalUrl ?? longUrl)) return false;
    const now = dependencies.now();
    const isYoung = isYoungerThan(facts, now - createdAt, now - askedAt);
    // A late answer tells too little of the link's age; the next one may come sooner.
    if (isYoung !== null || looks === maxLooks) return isYoung === true;
  }
}
