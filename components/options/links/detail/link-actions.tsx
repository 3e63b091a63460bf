import { useState } from 'preact/hooks';

import { copyLink } from '@/components/options/links/copy-link';
import { notSwitched } from '@/components/options/links/not-switched';
import { switchLink } from '@/components/options/links/switch-link';
import type { Services } from '@/components/options/services';
import { Button } from '@/components/ui/button';
import { reportOf } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';

interface LinkActionsProps {
  link: LinkRecord;
  services: Pick<Services, 'send' | 'copyText'>;
  onSwitched: (link: LinkRecord) => void;
}

/** Copies a link as the preferences say, switches it off, or on again, and says beside itself how that went. */
export function LinkActions({ link, services, onSwitched }: LinkActionsProps) {
  const [isBusy, setBusy] = useState(false);
  const [{ said, isBad }, setSaid] = useState({ said: '', isBad: false });
  const status = link.status === 'disabled' ? 'active' : 'disabled';
  const say = (words: string) => setSaid({ said: words, isBad: false });
  const complain = (words: string) => setSaid({ said: words, isBad: true });

  const copy = async () => {
    say('');
    const isCopied = await copyLink(link, services, { format: null, isWanted: () => true });
    if (isCopied) say('Copied');
    else complain('It was not copied.');
  };
  const press = async () => {
    setBusy(true);
    say('');
    try {
      onSwitched(await switchLink(services.send, { shortUrl: link.shortUrl, status }, say));
      say(status === 'active' ? 'Switched on' : 'Switched off');
    } catch (failure) {
      complain(notSwitched(status, reportOf(failure)));
    }
    setBusy(false);
  };
  return (
    <>
      <Button variant="primary" onClick={() => void copy()}>
        Copy
      </Button>
      {link.told?.gone ? null : (
        <Button class="link-switch" busy={isBusy} onClick={() => void press()}>
          {status === 'active' ? 'Switch on' : 'Switch off'}
        </Button>
      )}
      <p class={isBad ? 'link-place-bad' : 'link-place-said'} role="status">
        {said}
      </p>
    </>
  );
}
