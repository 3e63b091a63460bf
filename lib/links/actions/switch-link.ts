import { ignoreFailure } from '@/lib/async/queue';
import { type Deadline, createDeadline } from '@/lib/links/context';
import { ownShortUrl } from '@/lib/links/library/own-link';
import type { LinksDependencies } from '@/lib/links/ports';
import { factsOf, isGone, isMissing, isRefusal, isYoungerThan } from '@/lib/links/service-facts';
import { markGone, markPresent, withServiceFacts, unknownLink } from '@/lib/links/service-info';
import { AppError, type ErrorReport, reportOf } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';

const operationFor = { active: 'enable', disabled: 'disable' } as const;

/**
 * Switches a link on or off, on the service and where it is remembered. Where it may not be done, the link is remembered as it was.
 *
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
  const switched = (known: LinkRecord): LinkRecord => ({ ...markPresent(known), status });
  const link = await dependencies.history.update(shortUrl, switched, true);
  if (link !== null) return link;
  await ignoreFailure(forgetUnsaved(dependencies, shortUrl));
  return describeUnknown({ dependencies, deadline }, shortUrl, status);
}

/** An intent that keeps an unsaved link would give it to the next request. */
export async function forgetUnsaved(
  { intents }: LinksDependencies,
  shortUrl: string,
): Promise<void> {
  const all = await intents.all();
  await Promise.all(
    all
      .filter(({ state, link }) => state === 'unsaved' && link?.shortUrl === shortUrl)
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

/** Of a link that is not remembered, what the service reports has to do. */
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

/** What is known of a link that was just made. */
export type JustMade = Pick<LinkRecord, 'shortUrl' | 'createdAt' | 'alias'> &
  Pick<Partial<LinkRecord>, 'origin'>;

/**
 * Disables a link that was just made, or deletes it where links cannot be disabled.
 *
 * @throws `origin_uncertain` unless its alias was ours, or typed for a link that the service calls new: it may have answered with a
 *   link that it had before, which others use, so that stays as it is until the person insists
 */
export async function undoLink(
  dependencies: LinksDependencies,
  made: JustMade,
): Promise<LinkRecord> {
  const { shortUrl, origin } = made;
  await ownShortUrl(dependencies, shortUrl);
  if (origin !== 'own' && !(await isNew(dependencies, made))) {
    throw new AppError({ code: 'origin_uncertain', outcome: 'none' });
  }
  return (await dependencies.api.canSwitch())
    ? switchLink(dependencies, shortUrl, 'disabled')
    : deleteLink(dependencies, shortUrl);
}

/** Milliseconds after which an undone link was rather given again than just made. */
const justMade = 3_600_000;

/** Under a typed alias, younger than its create by the service's own clock, and not visited yet. */
async function isNew(
  dependencies: LinksDependencies,
  { shortUrl, createdAt, alias, origin }: JustMade,
): Promise<boolean> {
  const { api, now, traits } = dependencies;
  const mayBeNew = alias !== null && origin !== 'uncertain' && now() - createdAt <= justMade;
  if (!mayBeNew || (await traits.get()).givesExistingLinks) return false;
  const askedAt = now();
  const facts = await createDeadline(dependencies).within(api.get(shortUrl));
  return (
    (facts.visits ?? 0) === 0 && isYoungerThan(facts, now() - createdAt, now() - askedAt) === true
  );
}

/** Deletes a link on the service, for good. What is remembered of it says so from then on. */
export async function deleteLink(
  dependencies: LinksDependencies,
  url: string,
): Promise<LinkRecord> {
  const deadline = createDeadline(dependencies);
  const shortUrl = await ownShortUrl(dependencies, url);
  const known = await dependencies.history.findByShortUrl(shortUrl);
  await deadline.within(removeOnService(dependencies, shortUrl, known));
  const at = dependencies.now();
  const link = await dependencies.history.update(shortUrl, (each) => markGone(each, at), true);
  if (link !== null) return link;
  await ignoreFailure(forgetUnsaved(dependencies, shortUrl));
  const service = await dependencies.service();
  return markGone(unknownLink(shortUrl, { service, createdAt: at }), at);
}

/** One that is gone already is as it should be. The answer may speak of the request's path, so only a look at the link counts. */
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
