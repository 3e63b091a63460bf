import { useEffect, useRef, useState } from 'preact/hooks';

import { AccountReadPart } from '@/components/resource/account-read-part';
import { ChangeStatus } from '@/components/resource/change-status';
import { cut } from '@/components/resource/row-name';
import { useAccountChange } from '@/components/resource/use-account-change';
import { useAccountRead } from '@/components/resource/use-account-read';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/select-field';
import type { Output } from '@/lib/contract/operations';
import type { AccountClient } from '@/lib/messages/account-client';
import { firstRequest, thousand } from '@/lib/rules/list-requests';

import { RestOfChoice } from '../rest-of-choice';

interface ChannelChoiceProps {
  /** The QR code's number. */
  id: number;
  account: AccountClient;
}

/** A choice of the account's channels, and adding the code to one of them. */
export function ChannelChoice({ id, account }: ChannelChoiceProps) {
  const [all, setAll] = useState(false);
  const request = all ? { limit: thousand, page: 1 } : firstRequest;
  const read = useAccountRead(account, 'listChannels', request);
  return (
    <AccountReadPart read={read} what="your channels">
      {({ value }) => (
        <>
          <Assignment id={id} account={account} channels={value.items} />
          <RestOfChoice
            many="channels"
            nextPage={value.nextPage}
            all={all}
            onLoadAll={() => setAll(true)}
          />
        </>
      )}
    </AccountReadPart>
  );
}

interface AssignmentProps extends ChannelChoiceProps {
  channels: Output<'listChannels'>['items'];
}

function Assignment({ id, account, channels }: AssignmentProps) {
  const [chosen, setChosen] = useState('');
  const { change, adding, added, add } = useAssignment(id, account);
  const home = useRef<HTMLDivElement>(null);
  // It takes the place of the button that was pressed.
  useEffect(() => home.current?.querySelector<HTMLElement>('select, a')?.focus(), []);

  const usable = channels.flatMap(({ id: channelId, name }) =>
    channelId === null ? [] : [{ id: channelId, name: cut(name) || `Channel ${channelId}` }],
  );
  const channel = usable.find((one) => String(one.id) === chosen);
  return (
    <div class="qr-channel" ref={home}>
      {usable.length === 0 ? (
        <p>
          You have no channels yet. <a href="#channels/new">New channel</a>
        </p>
      ) : (
        <SelectField
          label="Channel"
          value={chosen}
          onChange={setChosen}
          choices={[
            { value: '', text: 'Choose…' },
            ...usable.map((one) => ({ value: String(one.id), text: one.name })),
          ]}
        >
          <Button
            disabled={channel === undefined}
            busy={change.state === 'busy'}
            onClick={() => channel && void add(channel)}
          >
            Add
          </Button>
        </SelectField>
      )}
      <p class="qr-channel-said" role="status">
        {change.state === 'busy' ? `Adding to “${adding?.name ?? ''}”…` : added}
      </p>
      <ChangeStatus
        change={change}
        failedTitle={`It was not added to “${adding?.name ?? ''}”.`}
        uses="channels"
        retry={() => adding && void add(adding)}
      />
    </div>
  );
}

interface ChannelName {
  id: number;
  name: string;
}

/** Adds the code to channels, one at a time. */
function useAssignment(itemid: number, account: AccountClient) {
  const { change, run } = useAccountChange(account);
  const [adding, setAdding] = useState<ChannelName | null>(null);
  const [added, setAdded] = useState('');
  const add = async (channel: ChannelName) => {
    setAdding(channel);
    setAdded('');
    const input = { channelid: channel.id, type: 'qr', itemid } as const;
    const answer = await run('assignChannelItem', input);
    if (answer !== null) setAdded(`Added to “${channel.name}”.`);
  };
  return { change, adding, added, add };
}
