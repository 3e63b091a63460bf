import { mayBeDone } from '@/components/ui/may-be-done';
import type { ErrorReport } from '@/lib/contract/errors';
import type { LinkRecord } from '@/lib/contract/link';
import { inOneSentence } from '@/lib/texts/in-one-sentence';

/** Why a link was not switched on or off, in one line. */
export function notSwitched(status: LinkRecord['status'], error: ErrorReport): string {
  const done = status === 'active' ? 'switched on' : 'switched off';
  return mayBeDone(error)
    ? `It is not known whether it was ${done}: the answer was cut off.`
    : `It was not ${done}. ${inOneSentence(error)}`;
}
