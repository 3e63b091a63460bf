import { useState } from 'preact/hooks';

import { ChangeStatus } from '@/components/account/change-status';
import { useAccountChange } from '@/components/account/use-account-change';
import { FolderPicker } from '@/components/filing/folder-picker';
import { cut } from '@/components/resource/row-name';
import type { AccountClient } from '@/lib/messages/account-client';
import type { Folder } from '@/lib/model/filing';

interface ChannelChoiceProps {
  /** The QR code's number. */
  id: string;
  account: AccountClient;
}

/** A choice of the account's channels, and adding the code to one of them. */
export function ChannelChoice({ id, account }: ChannelChoiceProps) {
  const { change, adding, added, add } = useAssignment(id, account);
  return (
    <div class="qr-channel">
      <FolderPicker
        kind="channel"
        account={account}
        busy={change.state === 'busy'}
        onAdd={(channel) => void add(channel)}
      />
      <p class="qr-channel-said" role="status">
        {change.state === 'busy' ? `Adding to “${nameOf(adding)}”…` : added}
      </p>
      <ChangeStatus
        change={change}
        failedTitle={`It was not added to “${nameOf(adding)}”.`}
        uses="channels"
        retry={() => adding && void add(adding)}
      />
    </div>
  );
}

const nameOf = (channel: Folder | null): string => (channel === null ? '' : cut(channel.name));

/** Adds the code to channels, one at a time. */
function useAssignment(itemid: string, account: AccountClient) {
  const { change, run } = useAccountChange(account);
  const [adding, setAdding] = useState<Folder | null>(null);
  const [added, setAdded] = useState('');
  const add = async (channel: Folder) => {
    setAdding(channel);
    setAdded('');
    const input = { channelid: channel.id, type: 'qr', itemid } as const;
    const answer = await run('assignChannelItem', input);
    if (answer !== null) setAdded(`Added to “${nameOf(channel)}”.`);
  };
  return { change, adding, added, add };
}
