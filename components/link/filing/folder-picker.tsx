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

import { foldersOf, folderLists } from './folder-lists';

import './folder-picker.css';

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
  const read = useAccountRead(
    folderLists[kind],
    all ? { limit: pageOfThousand, page: 1 } : firstRequest,
  );
  return (
    <Loaded of={read} failed={`${kind}s_load_failed`}>
      {({ value: { items, nextPage } }) => (
        <>
          <Choice {...props} folders={foldersOf(kind, items)} />
          {nextPage === null ? null : all ? (
            <p class="field-note">{t(`filing_${kind}_cut_off`)}</p>
          ) : (
            <div class="section-actions">
              <Button variant="ghost" onClick={() => setAll(true)}>
                {t('common_load_all')}
              </Button>
            </div>
          )}
        </>
      )}
    </Loaded>
  );
}

function Choice(props: FolderPickerProps & { folders: readonly Folder[] }) {
  const { kind, folders, isOffered = () => true, hint, busy, onAdd } = props;
  const [chosen, setChosen] = useState('');
  const home = useRef<HTMLDivElement>(null);
  // It was asked for by the button before it.
  useEffect(() => home.current?.querySelector<HTMLElement>('select, a')?.focus(), []);
  const offered = folders.filter(isOffered);
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
            values={{ new: <a href={`#${kind}s/new`}>{t(`${kind}s_new`)}</a> }}
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
