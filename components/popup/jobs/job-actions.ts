import { useEffect } from 'preact/hooks';

import { acceptGivenHost, acceptOption } from '@/components/link/actions/accept-host';
import { makeUnderOwnAlias } from '@/components/link/actions/make-variant';
import { copyFormattedLinks } from '@/components/link/actions/present-link';
import type { LinkModel } from '@/components/link/model';
import { type Drawn, type JobView, formView } from '@/components/link/view';
import { type ErrorReport, reportOf } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import type { Job } from '@/lib/model/run';
import { linksOf, serviceOf } from '@/lib/rules/job';

import { usableLink } from './job-text';
import { dismissJob, draftOf, isOfOther, presentJobLink, showFollowed } from './show-job';

/** Stops the job that is shown, or begins again with what is not made yet. */
export async function stopOrResumeJob(
  model: LinkModel,
  name: 'job.stop' | 'job.resume',
): Promise<void> {
  const { view } = model;
  if (view.name !== 'job') return;
  await model.runExclusively(async () => {
    model.change('job', { busy: true, error: null });
    try {
      const now = await model.services.send(name, { id: view.job.id });
      // It may have come to its end meanwhile, which is shown already.
      if (model.view.name === 'job') await showFollowed(model, view.job, now);
    } catch (failure) {
      model.change('job', { busy: false, error: reportOf(failure) });
    }
  });
}

/** Copies the links that were made. What is left to do stays in the report. */
export async function copyJob(model: LinkModel): Promise<void> {
  await model.runExclusively(async () => {
    const { view } = model;
    if (view.name !== 'job') return;
    const [first, ...others] = linksOf(view.job);
    if (first === undefined) return;
    const copied = await copyFormattedLinks(model, [first, ...others]);
    const isAll = view.job.items.every(({ link }) => link !== null);
    if (copied && isAll) await dismissJob(model, view.job);
    model.change('job', { copied: copied ? 'yes' : 'no' });
  });
}

/** Takes all links that were made, although something about them is not as asked, and copies them. */
export async function acceptJobLinks(model: LinkModel): Promise<void> {
  const { view } = model;
  if (view.name !== 'job') return;
  const items = view.job.items.map((item) => {
    const { error } = item;
    const given = error === null ? undefined : usableLink(error);
    if (error === null || given === undefined) return item;
    return { ...item, link: takeLink(model, serviceOf(view.job, item), error, given), error: null };
  });
  model.change('job', { job: { ...view.job, items, copied: null }, copied: null });
  await copyJob(model);
}

/** Takes a single link that was made, or that there was, although something about it is not as asked. */
export async function acceptJobLink(
  model: LinkModel,
  job: Job,
  error: ErrorReport,
  given: LinkRecord,
): Promise<void> {
  await leaveJob(model, () => {
    const link = takeLink(model, serviceOf(job, job.items[0] ?? {}), error, given);
    presentJobLink(model, job, { how: link.createdAt < job.at ? 'existing' : 'created', link });
  });
}

/** A link as it is taken. What is remembered is for the service in use: a link of another one is taken this once. */
function takeLink(
  model: LinkModel,
  owner: string | null,
  { code, field }: ErrorReport,
  given: LinkRecord,
): LinkRecord {
  if (isOfOther(model.state, owner)) {
    const { unconfirmed: _unasked, ...link } = given;
    return link;
  }
  if (code === 'wrong_host') acceptGivenHost(model, new URL(given.shortUrl).host);
  return acceptOption(model, given, field);
}

/** Offers the form for an address that could not be shortened; or creates a link with an alias that Curtail picks, in place of one that leads elsewhere. */
export async function makeJobLink(
  model: LinkModel,
  job: Job,
  url: string,
  how: 'form' | 'own_alias' = 'form',
): Promise<void> {
  await leaveJob(model, async () => {
    model.draft = draftOf(model, job, url);
    if (how === 'form') model.show(formView());
    else await makeUnderOwnAlias(model);
  });
}

/** Forgets the job, and does what the popup's button is for. */
export async function continueToPage(model: LinkModel): Promise<void> {
  await leaveJob(model, async () => {
    // The page may be another service's than the job was.
    if (model.state.services.length > 0) return model.services.reopen();
    model.state = { ...model.state, asked: null, job: null };
    await model.begin();
  });
}

/** Forgets the job. What comes next is begun once, and apart, as it may run exclusively, too. */
export async function leaveJob(model: LinkModel, next: () => void | Promise<void>): Promise<void> {
  const { view } = model;
  const left = await model.runExclusively(async () => {
    if (view.name === 'job') await dismissJob(model, view.job);
  });
  if (left) await next();
}

/** Milliseconds between two looks at a job under way. */
const lookInterval = 300;

/** Looks again and again how a job under way stands, for as long as it is shown. A failure ends it until its notice is answered. */
export function useFollowing({ model, view }: Drawn<JobView>): void {
  useEffect(() => {
    const { job, error } = view;
    if (job.state !== 'working' || error !== null) return undefined;
    let gone = false;
    const look = async () => {
      try {
        const now = await model.services.send('job.get', { id: job.id });
        if (!gone) await showFollowed(model, job, now);
      } catch (failure) {
        if (!gone) model.change('job', { error: reportOf(failure) });
      }
    };
    const timer = setTimeout(() => void look(), lookInterval);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [model, view]);
}
