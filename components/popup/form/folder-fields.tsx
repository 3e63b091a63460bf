import type { ComponentChildren } from 'preact';

import type { PopupServices } from '@/components/popup/view';
import { SelectField } from '@/components/ui/select-field';
import type { Folder } from '@/lib/model/link';
import { firstCharacters } from '@/lib/rules/text';
import { t } from '@/lib/texts/translate';

import { useFolders } from './use-folders';

export type ChosenFolders = Record<Folder['kind'], Folder | null>;

interface FolderFieldsProps {
  send: PopupServices['send'];
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
  const said = note ?? listNote(campaigns, 'campaign') ?? listNote(channels, 'channel');
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
  kind: Folder['kind'],
): string | undefined {
  if (listed?.more) return t(`form_${kind}_cut_off`);
  if (listed !== null)
    return listed.folders.length > 0 || reading !== 'done' ? undefined : t(`form_${kind}_empty`);
  if (reading === 'failed') return t(`form_${kind}_failed`);
  return reading === 'now' ? t('common_loading') : undefined;
}

interface FolderFieldProps {
  kind: Folder['kind'];
  value: Folder | null;
  source: ReturnType<typeof useFolders>;
  taken: readonly Folder[];
  choose: (kind: Folder['kind'], folder: Folder | null) => void;
}

/** Characters of a name in a list that opens: names have no limit of their own. */
const maxNameLength = 60;

const clipped = (name: string): string =>
  name.length > maxNameLength ? `${firstCharacters(name, maxNameLength)}…` : name;

/** One campaign or channel, or none. What was chosen stays, whether it is listed or not. */
function FolderField({ kind, value, source, taken, choose }: FolderFieldProps) {
  const offered = (source.listed?.folders ?? []).filter(
    ({ id }) => !taken.some((folder) => folder.kind === kind && folder.id === id),
  );
  const isListed = value === null || offered.some(({ id }) => id === value.id);
  const folders = isListed ? offered : [value, ...offered];
  return (
    <SelectField
      label={t(`common_${kind}`)}
      name={kind}
      value={value === null ? '' : value.id}
      choices={[
        { value: '', text: t(`form_${kind}_none`) },
        ...folders.map(({ id, name }) => ({ value: id, text: clipped(name) })),
      ]}
      onChange={(id) => choose(kind, folders.find((folder) => folder.id === id) ?? null)}
      onReach={source.refresh}
    />
  );
}
