import { useContext, useEffect, useRef, useState } from 'preact/hooks';

import { rememberTags } from '@/components/link/tags/remember-tags';
import { FormDraftsContext, type FormDrafts } from '@/components/ui/form-drafts';
import { useServices } from '@/components/ui/services';
import { useRequest } from '@/components/ui/use-request';
import type { Bulk, BulkInput } from '@/lib/model/run';
import type { Tag } from '@/lib/model/tags';
import type { ColumnChoice, TableReading } from '@/lib/runs/input/columns';

import type { Mend } from './check/mend';

/** A text that came at once: a file, or the tabs of a window. */
export interface SourceText {
  name: string;
  text: string;
  /** It is a table, whatever it looks like. */
  isTable: boolean;
  /** What its columns are, where that is known and not guessed. */
  reading?: TableReading;
}

/** What was put together and not sent yet. */
export interface BulkDraft {
  typed: string;
  /** It goes before what is typed, which stays as it is. */
  taken: SourceText | null;
  /** As chosen by hand; null for what it looks like. */
  readAs: 'list' | 'table' | null;
  hasHeader: boolean | null;
  /** What was corrected in it, in order. */
  mends: readonly Mend[];
  columns: ColumnChoice | null;
  /** What rows get that leave it blank. Campaign and channel by their names, as rows name them. */
  rowDefaults: Record<'expiry' | 'domain' | 'campaign' | 'channel', string>;
  /** What every address gets. */
  tags: readonly Tag[];
  /** Names, of each of which every address gets a link of its own, and the pattern of these links' aliases. */
  pairing: { names: string; alias: string };
  strips: boolean;
  keepsDuplicates: boolean;
  reuse: boolean;
  /** An alias that another link has gets a suffix; otherwise its row is skipped. */
  suffixes: boolean;
  /** Whether the person is past putting it together, and looks at what would become of it. */
  isReviewing: boolean;
}

const defaultReading = { readAs: null, hasHeader: null, columns: null, mends: [] } as const;

const blankDraft: BulkDraft = {
  typed: '',
  taken: null,
  ...defaultReading,
  rowDefaults: { expiry: '', domain: '', campaign: '', channel: '' },
  tags: [],
  pairing: { names: '', alias: '{page}-{channel}' },
  strips: true,
  keepsDuplicates: false,
  reuse: true,
  suffixes: false,
  isReviewing: false,
};

/** They live as long as the other drafts of the page, in its memory alone: there may be passwords in them. */
const draftStore = new WeakMap<FormDrafts, { draft: BulkDraft; serviceId: string }>();

/** What was put together for one service can be made on another one, but has its domains and folders there. */
function draftFor(serviceId: string, drafts: FormDrafts): BulkDraft {
  const kept = draftStore.get(drafts);
  if (kept === undefined || kept.serviceId === serviceId) return kept?.draft ?? blankDraft;
  const { expiry } = kept.draft.rowDefaults;
  const rowDefaults = { ...blankDraft.rowDefaults, expiry };
  return { ...kept.draft, rowDefaults, isReviewing: false };
}

/** What was put together, kept while the person looks at another screen. @param serviceId of the service that it is for */
export function useBulkDraft(serviceId: string) {
  const drafts = useContext(FormDraftsContext);
  const [draft, setDraft] = useState(() => draftFor(serviceId, drafts));
  const change = (changes: Partial<BulkDraft>) =>
    setDraft((was) => {
      const next = { ...was, ...changes };
      draftStore.set(drafts, { draft: next, serviceId });
      return next;
    });
  /** Another text: what was chosen about the one before does not fit it. */
  const take = (text: Pick<BulkDraft, 'taken'> | Pick<BulkDraft, 'typed'>) =>
    change({ ...defaultReading, ...text });
  return { draft, change, take };
}

/** Forgets what was put together, as revoking forgets everything. */
export function useForgetDraft(isRevoked: boolean): void {
  const drafts = useContext(FormDraftsContext);
  useEffect(() => {
    if (isRevoked) draftStore.delete(drafts);
  }, [drafts, isRevoked]);
}

/**
 * Begins a job, once: a second click does nothing, and asking again after a failure asks for the same job.
 * @param onJob takes the job that there is now; `isOther`: it was under way before, and the list was not taken
 * @param mayReuse whether any link of a page will do for it
 */
export function useBulkStart(
  { draft, change }: ReturnType<typeof useBulkDraft>,
  onJob: (job: Bulk, isOther: boolean) => void,
  mayReuse: boolean,
) {
  const { send } = useServices();
  const id = useRef(crypto.randomUUID());
  return useRequest(async (_tools, rows: BulkInput[]) => {
    const { reuse, taken, tags } = draft;
    const options = { name: taken?.name ?? '', ownParts: true, reuse: reuse && mayReuse };
    const job = await send('bulk.begin', { id: id.current, rows, options }).catch(
      async (failure: unknown) => {
        const underWay = await send('bulk.get', undefined).catch(() => null);
        if (underWay === null) throw failure;
        return underWay;
      },
    );
    const isOther = job.id !== id.current;
    if (!isOther) void rememberTags(send, tags);
    // What is in the job now, passwords too, is not needed here any more.
    change(isOther ? { isReviewing: false } : { ...blankDraft, reuse });
    onJob(job, isOther);
  });
}
