import type { Services } from '@/components/popup/services';
import { goOnWhenFree } from '@/lib/async/retry-when-allowed';
import { type ErrorReport, reportOf } from '@/lib/model/errors';
import { mayBeDone } from '@/lib/model/may-be-done';

/** What is saved. */
interface SavedCode {
  shortUrl: string;
  name: string;
}

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
  readonly #code: SavedCode;
  readonly #show: (saving: Saving) => void;
  #saving: Saving = { state: 'not_yet' };

  /** @param code the link, and what its QR code is called */
  constructor(send: Services['send'], code: SavedCode, show: (saving: Saving) => void) {
    this.#send = send;
    this.#code = code;
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
    try {
      await goOnWhenFree(async () => this.#send('qr.save', this.#code), {
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
