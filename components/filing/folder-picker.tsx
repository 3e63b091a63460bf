import { useEffect, useRef, useState } from 'preact/hooks';

import { truncated } from '@/components/resource/place';
import { Button } from '@/components/ui/button';
import { Loaded } from '@/components/ui/loaded';
import { RichMessage } from '@/components/ui/rich-message';
import { SelectField } from '@/components/ui/select-field';
import { useAccountRead } from '@/components/ui/use-account-read';
import type { Folder } from '@/lib/model/link';
import { firstRequest, pageOfThousand } from '@/lib/rules/list-rows';
import { t } from '@/lib/texts/translate';

import './folder-picker.css';

const pickerTexts = {
  campaign: { operation: 'listCampaigns', many: 'campaigns', screen: '#campaigns/new' },
  channel: { operation: 'listChannels', many: 'channels', screen: '#channels/new' },
} as const;

interface FolderPickerProps {
  kind: Folder['kind'];
  /** Whether a folder can be chosen here. */
  isOffered?: (folder: Folder) => boolean;
  /** What adding means, where that is not plain. */
  hint?: string | undefined;
  /** Something is being added. */
  busy?: boolean;
  onAdd: (folder: Folder) => void;
}

/** A choice of the account's campaigns or channels, and adding something to one of them. */
export function FolderPicker(props: FolderPickerProps) {
  const { kind } = props;
  const [all, setAll] = useState(false);
  const { operation, many } = pickerTexts[kind];
  const request = all ? { limit: pageOfThousand, page: 1 } : firstRequest;
  const read = useAccountRead(operation, request);
  return (
    <Loaded of={read} failed={`${many}_load_failed`}>
      {({ value }) => (
        <>
          <Choice
            {...props}
            folders={value.items.flatMap(({ id, name }) =>
              id === null ? [] : [{ kind, id, name: name.trim() || `#${id}` }],
            )}
          />
          <LoadMoreFolders
            kind={kind}
            nextPage={value.nextPage}
            all={all}
            onLoadAll={() => setAll(true)}
          />
        </>
      )}
    </Loaded>
  );
}

interface ChoiceProps extends FolderPickerProps {
  folders: readonly Folder[];
}

function Choice({ kind, folders, isOffered, hint, busy, onAdd }: ChoiceProps) {
  const [chosen, setChosen] = useState('');
  const home = useRef<HTMLDivElement>(null);
  // It was asked for by the button before it.
  useEffect(() => home.current?.querySelector<HTMLElement>('select, a')?.focus(), []);
  const { many, screen } = pickerTexts[kind];
  const offered = isOffered === undefined ? folders : folders.filter(isOffered);
  const folder = offered.find(({ id }) => id === chosen);
  const add = () => {
    if (folder !== undefined) onAdd(folder);
    setChosen('');
  };
  return (
    <div class="folder-picker" ref={home}>
      {folders.length === 0 ? (
        <p>
          <RichMessage
            of={`filing_${kind}_empty`}
            values={{ new: <a href={screen}>{t(`${many}_new`)}</a> }}
          />
        </p>
      ) : (
        <SelectField
          label={t(`common_${kind}`)}
          value={chosen}
          onChange={setChosen}
          hint={hint}
          choices={[
            { value: '', text: t('common_select') },
            ...offered.map(({ id, name }) => ({ value: id, text: truncated(name) })),
          ]}
        >
          <Button disabled={folder === undefined} busy={busy} onClick={add}>
            {t('common_add')}
          </Button>
        </SelectField>
      )}
    </div>
  );
}

interface LoadMoreFoldersProps {
  /** What there are more of. */
  kind: Folder['kind'];
  /** The page of the list that comes next; null when there is none. */
  nextPage: number | null;
  /** Whether as many as can be are loaded already. */
  all: boolean;
  onLoadAll: () => void;
}

/** Under a choice from a list that is longer than what is loaded: the way to more of it, or that there is none. */
function LoadMoreFolders({ kind, nextPage, all, onLoadAll }: LoadMoreFoldersProps) {
  if (nextPage === null) return null;
  if (all) return <p class="field-note">{t(`filing_${kind}_cut_off`)}</p>;
  return (
    <div class="section-actions">
      <Button variant="ghost" onClick={onLoadAll}>
        {t('common_load_all')}
      </Button>
    </div>
  );
}
