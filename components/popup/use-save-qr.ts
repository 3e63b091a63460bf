import { useRef, useState } from 'preact/hooks';

import { reportOf } from '@/components/ui/report-of';
import type { ErrorReport } from '@/lib/contract/errors';
import type { LinkRecord } from '@/lib/contract/link';

import { patiently } from './patiently';
import { qrName } from './qr-name';
import type { Services } from './services';
import { mayHaveBeenMade } from './shorten-request';

/** How far the saving of a QR code has come. */
export type Saving =
  | { state: 'not_yet' }
  /** `until`: epoch milliseconds until which the rate limit holds it back. */
  | { state: 'busy'; until: number | null }
  | { state: 'saved' }
  /** The answer was cut off. `again`: the person wants to save all the same. */
  | { state: 'uncertain'; again: boolean }
  | { state: 'failed'; error: ErrorReport };

/** Saves the QR code of a link to the account, one at a time and once only, unless somebody wants a second one. */
export function useSaveQr(send: Services['send'], link: LinkRecord) {
  const [saving, setSaving] = useState<Saving>({ state: 'not_yet' });
  const busy = useRef(false);

  const save = async () => {
    if (busy.current) return;
    busy.current = true;
    setSaving({ state: 'busy', until: null });
    const input = { shortUrl: link.shortUrl, name: qrName(link) };
    try {
      await patiently(
        async () => send('qr.save', input),
        (until) => setSaving({ state: 'busy', until }),
      );
      setSaving({ state: 'saved' });
    } catch (failure) {
      const error = reportOf(failure);
      setSaving(
        mayHaveBeenMade(error) ? { state: 'uncertain', again: false } : { state: 'failed', error },
      );
      busy.current = false;
    }
  };

  /** The first press after an uncertain one only asks. */
  const press = () => {
    if (saving.state === 'uncertain' && !saving.again) {
      setSaving({ state: 'uncertain', again: true });
    } else {
      void save();
    }
  };
  return { saving, press };
}
