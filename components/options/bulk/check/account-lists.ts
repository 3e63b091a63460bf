import { useEffect, useMemo } from 'preact/hooks';

import { useServices, type OptionsServices } from '@/components/ui/services';
import { type RequestState, type RequestTools, useRequest } from '@/components/ui/use-request';
import { AppError } from '@/lib/model/errors';
import type { Folder } from '@/lib/model/link';
import { firstRequest, pageOfThousand, freshFor } from '@/lib/rules/list-rows';

export type ListedKind = 'domain' | Folder['kind'];

/** What rows may name: hosts of branded domains, campaigns, channels. */
interface AccountLists {
  domain: readonly string[];
  campaign: readonly Folder[];
  channel: readonly Folder[];
}

type WhenAllowed = RequestTools['whenAllowed'];

/** Loads all of a list of the account, page after page. Rejects with an `AppError`. */
const accountList: {
  [K in ListedKind]: (
    services: OptionsServices,
    whenAllowed: WhenAllowed,
  ) => Promise<AccountLists[K]>;
} = {
  domain: async ({ send }, whenAllowed) =>
    whenAllowed(async () => send('domains.refresh', undefined)),
  campaign: async (services, whenAllowed) => loadFolders(services, 'campaign', whenAllowed),
  channel: async (services, whenAllowed) => loadFolders(services, 'channel', whenAllowed),
};

const operations = { campaign: 'listCampaigns', channel: 'listChannels' } as const;

async function loadFolders(
  { account }: OptionsServices,
  kind: Folder['kind'],
  whenAllowed: WhenAllowed,
): Promise<Folder[]> {
  const read = async (request: { limit: number; page: number }) =>
    whenAllowed(async () => (await account.read(operations[kind], request, freshFor)).value);
  const first = await read(firstRequest);
  if (first.nextPage === null) return foldersOf(kind, first.items);
  const folders: Folder[] = [];
  for (let page: number | null = 1; page !== null;) {
    const { items, nextPage } = await read({ limit: pageOfThousand, page });
    folders.push(...foldersOf(kind, items));
    page = nextPage;
  }
  return folders;
}

/** Rows without a number cannot be filed into. */
const foldersOf = (
  kind: Folder['kind'],
  rows: readonly { id: string | null; name: string }[],
): Folder[] =>
  rows.flatMap(({ id, name }) => (id === null || name === '' ? [] : [{ kind, id, name }]));

export type ListStates = { [K in ListedKind]: RequestState<AccountLists[K]> };

/**
 * The account's domains, campaigns and channels, each loaded once something needs it.
 * @param wanted which are needed by now
 * @param hasAccount whether the service has an account API to be asked
 * @returns besides the lists, how those that failed are asked for again; null where that would not help
 */
export function useAccountLists(
  wanted: Readonly<Record<ListedKind, boolean>>,
  hasAccount: boolean,
): { lists: ListStates; retry: (() => void) | null } {
  const domain = useAccountList('domain', wanted.domain, hasAccount);
  const campaign = useAccountList('campaign', wanted.campaign, hasAccount);
  const channel = useAccountList('channel', wanted.channel, hasAccount);
  const lists = useMemo(
    () => ({ domain: domain.state, campaign: campaign.state, channel: channel.state }),
    [domain.state, campaign.state, channel.state],
  );
  const failed = [domain, campaign, channel].filter(({ state }) => state.state === 'failed');
  const retry = () => {
    for (const list of failed) list.retry();
  };
  return { lists, retry: hasAccount && failed.length > 0 ? retry : null };
}

function useAccountList<K extends ListedKind>(
  kind: K,
  isWanted: boolean,
  hasAccount: boolean,
): { state: RequestState<AccountLists[K]>; retry: () => void } {
  const services = useServices();
  const { state, run, retry } = useRequest(async ({ whenAllowed }): Promise<AccountLists[K]> => {
    if (!hasAccount) throw new AppError({ code: 'forbidden' });
    return accountList[kind](services, whenAllowed);
  });
  const isIdle = state.state === 'idle';
  useEffect(() => {
    if (isWanted && isIdle) void run();
  }, [isWanted, isIdle, run]);
  return { state, retry };
}
