import type { ComponentChildren } from 'preact';
import { useRef, useState } from 'preact/hooks';

import type { Services } from '@/components/popup/services';
import { Button } from '@/components/ui/button';
import type { LinkRecord } from '@/lib/model/link';

import type { QrSaver, Saving } from './qr-saver';

interface SaveToAccountProps {
  link: LinkRecord;
  /** The page is of a private window. */
  isPrivate: boolean;
  send: Services['send'];
  /** Says how it goes. */
  say: (words: ComponentChildren) => void;
}

/** Saves the QR code to the account. What that takes is read from disk at the first press, as most links do without. */
export function SaveToAccount({ link, isPrivate, send, say }: SaveToAccountProps) {
  const [saving, setSaving] = useState<Saving>({ state: 'not_yet' });
  const saver = useRef<Promise<QrSaver> | null>(null);
  const load = async (): Promise<QrSaver> => {
    const [{ QrSaver }, { SavingWords }, { qrName }] = await Promise.all([
      import('./qr-saver'),
      import('./saving-words'),
      import('./qr-name'),
    ]);
    return new QrSaver(send, { shortUrl: link.shortUrl, name: qrName(link, isPrivate) }, (now) => {
      setSaving(now);
      say(<SavingWords saving={now} />);
    });
  };
  const press = async () => {
    saver.current ??= load();
    (await saver.current).press();
  };
  return (
    <Button
      busy={saving.state === 'busy'}
      disabled={saving.state === 'saved'}
      // The second half of a double click was not meant for the words that the first half brought.
      onClick={(event) => (event.detail > 1 ? undefined : void press())}
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
