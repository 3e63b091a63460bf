import { ConnectLink } from '@/components/account/remedies';
import type { OptionsServices } from '@/components/options/services';
import { Button } from '@/components/ui/button';
import { retryWhenAllowed } from '@/lib/async/retry-when-allowed';
import { copyContent } from '@/lib/copy/copy-content';
import { type ErrorReport, mayBeDone } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import type { CopyFormat } from '@/lib/model/preferences';
import { type Remedy, inOneSentence } from '@/lib/texts/errors';

/**
 * Switches a link on or off, waiting for the rate limit.
 * @param say is told what it waits for, and a blank when it goes on
 * @returns the link as it is then
 */
export async function requestSwitch(
  send: OptionsServices['send'],
  { shortUrl, status }: Pick<LinkRecord, 'shortUrl' | 'status'>,
  say: (words: string) => void,
): Promise<LinkRecord> {
  const name = status === 'active' ? 'link.enable' : 'link.disable';
  return retryWhenAllowed(async () => send(name, { shortUrl }), {
    onWait: (until) => say(until === null ? '' : 'Waiting for the service’s rate limit…'),
  });
}

/** Why a link was not switched on or off, in one line. */
export function switchFailureText(status: LinkRecord['status'], error: ErrorReport): string {
  const done = status === 'active' ? 'switched on' : 'switched off';
  return mayBeDone(error)
    ? `It is not known whether it was ${done}: the answer was cut off.`
    : `It was not ${done}. ${inOneSentence(error)}`;
}

interface CopyChoice {
  /** Null for what the preferences say. */
  format: CopyFormat | null;
  /** Whether no other link was asked for meanwhile: the one asked for last is what stays on the clipboard. */
  isWanted: () => boolean;
}

/**
 * Copies a link. The preferences are asked for each time, as another tab may have changed them.
 * @returns whether the clipboard holds it now
 */
export async function copyStoredLink(
  link: LinkRecord,
  { send, copyText }: Pick<OptionsServices, 'send' | 'copyText'>,
  { format, isWanted }: CopyChoice,
): Promise<boolean> {
  try {
    const { copyFormat, copyTemplate } = await send('preferences.get', undefined);
    const choice = { copyFormat: format ?? copyFormat, copyTemplate };
    return isWanted() && (await copyText(copyContent([link], choice)));
  } catch {
    return false;
  }
}

/** What can be done about a failure: Retry, and Connect where that mends it. */
export function RetryActions({ remedy, onRetry }: { remedy: Remedy; onRetry: () => void }) {
  return (
    <>
      {remedy === 'connect' ? <ConnectLink /> : null}
      <Button onClick={onRetry}>Retry</Button>
    </>
  );
}
