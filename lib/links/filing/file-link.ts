import { ignoreFailure } from '@/lib/async/queue';
import { confirmed } from '@/lib/links/actions/confirmed';
import { linkToChange } from '@/lib/links/library/own-link';
import type { LinkNumber, LinksDependencies } from '@/lib/links/ports';
import { withStep } from '@/lib/links/record/filing-steps';
import { createDeadline } from '@/lib/links/turn/deadline';
import { AppError, reportOf } from '@/lib/model/errors';
import type { FilingStep, Folder } from '@/lib/model/link';
import type { RememberedAccount } from '@/lib/operations/operations';
import { policyOf } from '@/lib/rules/error-policy';
import { firstRequest } from '@/lib/rules/list-rows';
import { shortUrlKey } from '@/lib/rules/url/url-keys';

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
 * Files links into campaigns and channels, and keeps with a link how that ended. It throws `invalid_input` with `link_number_unknown`
 * when the service cannot tell which link is meant, or `link_number_other` when it filed another one.
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
