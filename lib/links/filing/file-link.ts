import { ignoreFailure } from '@/lib/async/queue';
import { createDeadline } from '@/lib/links/context';
import { ownShortUrl } from '@/lib/links/library/own-link';
import { AppError, reportOf } from '@/lib/model/errors';
import type { FilingStep, Folder } from '@/lib/model/link';

import {
  type FilingDependencies,
  currentNumber,
  explainUnfiled,
  learnFromFiled,
} from './link-id-check';

/** A link to be filed, and where. */
export interface FilingRequest {
  shortUrl: string;
  /** The id that the service gave the link when it was made; null where it told none. */
  linkId: string | null;
  folder: Folder;
  /** From a private window: nothing is remembered. */
  private: boolean;
}

/**
 * Files a link into a campaign or a channel. How it ended is kept with the link, where that is remembered.
 * @throws `invalid_input` with the problem `link_number_unknown` when the service cannot tell which link is meant, or
 *   `link_number_other` when it filed another one; `other_service` where another service made
 *   the link, as its number is another link's here; whatever else went wrong
 */
export async function fileLink(
  dependencies: FilingDependencies,
  request: FilingRequest,
): Promise<FilingStep> {
  const keep = async (state: FilingStep['state']): Promise<FilingStep> => {
    const step: FilingStep = { ...request.folder, state };
    if (!request.private) await ignoreFailure(keepStep(dependencies, request.shortUrl, step));
    return step;
  };
  await ownShortUrl(dependencies, request.shortUrl);
  try {
    await file(dependencies, request);
  } catch (failure) {
    // The rate limit only puts it off.
    await keep(reportOf(failure).code === 'rate_limited' ? 'wanted' : 'failed');
    throw failure;
  }
  return keep('done');
}

const keepStep = async (
  { history }: Pick<FilingDependencies, 'history'>,
  shortUrl: string,
  step: FilingStep,
): Promise<unknown> =>
  history.update(shortUrl, (link) => ({ ...link, filing: withStep(link.filing, step) }));

async function file(dependencies: FilingDependencies, request: FilingRequest): Promise<void> {
  const { folder, shortUrl } = request;
  // What is found out has to fit into the time that the page waits.
  const deadline = createDeadline(dependencies);
  const linkId = await currentNumber(dependencies, { ...request, deadline });
  if (linkId === null) {
    throw new AppError({ code: 'invalid_input', problem: 'link_number_unknown', outcome: 'none' });
  }
  const filed = { shortUrl, linkId, folder, deadline };
  await assign(dependencies, folder, linkId).catch(async (failure: unknown) => {
    const unfiled = await explainUnfiled(dependencies, filed, failure);
    if (unfiled !== null) throw unfiled;
  });
  await learnFromFiled(dependencies, filed);
}

async function assign(
  { account }: FilingDependencies,
  { kind, id }: Folder,
  linkId: string,
): Promise<void> {
  if (kind === 'campaign') {
    await account.change('assignCampaignLink', { campaignid: id, linkid: linkId });
  } else {
    await account.change('assignChannelItem', { channelid: id, type: 'links', itemid: linkId });
  }
}

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
