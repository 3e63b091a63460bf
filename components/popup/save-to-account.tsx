import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';

import { Button } from '@/components/ui/button';
import { useSecondsLeft } from '@/components/ui/use-seconds-left';
import type { LinkRecord } from '@/lib/contract/link';

import { accountSentence } from './account-sentence';
import type { Services } from './services';
import { useSaveQr, type Saving } from './use-save-qr';

interface SaveToAccountProps {
  link: LinkRecord;
  send: Services['send'];
  /** Puts words under the buttons. */
  say: (words: ComponentChildren) => void;
}

/** Saves the QR code to the account. */
export function SaveToAccount({ link, send, say }: SaveToAccountProps) {
  const { saving, press } = useSaveQr(send, link);
  useEffect(() => say(<Words saving={saving} />), [saving]);
  return (
    <Button
      busy={saving.state === 'busy'}
      disabled={saving.state === 'saved'}
      // The second half of a double click was not meant for the words that the first half brought.
      onClick={(event) => (event.detail > 1 ? undefined : press())}
    >
      {buttonText(saving)}
    </Button>
  );
}

function buttonText(saving: Saving): string {
  if (saving.state === 'busy') return 'Saving…';
  if (saving.state === 'saved') return 'Saved';
  return saving.state === 'uncertain' && saving.again ? 'Save again' : 'Save to account';
}

function Words({ saving }: { saving: Saving }) {
  switch (saving.state) {
    case 'busy':
      return saving.until === null ? null : <Waiting until={saving.until} />;
    case 'saved':
      return (
        <>
          Saved to your <QrCodesLink />.
        </>
      );
    case 'uncertain':
      return (
        <>
          It may have been saved: look in <QrCodesLink />.
        </>
      );
    case 'failed':
      return <>{accountSentence(saving.error)}</>;
    default:
      return null;
  }
}

function QrCodesLink() {
  return (
    <a class="qr-codes" href="/options.html#qr-codes" target="_blank" rel="noreferrer">
      QR codes
    </a>
  );
}

/** The seconds are seen only: read out, they would never end. */
function Waiting({ until }: { until: number }) {
  return (
    <>
      <span class="unseen">Waiting for the service</span>
      <span aria-hidden="true">Goes on in {useSecondsLeft(until)} s</span>
    </>
  );
}
