import { useEffect, useMemo, useState } from 'preact/hooks';

import type { BulkDraft } from '@/components/options/bulk/draft';
import { type BulkText, areMoved } from '@/components/options/bulk/read-text';
import { forEachYielding } from '@/components/options/yield';
import { useServices } from '@/components/ui/services';
import type { RequestState } from '@/components/ui/use-request';
import type { ConnectionView } from '@/lib/model/connection';
import type { Folder } from '@/lib/model/link';
import type { Preferences } from '@/lib/model/preferences';
import { localDay } from '@/lib/rules/expiry';
import { isCutOff } from '@/lib/rules/list-rows';
import { mayBeOffered } from '@/lib/rules/offered';
import { asciiHost } from '@/lib/rules/url/url-keys';
import type { BulkRules, CheckedBulk } from '@/lib/runs/input/check-row';
import { beginBulkCheck, folderNames } from '@/lib/runs/input/check-rows';
import type { BulkSourceRow } from '@/lib/runs/input/columns';

import { type ListStates, useAccountLists } from './account-lists';
import { type LookedUp, type ShortPlaces, lookUp, planOf } from './plan';
import { useBulkText } from './use-bulk-text';

interface CheckContext {
  connection: ConnectionView;
  preferences: Preferences;
}

/**
 * Reads and checks a list that is being put together.
 * @param wantsLists whether the account's lists are to be chosen from, though no row needs them: nothing waits for them then
 */
export function useListCheck(
  draft: BulkDraft,
  { connection, preferences }: CheckContext,
  wantsLists: boolean,
) {
  const read = useBulkText(draft);
  const { rowDefaults, keepsDuplicates, suffixes } = draft;
  const named = useMemo(
    () =>
      listKinds.filter((kind) =>
        read.rows.some(
          ({ cells, pair }) => cells[kind] !== '' || (kind === 'channel' && pair !== undefined),
        ),
      ),
    [read.rows],
  );
  const needed = listKinds.filter((kind) => named.includes(kind) || rowDefaults[kind] !== '');
  const hasAccount = mayBeOffered(connection.apis.account);
  const { lists, retry } = useAccountLists(wantsLists ? listKinds : needed, hasAccount);
  /** What holds up a list of the account that the rows need. */
  const awaited = (['waiting', 'pending'] as const).find((state) =>
    needed.some((kind) => lists[kind].state === state),
  );
  const context = { connection, preferences };
  const rules = useBulkRules(draft, context, awaited === undefined ? lists : null, read.text);
  const latest = useCheckedRows(read, rules, useShortPlaces(context, lists.domain));
  // What is said of other rows would be taken for these; of a row that was corrected it is old for a moment.
  const check = latest?.sourceRows === read.sourceRows && !read.isReading ? latest : null;
  const plan = useMemo(
    () =>
      check === null ? null : planOf(check.checked, check.lookedUp, { keepsDuplicates, suffixes }),
    [check, keepsDuplicates, suffixes],
  );
  /** `isDone`: whether check and plan follow all that was chosen and corrected, too. */
  const isDone = check?.rules === rules && check?.rows === read.rows;
  return { read, lists, retry, awaited, check, plan, isDone };
}

const listKinds = ['domain', 'campaign', 'channel'] as const;

/** What is found out about the rows before anything is sent. */
interface CheckedRows {
  /** Before anything was corrected in them. */
  sourceRows: readonly BulkSourceRow[];
  rows: readonly BulkSourceRow[];
  rules: BulkRules;
  checked: CheckedBulk;
  lookedUp: LookedUp;
}

/**
 * Checks rows as soon as all is known that they are checked against.
 * @param rules null as long as it is not; must stay the same while it says the same
 * @returns null as long as no rows were checked
 */
function useCheckedRows(
  { sourceRows, rows }: Pick<CheckedRows, 'sourceRows' | 'rows'>,
  rules: BulkRules | null,
  places: ShortPlaces,
): CheckedRows | null {
  const services = useServices();
  const [result, setResult] = useState<CheckedRows | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const run = async () => {
      if (rules === null) return;
      const { checked, add } = beginBulkCheck(rules);
      await forEachYielding(rows, signal, add);
      if (signal.aborted) return;
      const about = { places, areMoved: rules.areMoved };
      const lookedUp = await lookUp(services, checked, about, signal);
      if (!signal.aborted) setResult({ sourceRows, rows, rules, checked, lookedUp });
    };
    void run();
    return () => leaving.abort();
  }, [services, sourceRows, rows, rules, places]);
  return result;
}

/** What rows are checked against: the same object for as long as it says the same. @param lists null until those that rows need came, or failed */
function useBulkRules(
  { rowDefaults, tags, strips }: BulkDraft,
  { connection, preferences }: CheckContext,
  lists: ListStates | null,
  text: BulkText | null,
): BulkRules | null {
  const today = localDay(new Date());
  const tracking = text?.kind === 'export' ? null : preferences.tracking;
  const isMoved = areMoved(text);
  return useMemo(() => {
    if (lists === null) return null;
    const campaigns = namesIn(lists.campaign);
    const channels = namesIn(lists.channel);
    return {
      today,
      tracking,
      strips,
      tags,
      spelling: preferences,
      areMoved: isMoved,
      ownHost: new URL(connection.address).host,
      domains: domainsIn(lists.domain),
      campaigns,
      channels,
      mayFile: mayBeOffered(connection.apis.account),
      rowDefaults: {
        ...rowDefaults,
        campaign: campaigns?.(rowDefaults.campaign) ?? null,
        channel: channels?.(rowDefaults.channel) ?? null,
      },
    };
  }, [today, tracking, strips, tags, isMoved, connection, lists, rowDefaults]);
}

/** Where an address may be a short link of this service, and where links come to be. */
function useShortPlaces(
  { connection, preferences }: CheckContext,
  domain: ListStates['domain'],
): ShortPlaces {
  const domains = domain.state === 'done' ? domain.value : null;
  return useMemo(() => {
    const { address } = connection;
    const { host, protocol } = new URL(address);
    const { shortHosts } = preferences;
    const baseOf = (each: string): string => `${protocol}//${each}`;
    const ownBases = [...shortHosts.map(baseOf), address];
    return {
      ownHosts: new Set([host, ...shortHosts, ...(domains ?? [])].map(asciiHost)),
      shortUrlsOf: ({ alias, domain: asked }) =>
        (asked === '' ? ownBases : [baseOf(asked)]).map((base) => `${base}/${alias}`),
    };
  }, [connection, preferences, domains]);
}

/** A domain that is not among the first thousands may be the account's all the same. */
const domainsIn = (state: RequestState<readonly string[]>): ReadonlySet<string> | null =>
  state.state !== 'done' || isCutOff(state.value) ? null : new Set(state.value.map(asciiHost));

const namesIn = (state: RequestState<readonly Folder[]>) =>
  state.state === 'done' ? folderNames(state.value) : null;
