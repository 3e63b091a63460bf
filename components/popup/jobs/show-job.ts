import { presentLink } from '@/components/link/actions/present-link';
import { type LinkModel, initialDraft, targetOf } from '@/components/link/model';
import { jobView } from '@/components/link/view';
import { runLinkInfoStep } from '@/components/popup/link-info/link-info-actions';
import type { LinkRecord } from '@/lib/model/link';
import type { Draft, PopupState } from '@/lib/model/popup-state';
import type { Job } from '@/lib/model/run';
import type { ShortenOutcome } from '@/lib/model/shorten';
import { soleServiceOf } from '@/lib/rules/job';
import { shortUrlKey } from '@/lib/rules/url/url-keys';

/** Shows how a job stands. A single link that was made is shown as any other, and copied here: then its report is done with. */
export function showJob(model: LinkModel, job: Job): void {
  const [item, ...others] = job.items;
  const link = others.length === 0 && job.state !== 'working' ? item?.link : null;
  if (!link) return model.show(jobView(job));
  void dismissJob(model, job);
  // Where copying it was not even tried, it was cut off before.
  presentJobLink(model, job, { how: job.copied === null ? 'found' : 'created', link });
}

/**
 * Shows and copies the link of a job's single address, with the way to keep what was removed from that. Another link is one for the
 * same address, not for the page in front; for a short link that was copied as it is, for where that leads.
 */
export function presentJobLink(model: LinkModel, job: Job, outcome: ShortenOutcome): void {
  const { shortUrl, longUrl } = outcome.link;
  const { url = longUrl, full = null } = job.items[0] ?? {};
  const isItself = longUrl !== '' && shortUrlKey(url) === shortUrlKey(shortUrl);
  const address = isItself ? longUrl : url;
  model.draft = draftOf(model, job, full ?? address);
  model.pending = { url: address, again: false, stays: '' };
  presentLink(model, outcome, { full });
}

/** What the form begins with for an address of a job: nothing that was typed for the page in front. */
export const draftOf = ({ state }: LinkModel, { domain }: Job, url: string): Draft => ({
  ...initialDraft({ ...state, draft: null }),
  url,
  ...(domain === null ? {} : { domain }),
});

/** Shows a job that was followed: as it stands, or that nothing about it is left to tell. @param before as it stood */
export async function showFollowed(model: LinkModel, before: Job, now: Job | null): Promise<void> {
  const { state } = model;
  // Only where there are several may another one be put to use.
  const isElsewhere = state.services.length > 0 && isOfOther(state, soleServiceOf(before));
  // What is done about it is done on the service in use.
  if (isElsewhere && now !== null && now.state !== 'working') return model.services.reopen();
  if (now !== null) return showJob(model, now);
  const count = before.items.length;
  const link = count === 1 && !isElsewhere ? await outcomeOf(model, before) : null;
  if (link === null) model.show({ name: 'job_ended', count });
  else presentJobLink(model, before, { how: 'created', link });
}

/** Whether what belongs to a service is another one's than that in use. @param owner null where it has none yet */
export const isOfOther = ({ connection }: PopupState, owner: string | null): boolean =>
  connection !== null && owner !== null && owner !== connection.id;

/** Forgets a reported job. Where this fails, the report is shown once more, which does no harm. */
export async function dismissJob({ services }: LinkModel, { id }: Job): Promise<void> {
  await services.send('job.dismiss', { id }).catch(() => null);
}

/** The link of a single address, which may have been made since the job was seen last. */
async function outcomeOf({ services, state }: LinkModel, job: Job): Promise<LinkRecord | null> {
  const [item] = job.items;
  if (item === undefined || item.link !== null) return item?.link ?? null;
  // Nothing that a private window made is remembered.
  if (job.private) return null;
  const longUrl = targetOf(state, item);
  const [made] = await services.send('links.existing', { urls: [longUrl] }).catch(() => []);
  if (made?.longUrl === longUrl) return made;
  // The address may have been a short link itself, which is copied as it is.
  return services.send('link.get', { shortUrl: item.url }).catch(() => null);
}

/** Shows what was asked for, or begun, without the popup. */
export async function startExternal(model: LinkModel): Promise<void> {
  const { asked, job } = model.state;
  if (asked?.kind === 'show_info') return runLinkInfoStep(model, asked.shortUrl, 'look');
  if (asked?.kind === 'switch_off') return runLinkInfoStep(model, asked.shortUrl, 'disabled');
  if (asked?.kind === 'shorten_tabs') {
    return model.show({ name: 'allow_tabs', windowId: asked.windowId });
  }
  if (job !== null) showJob(model, job);
}
