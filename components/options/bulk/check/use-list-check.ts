import { useEffect, useMemo, useState } from 'preact/hooks';

import type { BulkDraft } from '@/components/options/bulk/draft';
import {
  type BulkText,
  readBulkText,
  tableReadingOf,
  rowsOfTable,
  sourceTextOf,
} from '@/components/options/bulk/read-text';
import type { RequestState } from '@/components/ui/use-request';
import type { ConnectionView } from '@/lib/model/connection';
import type { Folder } from '@/lib/model/link';
import type { Preferences } from '@/lib/model/preferences';
import { localDay } from '@/lib/rules/expiry';
import { isCutOff } from '@/lib/rules/list-rows';
import { mayBeOffered } from '@/lib/rules/offered';
import { asciiHost } from '@/lib/rules/url/url-keys';
import type { BulkRules } from '@/lib/runs/input/check-row';
import { folderNames } from '@/lib/runs/input/check-rows';
import type { BulkSourceRow } from '@/lib/runs/input/columns';

import { type ListStates, useAccountLists } from './account-lists';
import { type BulkChecked, type BulkPlan, planOf, useBulkCheck } from './use-bulk-check';

/** What a list would come to. */
export interface ListCheck {
  read: ReadDraft;
  lists: ListStates;
  /** Asks again for the lists that could not be had; null where there is none that it would help. */
  retry: (() => void) | null;
  /** What holds up a list of the account that the rows need; null for none. */
  awaited: 'pending' | 'waiting' | null;
  /** Null until the rows as they stand now were checked: what is said of others would be taken for these. */
  check: BulkChecked | null;
  plan: BulkPlan | null;
  /** Whether check and plan follow all that was chosen, too. */
  isDone: boolean;
}

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
): ListCheck {
  const read = useBulkText(draft);
  const { rowDefaults, keepsDuplicates } = draft;
  const named = useMemo(
    () => listKinds.filter((kind) => read.rows.some(({ cells }) => cells[kind] !== '')),
    [read.rows],
  );
  const needed = listKinds.filter((kind) => named.includes(kind) || rowDefaults[kind] !== '');
  const hasAccount = mayBeOffered(connection.apis.account);
  const { lists, retry } = useAccountLists(wantsLists ? listKinds : needed, hasAccount);
  const states = needed.map((kind) => lists[kind].state);
  const awaited =
    states.find((state) => state === 'waiting') ??
    states.find((state) => state === 'pending') ??
    null;
  const context = { connection, preferences };
  const rules = useBulkRules(draft, context, awaited === null ? lists : null);
  const checked = useBulkCheck(read.rows, rules, useOwnHosts(context, lists.domain));
  const check = checked?.rows === read.rows && !read.isReading ? checked : null;
  const plan = useMemo(
    () => (check === null ? null : planOf(check, { keepsDuplicates })),
    [check, keepsDuplicates],
  );
  return { read, lists, retry, awaited, check, plan, isDone: check?.rules === rules };
}

const listKinds = ['domain', 'campaign', 'channel'] as const;

/** Milliseconds between two keys, after which what is typed is read. */
const typingPause = 200;

interface ReadDraft {
  /** Null as long as nothing was read. */
  text: BulkText | null;
  /** A new array only when there are other rows. */
  rows: readonly BulkSourceRow[];
  /** It is not read yet as it stands now. */
  isReading: boolean;
  isFailed: boolean;
}

const noRows: readonly BulkSourceRow[] = [];

/** The rows in what was pasted or dropped, read anew whenever that changes. */
function useBulkText(draft: BulkDraft): ReadDraft {
  const { typed, taken, readAs, hasHeader, columns } = draft;
  const source = sourceTextOf(draft);
  const [reading, setReading] = useState<Pick<ReadDraft, 'text'> & { of: string }>({
    of: '',
    text: null,
  });
  const [isFailed, setFailed] = useState(false);

  useEffect(() => {
    let isOld = false;
    const read = async () => {
      try {
        const text = source.trim() === '' ? null : await readBulkText({ typed, taken, readAs });
        if (isOld) return;
        setReading({ of: source, text });
        setFailed(false);
      } catch {
        if (!isOld) setFailed(true);
      }
    };
    const timer = setTimeout(() => void read(), taken === null ? typingPause : 0);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [source, typed, taken, readAs]);

  const { text } = reading;
  const rows = useMemo(() => {
    if (text?.kind === 'list') return text.rows;
    if (text?.kind === 'table')
      return rowsOfTable(text, tableReadingOf(text, { hasHeader, columns }));
    return noRows;
  }, [text, hasHeader, columns]);
  return { text, rows, isReading: reading.of !== source && !isFailed, isFailed };
}

/** What rows are checked against: the same object for as long as it says the same. @param lists null until those that rows need came, or failed */
function useBulkRules(
  { rowDefaults, strips }: BulkDraft,
  { connection, preferences }: CheckContext,
  lists: ListStates | null,
): BulkRules | null {
  const today = localDay(new Date());
  return useMemo(() => {
    if (lists === null) return null;
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
      rowDefaults: {
        ...rowDefaults,
        campaign: campaigns?.(rowDefaults.campaign) ?? null,
        channel: channels?.(rowDefaults.channel) ?? null,
      },
    };
  }, [today, preferences, strips, connection, lists, rowDefaults]);
}

/** The hosts on which an address may be a short link of this service. */
function useOwnHosts(
  { connection, preferences }: CheckContext,
  domain: ListStates['domain'],
): ReadonlySet<string> {
  const domains = domain.state === 'done' ? domain.value : null;
  return useMemo(() => {
    const own = [new URL(connection.address).host, ...preferences.shortHosts];
    return new Set([...own, ...(domains ?? [])].map(asciiHost));
  }, [connection, preferences, domains]);
}

/** A domain that is not among the first thousands may be the account's all the same. */
const domainsIn = (state: RequestState<readonly string[]>): ReadonlySet<string> | null =>
  state.state !== 'done' || isCutOff(state.value) ? null : new Set(state.value.map(asciiHost));

const namesIn = (state: RequestState<readonly Folder[]>) =>
  state.state === 'done' ? folderNames(state.value) : null;
