import { useState } from 'preact/hooks';

import { ChangeStatus } from '@/components/account/account-read-part';
import { FolderPicker } from '@/components/filing/folder-picker';
import { truncated } from '@/components/resource/place';
import { Button } from '@/components/ui/button';
import { useRequest } from '@/components/ui/use-request';
import type { AccountClient } from '@/lib/messages/account-client';
import type { Folder } from '@/lib/model/link';
import { t } from '@/lib/texts/translate';

interface AddToChannelProps {
  id: string;
  account: AccountClient;
}

/** Puts the code into a channel. The channels are asked for only when somebody reaches for them. */
export function AddToChannel({ id, account }: AddToChannelProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <section class="section" aria-labelledby="qr-channel-title">
      <h2 id="qr-channel-title">{t('qr_codes_channels_title')}</h2>
      {isOpen ? (
        <ChannelChoice id={id} account={account} />
      ) : (
        <div class="section-actions">
          <Button onClick={() => setIsOpen(true)}>{t('qr_codes_channels_add')}</Button>
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
  const { change, adding, add } = useAssignment(id, account);
  const channel = adding === null ? '' : truncated(adding.name);
  return (
    <div class="qr-channel">
      <FolderPicker
        kind="channel"
        account={account}
        busy={change.state === 'pending'}
        onAdd={(folder) => void add(folder)}
      />
      <p class="qr-channel-said" role="status">
        {change.state === 'pending' ? t('qr_codes_channels_adding', { channel }) : null}
        {change.state === 'done' ? t('qr_codes_channels_added', { channel }) : null}
      </p>
      <ChangeStatus
        change={change}
        failedTitle={t('qr_codes_channels_add_failed', { channel })}
        notInPlan="channels_not_in_plan"
        retry={() => adding && void add(adding)}
      />
    </div>
  );
}

/** Adds the code to channels, one at a time. */
function useAssignment(itemid: string, account: AccountClient) {
  const [adding, setAdding] = useState<Folder | null>(null);
  const { state: change, run: add } = useRequest(async ({ whenAllowed }, channel: Folder) => {
    setAdding(channel);
    const input = { channelid: channel.id, type: 'qr', itemid } as const;
    await whenAllowed(async () => account.change('assignChannelItem', input));
  });
  return { change, adding, add };
}
