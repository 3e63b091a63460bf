import { useState } from 'preact/hooks';

import { ChangeStatus } from '@/components/account/account-read-part';
import { FolderPicker } from '@/components/filing/folder-picker';
import { truncated } from '@/components/resource/place';
import { Button } from '@/components/ui/button';
import { useRequest } from '@/components/ui/use-request';
import type { AccountClient } from '@/lib/messages/account-client';
import type { Folder } from '@/lib/model/link';

interface AddToChannelProps {
  id: string;
  account: AccountClient;
}

/** Puts the code into a channel. The channels are asked for only when somebody reaches for them. */
export function AddToChannel({ id, account }: AddToChannelProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section class="section" aria-labelledby="qr-channel-title">
      <h2 id="qr-channel-title">Channels</h2>
      {isOpen ? (
        <ChannelChoice id={id} account={account} />
      ) : (
        <div class="section-actions">
          <Button onClick={() => setIsOpen(true)}>Add to channel</Button>
        </div>
      )}
    </section>
  );
}

interface ChannelChoiceProps {
  /** The QR code's number. */
  id: string;
  account: AccountClient;
}

/** A choice of the account's channels, and adding the code to one of them. */
function ChannelChoice({ id, account }: ChannelChoiceProps) {
  const { change, adding, added, add } = useAssignment(id, account);
  return (
    <div class="qr-channel">
      <FolderPicker
        kind="channel"
        account={account}
        busy={change.state === 'pending'}
        onAdd={(channel) => void add(channel)}
      />
      <p class="qr-channel-said" role="status">
        {change.state === 'pending' ? `Adding to “${nameOf(adding)}”…` : added}
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

const nameOf = (channel: Folder | null): string =>
  channel === null ? '' : truncated(channel.name);

/** Adds the code to channels, one at a time. */
function useAssignment(itemid: string, account: AccountClient) {
  const [adding, setAdding] = useState<Folder | null>(null);
  const { state: change, run: add } = useRequest(async ({ whenAllowed }, channel: Folder) => {
    setAdding(channel);
    const input = { channelid: channel.id, type: 'qr', itemid } as const;
    await whenAllowed(async () => account.change('assignChannelItem', input));
  });
  const added = change.state === 'done' ? `Added to “${nameOf(adding)}”.` : '';
  return { change, adding, added, add };
}
