import { useEffect, useMemo } from 'preact/hooks';

import { useServices, type OptionsServices } from '@/components/ui/services';
import { type RequestState, type RequestTools, useRequest } from '@/components/ui/use-request';
import { AppError } from '@/lib/model/errors';
import type { Folder } from '@/lib/model/link';
import { firstRequest, pageOfThousand, freshFor } from '@/lib/rules/list-rows';

/** What rows may name: hosts of branded domains, campaigns, channels. */
export interface ListStates {
  domain: RequestState<readonly string[]>;
  campaign: RequestState<readonly Folder[]>;
  channel: RequestState<readonly Folder[]>;
}

/** As far as it came. */
export const listed = <T>(list: RequestState<readonly T[]>): readonly T[] =>
  list.state === 'done' ? list.value : [];

/** All of a list of the account. Rejects with an `AppError`. */
type LoadList<T> = (
  services: OptionsServices,
  whenAllowed: RequestTools['whenAllowed'],
) => Promise<readonly T[]>;

const loadDomains: LoadList<string> = async ({ send }, whenAllowed) =>
  whenAllowed(async () => send('domains.refresh', undefined));

const foldersOf =
  (kind: Folder['kind'], operation: 'listCampaigns' | 'listChannels'): LoadList<Folder> =>
  async ({ account }, whenAllowed) => {
    const read = async (request: { limit: number; page: number }) =>
      whenAllowed(async () => (await account.read(operation, request, freshFor)).value);
    const first = await read(firstRequest);
    const rows = first.nextPage === null ? [...first.items] : [];
    for (let page = first.nextPage === null ? null : 1; page !== null;) {
      const { items, nextPage } = await read({ limit: pageOfThousand, page });
      rows.push(...items);
      page = nextPage;
    }
    // Rows without a number cannot be filed into.
    return rows.flatMap(({ id, name }) => (id === null || name === '' ? [] : [{ kind, id, name }]));
  };

const loadCampaigns = foldersOf('campaign', 'listCampaigns');
const loadChannels = foldersOf('channel', 'listChannels');

/**
 * The account's domains, campaigns and channels, each loaded once something needs it.
 * @param wanted which are needed by now
 * @param hasAccount whether the service has an account API to be asked
 * @returns besides the lists, how those that failed are asked for again; null where that would not help
 */
export function useAccountLists(wanted: readonly (keyof ListStates)[], hasAccount: boolean) {
  const domain = useAccountList(loadDomains, wanted.includes('domain'), hasAccount);
  const campaign = useAccountList(loadCampaigns, wanted.includes('campaign'), hasAccount);
  const channel = useAccountList(loadChannels, wanted.includes('channel'), hasAccount);
  const lists: ListStates = useMemo(
    () => ({ domain: domain.state, campaign: campaign.state, channel: channel.state }),
    [domain.state, campaign.state, channel.state],
  );
  const failed = [domain, campaign, channel].filter(({ error }) => error !== null);
  const retry = () => {
    for (const list of failed) list.retry();
  };
  return { lists, retry: hasAccount && failed.length > 0 ? retry : null };
}

function useAccountList<T>(load: LoadList<T>, isWanted: boolean, hasAccount: boolean) {
  const services = useServices();
  const list = useRequest(async ({ whenAllowed }) => {
    if (!hasAccount) throw new AppError({ code: 'forbidden' });
    return load(services, whenAllowed);
  });
  const { state, run } = list;
  const isIdle = state.state === 'idle';
  useEffect(() => {
    if (isWanted && isIdle) void run();
  }, [isWanted, isIdle, run]);
  return list;
}
