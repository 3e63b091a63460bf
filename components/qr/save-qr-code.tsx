import { RichMessage } from '@/components/ui/rich-message';
import { useSecondsLeft } from '@/components/ui/wait-line';
import { retryWhenAllowed } from '@/lib/async/retry-when-allowed';
import type { send } from '@/lib/messages/client';
import { type ErrorReport, mayBeDone, reportOf } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import { firstCharacters } from '@/lib/rules/text';
import { inOneSentence } from '@/lib/texts/errors';
import { t } from '@/lib/texts/translate';

/** What is saved. */
interface SavedCode {
  shortUrl: string;
  name: string;
}

/** How far the saving of a QR code has come. */
export type QrSaving =
  | { state: 'not_yet' }
  /** `until`: epoch milliseconds until which the rate limit holds it back. */
  | { state: 'busy'; until: number | null }
  | { state: 'saved' }
  /** The answer was cut off. `again`: the person wants to save all the same. */
  | { state: 'uncertain'; again: boolean }
  | { state: 'failed'; error: ErrorReport };

/** Saves the QR code of a link to the account, one at a time and once only, unless somebody wants a second one. */
export class QrSaver {
  readonly #send: typeof send;
  readonly #code: SavedCode;
  readonly #show: (saving: QrSaving) => void;
  #saving: QrSaving = { state: 'not_yet' };

  /** @param code the link, and what its QR code is called */
  constructor(sendMessage: typeof send, code: SavedCode, show: (saving: QrSaving) => void) {
    this.#send = sendMessage;
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
      await retryWhenAllowed(async () => this.#send('qr.save', this.#code), {
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

  #become(saving: QrSaving): void {
    this.#saving = saving;
    this.#show(saving);
  }
}

/** Characters of the name of a saved QR code. */
const maxNameLength = 100;

/**
 * What the QR code of a link is called in the account: the page's title, or the short part. From a private window it is the
 * short part: the account's lists are remembered by whatever window asks for them next.
 */
export function qrName({ title, shortUrl }: LinkRecord, isPrivate: boolean): string {
  const name = isPrivate ? '' : title.trim();
  return firstCharacters(name || new URL(shortUrl).pathname.slice(1), maxNameLength);
}

/** What there is to say about the saving of a QR code. */
export function QrSavingStatus({ saving }: { saving: QrSaving }) {
  switch (saving.state) {
    case 'busy':
      return saving.until === null ? null : <Waiting until={saving.until} />;
    case 'saved':
      return <RichMessage of="qr_saved_in" values={{ screen: <QrCodesLink /> }} />;
    case 'uncertain':
      return <RichMessage of="qr_maybe_saved" values={{ screen: <QrCodesLink /> }} />;
    case 'failed':
      return <>{inOneSentence(saving.error)}</>;
    case 'not_yet':
      return null;
  }
}

function QrCodesLink() {
  return (
    <a class="qr-codes" href="/options.html#qr-codes" target="_blank" rel="noreferrer">
      {t('qr_codes_title')}
    </a>
  );
}

/** The seconds are seen only: read out, they would never end. */
function Waiting({ until }: { until: number }) {
  return (
    <>
      <span class="unseen">{t('common_rate_limit_waiting')}</span>
      <span aria-hidden="true">{t('qr_waiting', { seconds: useSecondsLeft(until) })}</span>
    </>
  );
}
