import type { ErrorReport } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import { mayBeDone } from '@/lib/model/may-be-done';
import { inOneSentence } from '@/lib/texts/error-sentence';

/** Why a link was not switched on or off, in one line. */
export function notSwitched(status: LinkRecord['status'], error: ErrorReport): string {
  const done = status === 'active' ? 'switched on' : 'switched off';
  return mayBeDone(error)
    ? `It is not known whether it was ${done}: the answer was cut off.`
    : `It was not ${done}. ${inOneSentence(error)}`;
}
