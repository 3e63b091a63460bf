import { ignoreFailure } from '@/lib/async/queue';
import { type Deadline, createDeadline } from '@/lib/links/context';
import { ownShortUrl } from '@/lib/links/library/own-link';
import type { LinkNumber, LinksDependencies } from '@/lib/links/ports';
import type { Answered } from '@/lib/model/account';
import { AppError, type ErrorReport, reportOf } from '@/lib/model/errors';
import type { FilingStep, Folder } from '@/lib/model/link';
import type { ChangeName, Input, Output, ReadName } from '@/lib/operations/operations';
import { policyOf } from '@/lib/rules/error-policy';
import { firstRequest } from '@/lib/rules/list-rows';
import { shortUrlKey } from '@/lib/rules/url/url-keys';

/** A link to be filed, and where. */
export interface FilingRequest {
  shortUrl: string;
  /** The number that is remembered of it; null where the service reported none. */
  linkId: string | null;
  folder: Folder;
}

/** The account API as far as filing needs it. */
interface FilingApi {
  read<N extends ReadName>(name: N, input: Input<N>, within: number): Promise<Answered<Output<N>>>;
  change<N extends ChangeName>(name: N, input: Input<N>): Promise<Output<N>>;
}

export interface FilingDependencies extends Pick<
  LinksDependencies,
  'history' | 'service' | 'ticks' | 'wait'
> {
  account: FilingApi;
  numberOf: (shortUrl: string, remembered: string | null) => Promise<LinkNumber>;
}

export type FileLink = (request: FilingRequest) => Promise<FilingStep>;

/**
 * What files links into campaigns and channels. How it ended is kept with the link, where that is remembered.
 *
 * It throws `invalid_input` with the problem `link_number_unknown` when the service cannot tell which link is meant, or
 * `link_number_other` when it filed another one; `other_service` where another service made the link; whatever else went wrong.
 */
export function createFiling(dependencies: FilingDependencies): FileLink {
  const seen = { areShared: false };
  return async (request) => {
    const keep = async (state: FilingStep['state']): Promise<FilingStep> => {
      const step: FilingStep = { ...request.folder, state };
      await ignoreFailure(keepStep(dependencies, request.shortUrl, step));
      return step;
    };
    await ownShortUrl(dependencies, request.shortUrl);
    try {
      await file(dependencies, request, seen);
    } catch (failure) {
      // The rate limit only puts it off.
      await keep(reportOf(failure).code === 'rate_limited' ? 'wanted' : 'failed');
      throw failure;
    }
    return keep('done');
  };
}

const keepStep = async (
  { history }: Pick<FilingDependencies, 'history'>,
  shortUrl: string,
  step: FilingStep,
): Promise<unknown> =>
  history.update(shortUrl, (link) => ({ ...link, filing: withStep(link.filing, step) }));

/** @param seen whether a channel has shown that both APIs number links alike */
async function file(
  dependencies: FilingDependencies,
  { folder, shortUrl, linkId }: FilingRequest,
  seen: { areShared: boolean },
): Promise<void> {
  const deadline = createDeadline(dependencies);
  const { id, isReported } = await deadline
    .within(dependencies.numberOf(shortUrl, linkId))
    .catch((failure: unknown) => {
      throw new AppError({ ...reportOf(failure), outcome: 'none' });
    });
  if (id === null) {
    throw new AppError({ code: 'invalid_input', problem: 'link_number_unknown', outcome: 'none' });
  }
  const filed = { shortUrl, id, folder, deadline };
  await assignKnown(dependencies.account, filed, { isReported, seen });
}

/** What is known of a link's number. */
interface NumberProof {
  isReported: boolean;
  seen: { areShared: boolean };
}

async function assignKnown(
  account: FilingApi,
  filed: Filed,
  { isReported, seen }: NumberProof,
): Promise<void> {
  const isCertain = isReported || seen.areShared;
  const failure = await assign(account, filed.folder, filed.id).then(() => null, reportOf);
  if (failure !== null && !policyOf(failure.code).mayMeanMissing) throw new AppError(failure);
  const item = failure !== null || !isCertain ? await lookInChannel(account, filed) : null;
  if (item === 'it') seen.areShared = true;
  else if (failure !== null) throw new AppError(isCertain ? failure : unknownNumber(failure));
  else if (item === 'other') throw new AppError(numberOfOther);
}

const numberOfOther = { code: 'invalid_input', problem: 'link_number_other' } as const;

const unknownNumber = (failure: ErrorReport): ErrorReport => ({
  ...failure,
  code: 'invalid_input',
  problem: 'link_number_unknown',
});

async function assign(account: FilingApi, { kind, id }: Folder, linkId: string): Promise<void> {
  if (kind === 'campaign') {
    await account.change('assignCampaignLink', { campaignid: id, linkid: linkId });
  } else {
    await account.change('assignChannelItem', { channelid: id, type: 'links', itemid: linkId });
  }
}

interface Filed {
  shortUrl: string;
  id: string;
  folder: Folder;
  deadline: Deadline;
}

/** @returns what a channel has under a link's number; null where that cannot be seen, as of a campaign */
async function lookInChannel(
  account: FilingApi,
  { folder, id, shortUrl, deadline }: Filed,
): Promise<'it' | 'other' | null> {
  if (folder.kind === 'campaign') return null;
  const read = account.read('listChannelItems', { id: folder.id, ...firstRequest }, 0);
  const known = await deadline.within(read).catch(() => null);
  const item = known?.value.items.find((each) => isLink(each) && each.id === id);
  if (!item || item.link === null) return null;
  return shortUrlKey(item.link) === shortUrlKey(shortUrl) ? 'it' : 'other';
}

const isLink = ({ type }: Output<'listChannelItems'>['items'][number]): boolean =>
  type === 'links' || type === 'link';

/**
 * Puts a step in the place of the one for the same folder. A link is in one campaign: the one that it was put into last, so
 * another step for a campaign goes; but as long as the new one is not done, the link stays where it is.
 */
function withStep(steps: readonly FilingStep[], step: FilingStep): FilingStep[] {
  const isOver = (other: FilingStep): boolean =>
    isSameFolder(other, step) ||
    (areCampaigns(other, step) && (step.state === 'done' || other.state !== 'done'));
  return [...steps.filter((other) => !isOver(other)), step];
}

/** Adds folders that a link is wanted in; where it is already, it stays. */
export function withWanted(steps: readonly FilingStep[], folders: readonly Folder[]): FilingStep[] {
  return folders.reduce<FilingStep[]>((all, { kind, id, name }) => {
    const wanted: FilingStep = { kind, id, name, state: 'wanted' };
    const isDone = all.some((step) => isSameFolder(step, wanted) && step.state === 'done');
    return isDone ? all : withStep(all, wanted);
  }, Array.from(steps));
}

const isSameFolder = (a: Folder, b: Folder): boolean => a.kind === b.kind && a.id === b.id;

const areCampaigns = (a: Folder, b: Folder): boolean =>
  a.kind === 'campaign' && b.kind === 'campaign';
