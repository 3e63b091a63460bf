import { useCallback, useContext, useEffect, useState } from 'preact/hooks';

import { type FormDrafts, FormDraftsContext } from '@/components/account/form-drafts';
import type { ColumnChoice } from '@/lib/bulk/input/guess-bulk-columns';

/** A text that came at once: a file, or the tabs of a window. */
export interface TakenText {
  name: string;
  text: string;
  /** It is a table, whatever it looks like. */
  isTable: boolean;
}

/** What rows get that leave it blank. Campaign and channel by their names, as rows name them. */
export interface ForAll {
  expiry: string;
  domain: string;
  campaign: string;
  channel: string;
}

/** What was put together and not sent yet. */
export interface BulkDraft {
  typed: string;
  /** It goes before what is typed, which stays as it is. */
  taken: TakenText | null;
  /** As chosen by hand; null for what it looks like. */
  readAs: 'list' | 'table' | null;
  hasHeader: boolean | null;
  columns: ColumnChoice | null;
  forAll: ForAll;
  strips: boolean;
  keepsTwins: boolean;
  reuse: boolean;
  ownParts: boolean;
}

const asRead = { readAs: null, hasHeader: null, columns: null } as const;

export const blankDraft: BulkDraft = {
  typed: '',
  taken: null,
  ...asRead,
  forAll: { expiry: '', domain: '', campaign: '', channel: '' },
  strips: true,
  keepsTwins: false,
  reuse: true,
  ownParts: true,
};

/** They live as long as the other drafts of the page, in its memory alone: there may be passwords in them. */
const kept = new WeakMap<FormDrafts, BulkDraft>();

export interface BulkDraftHold {
  draft: BulkDraft;
  change: (changes: Partial<BulkDraft>) => void;
  /** Another text: what was chosen about the one before does not fit it. */
  take: (text: Pick<BulkDraft, 'taken'> | Pick<BulkDraft, 'typed'>) => void;
}

/** What was put together, kept while the person looks at another screen. */
export function useBulkDraft(): BulkDraftHold {
  const drafts = useContext(FormDraftsContext);
  const [draft, setDraft] = useState(() => kept.get(drafts) ?? blankDraft);
  const change = useCallback(
    (changes: Partial<BulkDraft>) =>
      setDraft((was) => {
        const next = { ...was, ...changes };
        kept.set(drafts, next);
        return next;
      }),
    [drafts],
  );
  const take = useCallback<BulkDraftHold['take']>(
    (text) => change({ ...asRead, ...text }),
    [change],
  );
  return { draft, change, take };
}

/** Forgets what was put together, as revoking forgets everything. */
export function useForgetDraft(isRevoked: boolean): void {
  const drafts = useContext(FormDraftsContext);
  useEffect(() => {
    if (isRevoked) kept.delete(drafts);
  }, [drafts, isRevoked]);
}
