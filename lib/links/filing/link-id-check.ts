import { ignoreFailure } from '@/lib/async/queue';
import type { Deadline } from '@/lib/links/context';
import type { LinkApi, LinksDependencies } from '@/lib/links/ports';
import type { Answered } from '@/lib/model/account';
import { AppError, reportOf } from '@/lib/model/errors';
import type { Folder, LinkIdMatch } from '@/lib/model/link';
import type { ChangeName, Input, Output, ReadName } from '@/lib/operations/operations';
import { policyOf } from '@/lib/rules/error-policy';
import { firstRequest } from '@/lib/rules/list-rows';
import { shortUrlKey } from '@/lib/rules/url/url-keys';

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
  api: Pick<LinkApi, 'get'>;
  /** What is known of how the connected service numbers links. */
  linkIdMatch: {
    get: () => Promise<LinkIdMatch>;
    set: (linkIdMatch: LinkIdMatch) => Promise<void>;
    /** Whether a number that is remembered may be that of the API over which links are not made now. */
    mayBeOther: () => Promise<boolean>;
  };
}

/** A link under the number that the short-URL API gave it, and the folder that it was filed into. */
interface Filed {
  shortUrl: string;
  linkId: string;
  folder: Folder;
  deadline: Deadline;
}

/**
 * The number of a link in the API over which links are made now: that of the other one may be another link's here.
 * @returns null where the service told none
 * @throws why it cannot be told now
 */
export async function currentNumber(
  { api, linkIdMatch }: FilingDependencies,
  { shortUrl, linkId, deadline }: Pick<Filed, 'shortUrl' | 'deadline'> & { linkId: string | null },
): Promise<string | null> {
  const mayBeOther = await linkIdMatch.mayBeOther().catch(() => true);
  if (linkId === null || !mayBeOther) return linkId;
  try {
    return (await deadline.within(api.get(shortUrl, linkId))).id;
  } catch (failure) {
    throw new AppError({ ...reportOf(failure), outcome: 'none' });
  }
}

/**
 * Turns a refusal into what it means while nobody has seen that the account API knows the number. A channel refuses what it has,
 * too, so that is looked at first. That the numbers do not fit is certain only if folder and link are there, and nothing else can
 * be meant: of a campaign, refused input may be anything.
 *
 * @returns null where the link is in its channel already
 */
export async function explainUnfiled(
  dependencies: FilingDependencies,
  filed: Filed,
  failure: unknown,
): Promise<AppError | null> {
  const report = reportOf(failure);
  const linkIdMatch = await linkIdMatchOf(dependencies);
  if (!policyOf(report.code).mayMeanMissing || linkIdMatch === 'match') return new AppError(report);
  const isChannel = filed.folder.kind === 'channel';
  const seen = isChannel ? await lookInChannel(dependencies, filed) : null;
  if (seen === 'it') {
    await ignoreFailure(dependencies.linkIdMatch.set('match'));
    return null;
  }
  const meansNumber = isChannel ? seen !== null : report.code === 'not_found';
  if (meansNumber && linkIdMatch === 'unknown' && (await areBothThere(dependencies, filed))) {
    await ignoreFailure(dependencies.linkIdMatch.set('mismatch'));
  }
  return new AppError({ ...report, code: 'invalid_input', problem: 'link_number_unknown' });
}

/**
 * Looks at what was filed, until the numbers were seen to fit. Only a channel tells what is in it.
 * @throws `invalid_input` with the problem `link_number_other` when it is another link, and `not_confirmed` when it probably
 *   is; what cannot be told is no failure
 */
export async function learnFromFiled(
  dependencies: FilingDependencies,
  filed: Filed,
): Promise<void> {
  const linkIdMatch = await linkIdMatchOf(dependencies);
  if (linkIdMatch === 'match') return;
  if (filed.folder.kind === 'campaign') return doubtMismatch(linkIdMatch);
  const seen = await lookInChannel(dependencies, filed);
  if (seen === null || seen === 'none') return;
  await ignoreFailure(dependencies.linkIdMatch.set(seen === 'it' ? 'match' : 'mismatch'));
  if (seen === 'other') throw new AppError({ code: 'invalid_input', problem: 'link_number_other' });
}

/** Where the numbers were seen not to fit, a campaign that took one may hold another link now. */
function doubtMismatch(linkIdMatch: LinkIdMatch): void {
  if (linkIdMatch === 'mismatch') throw new AppError({ code: 'not_confirmed' });
}

const linkIdMatchOf = async ({ linkIdMatch }: FilingDependencies): Promise<LinkIdMatch> =>
  linkIdMatch.get().catch((): LinkIdMatch => 'unknown');

async function areBothThere(
  { account, api }: FilingDependencies,
  { folder, linkId, shortUrl, deadline }: Filed,
): Promise<boolean> {
  const list = folder.kind === 'campaign' ? 'listCampaigns' : 'listChannels';
  const read: Promise<{ value: { items: readonly { id: string | null }[] } }> = account.read(
    list,
    firstRequest,
    0,
  );
  const known = await deadline.within(read).catch(() => null);
  if (known?.value.items.some(({ id }) => id === folder.id) !== true) return false;
  const link = await deadline.within(api.get(shortUrl, linkId)).catch(() => null);
  return link !== null;
}

/** @returns what a channel has under a number: the link, another one, or certainly none; null when it cannot be told */
async function lookInChannel(
  { account }: FilingDependencies,
  { folder, linkId, shortUrl, deadline }: Filed,
): Promise<'it' | 'other' | 'none' | null> {
  const read = account.read('listChannelItems', { id: folder.id, ...firstRequest }, 0);
  const known = await deadline.within(read).catch(() => null);
  if (known === null) return null;
  const { items, nextPage, unreadable = 0 } = known.value;
  const item = items.find((each) => isLink(each) && each.id === linkId);
  if (item === undefined) return nextPage === null && unreadable === 0 ? 'none' : null;
  if (item.link === null) return null;
  return shortUrlKey(item.link) === shortUrlKey(shortUrl) ? 'it' : 'other';
}

const isLink = ({ type }: Output<'listChannelItems'>['items'][number]): boolean =>
  type === 'links' || type === 'link';
