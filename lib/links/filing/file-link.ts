import { quietly } from '@/lib/async/quietly';
import { createDeadline } from '@/lib/links/deadline';
import type { FilingDependencies } from '@/lib/links/filing-dependencies';
import { AppError, reportOf } from '@/lib/model/errors';
import type { FilingStep, Folder } from '@/lib/model/filing';

import { withStep } from './filing-steps';
import { explainUnfiled, learnFromFiled } from './link-id-check';

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
 *   `link_number_other` when it filed another one; whatever else went wrong
 */
export async function fileLink(
  dependencies: FilingDependencies,
  request: FilingRequest,
): Promise<FilingStep> {
  const keep = async (state: FilingStep['state']): Promise<FilingStep> => {
    const step: FilingStep = { ...request.folder, state };
    if (!request.private) await quietly(keepStep(dependencies, request.shortUrl, step));
    return step;
  };
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
  const { folder, linkId, shortUrl } = request;
  if (linkId === null) {
    throw new AppError({ code: 'invalid_input', problem: 'link_number_unknown', outcome: 'none' });
  }
  // What is found out afterwards has to fit into the time that the page waits.
  const deadline = createDeadline(dependencies);
  const filed = { shortUrl, linkId, folder, deadline };
  await assign(dependencies, folder, linkId).catch(async (failure: unknown) => {
    throw await explainUnfiled(dependencies, filed, failure);
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
