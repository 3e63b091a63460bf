import { useMemo } from 'preact/hooks';

import type { BulkDraft } from '@/components/options/bulk/bulk-draft';
import type { Services } from '@/components/options/services';
import type { BulkSourceRow } from '@/lib/bulk/input/bulk-columns';
import type { ConnectionView } from '@/lib/model/connection';
import type { Preferences } from '@/lib/model/preferences';
import { mayBeOffered } from '@/lib/rules/may-be-offered';

import type { ListedKind } from './account-lists';
import { type BulkPlan, planOf } from './plan';
import { type ListStates, useAccountLists } from './use-account-lists';
import { type BulkChecked, useBulkCheck } from './use-bulk-check';
import { useBulkRules, useOwnHosts } from './use-bulk-rules';
import { type ReadDraft, useBulkText } from './use-bulk-text';

/** What a list would come to. */
export interface ListCheck {
  read: ReadDraft;
  lists: ListStates;
  /** Null as long as nothing was checked. */
  check: BulkChecked | null;
  plan: BulkPlan | null;
  /** Whether check and plan are about the list as it stands now. */
  isDone: boolean;
}

interface Situation {
  services: Services;
  connection: ConnectionView;
  preferences: Preferences;
}

/**
 * Reads and checks a list that is being put together.
 * @param wantsLists whether the account's lists are needed even when no row names anything of them
 */
export function useListCheck(
  draft: BulkDraft,
  { services, connection, preferences }: Situation,
  wantsLists: boolean,
): ListCheck {
  const read = useBulkText(draft);
  const named = useMemo(() => namedIn(read.rows), [read.rows]);
  const { forAll, keepsTwins } = draft;
  const wanted = {
    domain: wantsLists || named.domain || forAll.domain !== '',
    campaign: wantsLists || named.campaign || forAll.campaign !== '',
    channel: wantsLists || named.channel || forAll.channel !== '',
  };
  const lists = useAccountLists(services, wanted, mayBeOffered(connection.apis.account));
  const known = { connection, preferences, lists };
  const rules = useBulkRules(draft, known);
  const check = useBulkCheck(services, read.rows, rules, useOwnHosts(known));
  const plan = useMemo(
    () => (check === null ? null : planOf(check, { keepsTwins })),
    [check, keepsTwins],
  );
  return { read, lists, check, plan, isDone: isAbout(check, read, rules) };
}

const isAbout = (
  check: BulkChecked | null,
  read: ReadDraft,
  rules: BulkChecked['rules'] | null,
): boolean =>
  check?.rows === read.rows && check.rules === rules && check.lookedUp !== null && !read.isReading;

/** Which lists of the account the rows name something of. */
const namedIn = (rows: readonly BulkSourceRow[]): Record<ListedKind, boolean> => ({
  domain: rows.some(({ cells }) => cells.domain !== ''),
  campaign: rows.some(({ cells }) => cells.campaign !== ''),
  channel: rows.some(({ cells }) => cells.channel !== ''),
});
