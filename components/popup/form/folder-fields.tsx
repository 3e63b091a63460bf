import type { ComponentChildren } from 'preact';

import type { Services } from '@/components/popup/services';
import type { Folder } from '@/lib/model/filing';

import { FolderField } from './folder-field';
import { useFolders } from './use-folders';
import { useNumbering } from './use-numbering';

export type ChosenFolders = Record<Folder['kind'], Folder | null>;

interface FolderFieldsProps {
  send: Services['send'];
  chosen: ChosenFolders;
  choose: (kind: Folder['kind'], folder: Folder | null) => void;
  /** Folders that need not be offered. */
  taken?: readonly Folder[] | undefined;
  /** What to say before anything else. */
  note?: ComponentChildren;
}

/** Campaign and channel, side by side, with one line below for both. */
export function FolderFields({ send, chosen, choose, taken = [], note }: FolderFieldsProps) {
  const campaigns = useFolders(send, 'campaign');
  const channels = useFolders(send, 'channel');
  const misfit = useNumbering(send) === 'misfit';
  const said =
    note ??
    (misfit
      ? 'This service did not take links by their number before, so filing may fail.'
      : (listNote(campaigns, 'campaigns') ?? listNote(channels, 'channels')));
  return (
    <div class="folders">
      <FolderField
        kind="campaign"
        value={chosen.campaign}
        source={campaigns}
        taken={taken}
        choose={choose}
      />
      <FolderField
        kind="channel"
        value={chosen.channel}
        source={channels}
        taken={taken}
        choose={choose}
      />
      <p class="field-note folders-note" aria-live="polite">
        {said}
      </p>
    </div>
  );
}

/** What to know about a list that is not whole. */
function listNote(
  { listed, reading }: ReturnType<typeof useFolders>,
  what: string,
): string | undefined {
  if (listed?.more) return `The first 100 ${what} are listed.`;
  if (listed !== null)
    return listed.folders.length > 0 || reading !== 'done'
      ? undefined
      : `There are no ${what} yet.`;
  if (reading === 'failed') return `Your ${what} could not be listed.`;
  return reading === 'now' ? `Listing your ${what}…` : undefined;
}
