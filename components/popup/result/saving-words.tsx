import { useSecondsLeft } from '@/components/ui/use-seconds-left';
import { inOneSentence } from '@/lib/texts/error-sentence';

import type { Saving } from './qr-saver';

/** What there is to say about the saving of a QR code. */
export function SavingWords({ saving }: { saving: Saving }) {
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
      return <>{inOneSentence(saving.error)}</>;
    case 'not_yet':
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
