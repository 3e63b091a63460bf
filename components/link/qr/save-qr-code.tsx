import { RichMessage } from '@/components/ui/rich-message';
import { useSecondsLeft } from '@/components/ui/wait-line';
import { retryWhenAllowed } from '@/lib/async/retry-when-allowed';
import type { send } from '@/lib/messages/client';
import { type ErrorReport, mayBeDone, reportOf } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import { firstCharacters } from '@/lib/rules/text';
import { inOneSentence } from '@/lib/texts/errors';
import { t } from '@/lib/texts/translate';

/** How far the saving of a QR code has come. */
export type QrSaving =
  | { state: 'not_yet' }
  /** `until`: epoch milliseconds until which the rate limit holds it back. */
  | { state: 'busy'; until: number | null }
  | { state: 'saved' }
  /** The answer was cut off. `again`: the next press saves all the same. */
  | { state: 'uncertain'; again: boolean }
  | { state: 'failed'; error: ErrorReport };

/**
 * Saves the QR code of a link to the account, once only, unless a second one is wanted.
 * @returns what a press does: the first one after an uncertain save only asks
 */
export function createQrSaver(
  sendMessage: typeof send,
  code: { shortUrl: string; name: string },
  show: (saving: QrSaving) => void,
) {
  let saving: QrSaving = { state: 'not_yet' };
  const become = (next: QrSaving) => {
    saving = next;
    show(next);
  };
  const save = async () => {
    become({ state: 'busy', until: null });
    try {
      await retryWhenAllowed(async () => sendMessage('qr.save', code), {
        onWait: (until) => become({ state: 'busy', until }),
      });
      become({ state: 'saved' });
    } catch (failure) {
      const error = reportOf(failure);
      become(mayBeDone(error) ? { state: 'uncertain', again: false } : { state: 'failed', error });
    }
  };
  return () => {
    if (saving.state === 'busy' || saving.state === 'saved') return;
    if (saving.state === 'uncertain' && !saving.again) become({ state: 'uncertain', again: true });
    else void save();
  };
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

/** How the saving of a QR code goes. */
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
