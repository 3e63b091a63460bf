import { useEffect, useRef, useState } from 'preact/hooks';

import { AccountReadPart } from '@/components/resource/account-read-part';
import { cut } from '@/components/resource/row-name';
import { useAccountRead } from '@/components/resource/use-account-read';
import { Button } from '@/components/ui/button';
import type { Filing } from '@/components/ui/filing';
import { SelectField } from '@/components/ui/select-field';
import type { Folder } from '@/lib/contract/filing';
import type { AccountClient } from '@/lib/messages/account-client';
import { firstRequest, thousand } from '@/lib/rules/list-requests';

import { RestOfChoice } from '../rest-of-choice';

const words = {
  campaign: {
    operation: 'listCampaigns',
    one: 'Campaign',
    many: 'campaigns',
    screen: '#campaigns/new',
  },
  channel: { operation: 'listChannels', one: 'Channel', many: 'channels', screen: '#channels/new' },
} as const;

interface FolderChoiceProps {
  kind: Folder['kind'];
  account: AccountClient;
  filing: Filing;
}

/** A choice of the account's campaigns or channels, and adding the link to one of them. */
export function FolderChoice({ kind, account, filing }: FolderChoiceProps) {
  const [all, setAll] = useState(false);
  const { operation, many } = words[kind];
  const request = all ? { limit: thousand, page: 1 } : firstRequest;
  const read = useAccountRead(account, operation, request);
  return (
    <AccountReadPart read={read} what={`your ${many}`}>
      {({ value }) => (
        <>
          <Choice
            kind={kind}
            filing={filing}
            folders={value.items.flatMap(({ id, name }) =>
              id === null ? [] : [{ kind, id, name: name.trim() || `#${id}` }],
            )}
          />
          <RestOfChoice
            many={many}
            nextPage={value.nextPage}
            all={all}
            onLoadAll={() => setAll(true)}
          />
        </>
      )}
    </AccountReadPart>
  );
}

interface ChoiceProps {
  kind: Folder['kind'];
  filing: Filing;
  folders: readonly Folder[];
}

function Choice({ kind, filing, folders }: ChoiceProps) {
  const [chosen, setChosen] = useState('');
  const home = useRef<HTMLDivElement>(null);
  // It was asked for by the button before it.
  useEffect(() => home.current?.querySelector<HTMLElement>('select, a')?.focus(), []);
  const { one, many, screen } = words[kind];
  const offered = folders.filter(
    ({ id }) =>
      !filing.steps.some(
        ({ folder, state }) => state === 'done' && folder.kind === kind && folder.id === id,
      ),
  );
  const folder = offered.find(({ id }) => String(id) === chosen);
  const { campaign } = filing;
  const add = () => {
    if (folder !== undefined) filing.add(folder);
    setChosen('');
  };
  return (
    <div class="folder-choice" ref={home}>
      {folders.length === 0 ? (
        <p>
          You have no {many} yet. <a href={screen}>New {kind}</a>
        </p>
      ) : (
        <SelectField
          label={one}
          value={chosen}
          onChange={setChosen}
          hint={
            kind === 'campaign' && campaign !== undefined
              ? `Moves it from ${cut(campaign.name)}.`
              : undefined
          }
          choices={[
            { value: '', text: 'Choose…' },
            ...offered.map(({ id, name }) => ({ value: String(id), text: cut(name) })),
          ]}
        >
          <Button disabled={folder === undefined} onClick={add}>
            Add
          </Button>
        </SelectField>
      )}
    </div>
  );
}
