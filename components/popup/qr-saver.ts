import { goOnWhenFree } from '@/components/ui/go-on-when-free';
import { mayBeDone } from '@/components/ui/may-be-done';
import { type ErrorReport, reportOf } from '@/lib/contract/errors';
import type { LinkRecord } from '@/lib/contract/link';

import { qrName } from './qr-name';
import type { Services } from './services';

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
export class QrSaver {
  readonly #send: Services['send'];
  readonly #link: LinkRecord;
  readonly #show: (saving: Saving) => void;
  #saving: Saving = { state: 'not_yet' };

  constructor(send: Services['send'], link: LinkRecord, show: (saving: Saving) => void) {
    this.#send = send;
    this.#link = link;
    this.#show = show;
  }

  /** Saves; the first press after an uncertain one only asks. */
  press(): void {
    const { state } = this.#saving;
    if (state === 'busy' || state === 'saved') return;
    if (this.#saving.state === 'uncertain' && !this.#saving.again) {
      this.#become({ state: 'uncertain', again: true });
    } else void this.#save();
  }

  async #save(): Promise<void> {
    this.#become({ state: 'busy', until: null });
    const input = { shortUrl: this.#link.shortUrl, name: qrName(this.#link) };
    try {
      await goOnWhenFree(async () => this.#send('qr.save', input), {
        onWait: (until) => this.#become({ state: 'busy', until }),
      });
      this.#become({ state: 'saved' });
    } catch (failure) {
      const error = reportOf(failure);
      this.#become(
        mayBeDone(error) ? { state: 'uncertain', again: false } : { state: 'failed', error },
      );
    }
  }

  #become(saving: Saving): void {
    this.#saving = saving;
    this.#show(saving);
  }
}
