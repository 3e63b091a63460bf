import { useMemo } from 'preact/hooks';

import type { BulkDraft } from '@/components/options/bulk/bulk-draft';
import type { BulkRules } from '@/lib/bulk/input/check-row';
import { folderNames } from '@/lib/bulk/input/folder-names';
import type { ConnectionView } from '@/lib/model/connection';
import type { Folder } from '@/lib/model/filing';
import type { Preferences } from '@/lib/model/preferences';
import { localDay } from '@/lib/rules/expiry';
import { isCutOff } from '@/lib/rules/listed-domains';

import type { ListState, ListStates } from './use-account-lists';

interface Known {
  connection: ConnectionView;
  preferences: Preferences;
  lists: ListStates;
}

/** What rows are checked against: the same object for as long as it says the same. Null until the lists that are needed came. */
export function useBulkRules({ forAll, strips }: BulkDraft, known: Known): BulkRules | null {
  const { connection, preferences, lists } = known;
  const today = localDay(new Date());
  return useMemo(() => {
    if (Object.values(lists).some(isOnItsWay)) return null;
    const campaigns = namesIn(lists.campaign);
    const channels = namesIn(lists.channel);
    return {
      today,
      tracking: preferences.tracking,
      strips,
      ownHost: new URL(connection.address).host,
      domains: domainsIn(lists.domain),
      campaigns,
      channels,
      forAll: {
        expiry: forAll.expiry,
        domain: forAll.domain,
        campaign: campaigns?.(forAll.campaign) ?? null,
        channel: channels?.(forAll.channel) ?? null,
      },
    };
  }, [today, preferences, strips, connection, lists, forAll]);
}

/** The hosts on which an address may be a short link of this service. */
export function useOwnHosts({ connection, preferences, lists }: Known): ReadonlySet<string> {
  const domains = lists.domain.state === 'ready' ? lists.domain.list : null;
  return useMemo(
    () =>
      new Set([new URL(connection.address).host, ...preferences.shortHosts, ...(domains ?? [])]),
    [connection, preferences, domains],
  );
}

const isOnItsWay = ({ state }: ListStates[keyof ListStates]): boolean =>
  state === 'loading' || state === 'waiting';

/** A domain that is not among the first thousands may be the account's all the same. */
const domainsIn = (state: ListState<readonly string[]>): ReadonlySet<string> | null =>
  state.state !== 'ready' || isCutOff(state.list) ? null : new Set(state.list);

const namesIn = (state: ListState<readonly Folder[]>): ((name: string) => Folder | null) | null =>
  state.state === 'ready' ? folderNames(state.list) : null;
