import { useState } from 'preact/hooks';

import { useListCheck } from '@/components/options/bulk/check/use-list-check';
import { useBulkDraft, useBulkStart } from '@/components/options/bulk/draft';
import { areMoved } from '@/components/options/bulk/read-text';
import type { ConnectionView } from '@/lib/model/connection';
import type { Preferences } from '@/lib/model/preferences';
import type { Bulk } from '@/lib/model/run';

export interface NewListProps {
  connection: ConnectionView;
  preferences: Preferences;
  /** Takes the job that there is now: the one that was begun, or one that was under way already. */
  onJob: (job: Bulk, isOther: boolean) => void;
}

export type NewListState = ReturnType<typeof useNewList>;

/** A list that is being put together: its draft, what it would come to, and how it is begun. */
export function useNewList({ onJob, ...context }: NewListProps) {
  const draftState = useBulkDraft(context.connection.id);
  const [wantsLists, setWantsLists] = useState(false);
  const list = useListCheck(draftState.draft, context, wantsLists);
  const beginning = useBulkStart(draftState, onJob, !areMoved(list.read.text));
  return {
    ...draftState,
    ...list,
    beginning,
    /** The user reaches for one of the account's lists. */
    reachForLists: () => {
      setWantsLists(true);
      list.retry?.();
    },
  };
}
