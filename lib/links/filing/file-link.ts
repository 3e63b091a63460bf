import { ignoreFailure } from '@/lib/async/queue';
import { confirmed } from '@/lib/links/actions/confirmed';
import { createDeadline } from '@/lib/links/context';
import { linkToChange } from '@/lib/links/library/own-link';
import type { LinkNumber, LinksDependencies } from '@/lib/links/ports';
import { AppError, reportOf } from '@/lib/model/errors';
import type { FilingStep, Folder } from '@/lib/model/link';
import type { RememberedAccount } from '@/lib/operations/operations';
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

export interface FilingDependencies extends Pick<
  LinksDependencies,
  'history' | 'service' | 'ticks' | 'wait'
> {
  account: Pick<RememberedAccount, 'read' | 'change'>;
  numberOf: (shortUrl: string, remembered: string | null) => Promise<LinkNumber>;
}

export type FileLink = ReturnType<typeof createFiling>;

/**
 * What files links into campaigns and channels, and keeps with a link how that ended.
 *
 * It throws `invalid_input` with the problem `link_number_unknown` when the service cannot tell which link is meant, or
 * `link_number_other` when it filed another one; `other_service` where another service made the link; whatever else went wrong.
 */
export function createFiling(dependencies: FilingDependencies) {
  const file = createFile(dependencies);
  return async (request: FilingRequest): Promise<FilingStep> => {
    const { shortUrl, folder } = request;
    const keep = async (state: FilingStep['state']): Promise<FilingStep> => {
      const step: FilingStep = { ...folder, state };
      const add = dependencies.history.update(shortUrl, (link) => ({
        ...link,
        filing: withStep(link.filing, step),
      }));
      await ignoreFailure(add);
      return step;
    };
    await linkToChange(dependencies, shortUrl);
    try {
      await file(request);
    } catch (failure) {
      // The rate limit only puts it off.
      await keep(reportOf(failure).code === 'rate_limited' ? 'wanted' : 'failed');
      throw failure;
    }
    return keep('done');
  };
}

function createFile(dependencies: FilingDependencies): (request: FilingRequest) => Promise<void> {
  const { account, numberOf } = dependencies;
  // A channel has shown that both APIs number links alike.
  let areNumbersShared = false;
  return async ({ shortUrl, linkId, folder }) => {
    const deadline = createDeadline(dependencies);
    const { id, isReported } = await deadline
      .within(numberOf(shortUrl, linkId))
      .catch((failure: unknown) => {
        throw new AppError({ ...reportOf(failure), outcome: 'none' });
      });
    if (id === null) throw new AppError({ ...unknownNumber, outcome: 'none' });
    const isCertain = isReported || areNumbersShared;
    const look = async () => deadline.within(linkInChannel(account, folder, id));
    const isThis = (link: string | null): boolean =>
      link !== null && shortUrlKey(link) === shortUrlKey(shortUrl);
    const seen = await confirmed({
      send: async () => assign(account, folder, id),
      // Services refuse what a channel has already.
      read: look,
      isDone: isThis,
    }).catch((failure: unknown) => {
      const report = reportOf(failure);
      const mayBeOther = !isCertain && policyOf(report.code).mayMeanMissing === true;
      throw mayBeOther ? new AppError({ ...report, ...unknownNumber }) : failure;
    });
    if (isCertain) return;
    const link = seen ?? (await look().catch(() => null));
    areNumbersShared = isThis(link);
    if (link !== null && !areNumbersShared) throw new AppError(otherLink);
  };
}

const unknownNumber = { code: 'invalid_input', problem: 'link_number_unknown' } as const;

const otherLink = { code: 'invalid_input', problem: 'link_number_other' } as const;

const assign = async (
  { change }: FilingDependencies['account'],
  { kind, id }: Folder,
  linkId: string,
): Promise<unknown> =>
  kind === 'campaign'
    ? change('assignCampaignLink', { campaignid: id, linkid: linkId })
    : change('assignChannelItem', { channelid: id, type: 'links', itemid: linkId });

/** The short URL that a channel has under a link's number; null where that cannot be seen, as of a campaign. */
async function linkInChannel(
  { read }: FilingDependencies['account'],
  { kind, id }: Folder,
  linkId: string,
): Promise<string | null> {
  if (kind === 'campaign') return null;
  const { value } = await read('listChannelItems', { id, ...firstRequest }, 0);
  const item = value.items.find((each) => each.id === linkId && /^links?$/.test(each.type));
  return item?.link ?? null;
}

/**
 * Puts a step in the place of the one for the same folder. A link is in one campaign, the last, so another step for a campaign goes;
 * but as long as the new one is not done, the link stays where it is.
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
