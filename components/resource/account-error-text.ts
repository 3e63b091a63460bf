import { errorText } from '@/components/ui/error-text';
import type { ErrorReport } from '@/lib/contract/errors';

/**
 * What happened, for people who look after their account; `errorText` speaks of making links.
 * @param uses what the service was asked for, such as `pixels`
 */
export function accountErrorText(error: ErrorReport, uses?: string): string {
  switch (error.code) {
    case 'forbidden':
      return uses === undefined
        ? errorText(error).sentence
        : `The service does not let this key or plan use ${uses}.`;
    case 'conflict':
      return 'The service has that already.';
    case 'not_found':
      return 'The service does not have it, or not any more.';
    case 'invalid_input':
      return error.problem === undefined ? 'The service refused it.' : errorText(error).sentence;
    case 'outcome_unknown':
      return cutOff;
    default:
      return errorText(error).sentence;
  }
}

const cutOff = 'The answer was cut off, so it may have been done already.';

/** The same for a change. Unlike a read, it may have been made although no answer said so. */
export const changeErrorText = (error: ErrorReport, uses?: string): string =>
  mayBeDone(error) ? cutOff : accountErrorText(error, uses);

/** Whether a change, not a read, may have been made although no answer said so. */
export const mayBeDone = ({ code, outcome }: ErrorReport): boolean =>
  code === 'outcome_unknown' || outcome === 'unknown';
