import { errorText } from '@/components/ui/error-text';
import type { ErrorReport } from '@/lib/contract/errors';

/** Why something in the account failed, for people. The general words for some failures speak of links and aliases. */
export function accountSentence(report: ErrorReport): string {
  if (report.code !== 'conflict') return errorText(report).sentence;
  return report.said === undefined
    ? 'The service refused it.'
    : `The service says: “${report.said}”`;
}
