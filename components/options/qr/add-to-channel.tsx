import { useState } from 'preact/hooks';

import { Button } from '@/components/ui/button';
import type { AccountClient } from '@/lib/messages/account-client';

import { ChannelChoice } from './channel-choice';

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
