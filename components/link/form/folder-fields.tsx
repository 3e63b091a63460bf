import type { ComponentChildren } from 'preact';

import type { LinkServices } from '@/components/link/view';
import { addStyles } from '@/components/ui/add-styles';
import { SelectField } from '@/components/ui/select-field';
import type { Folder } from '@/lib/model/link';
import { t } from '@/lib/texts/translate';

import { useFolders } from './use-folders';

import styles from './folder-fields.css?inline';

addStyles(styles);

export type ChosenFolders = Record<Folder['kind'], Folder | null>;

interface FolderFieldsProps {
  send: LinkServices['send'];
  chosen: ChosenFolders;
  choose: (kind: Folder['kind'], folder: Folder | null) => void;
  /** Folders that need not be offered. */
  taken?: readonly Folder[] | undefined;
  /** What to say before anything else. */
  note?: ComponentChildren;
}

/** Campaign and channel, side by side, with one line below for both. */
export function FolderFields({ send, chosen, choose, taken = [], note }: FolderFieldsProps) {
  const lists = [useFolders(send, 'campaign'), useFolders(send, 'channel')];
  return (
    <div class="folders">
      {lists.map(({ kind, folders, reach }) => {
        const value = chosen[kind];
        const offered = folders.filter(
          ({ id }) => !taken.some((folder) => folder.kind === kind && folder.id === id),
        );
        // What was chosen stays, whether it is listed or not.
        const isListed = value === null || offered.some(({ id }) => id === value.id);
        const all = isListed ? offered : [value, ...offered];
        return (
          <SelectField
            key={kind}
            label={t(`common_${kind}`)}
            name={kind}
            value={value === null ? '' : value.id}
            choices={[
              { value: '', text: t(`form_${kind}_none`) },
              ...all.map(({ id, name }) => ({ value: id, text: name })),
            ]}
            onChange={(id) => choose(kind, all.find((folder) => folder.id === id) ?? null)}
            onReach={reach}
          />
        );
      })}
      <p class="field-note folders-note" aria-live="polite">
        {note ?? lists.map(listNote).find((text) => text !== null)}
      </p>
    </div>
  );
}

/** What to know about a list that is not whole; null for nothing. */
function listNote({ kind, folders, state }: ReturnType<typeof useFolders>): string | null {
  if (state === 'cut_off') return t(`form_${kind}_cut_off`);
  if (folders.length > 0) return null;
  if (state === 'loading') return t('common_loading');
  if (state === 'failed') return t(`form_${kind}_failed`);
  return state === 'read' ? t(`form_${kind}_empty`) : null;
}
