import type { ErrorReport } from '@/lib/model/errors';

import { errorText } from './errors';

/** Why something failed, where there is room for one sentence: the service's own words, where nobody knows better. */
export const inOneSentence = (report: ErrorReport): string =>
  report.said !== undefined && report.problem === undefined && report.code !== 'maintenance'
    ? `The service says: “${report.said}”`
    : errorText(report).sentence;
