import { AppError, type ErrorReport } from '@/lib/contract/errors';

/** What is known of anything thrown. */
export const reportOf = (error: unknown): ErrorReport =>
  error instanceof AppError ? error.report : { code: 'internal' };

/** Whether the service understood and said no to what it was asked, without telling which part of it. */
export const isRefusal = ({ code, field }: ErrorReport): boolean =>
  field === undefined && (code === 'conflict' || code === 'invalid_input');

/** Whether the service answered that there is no such link. Services that know no better word call it refused input. */
export const isMissing = (report: ErrorReport): boolean =>
  report.code === 'not_found' || isRefusal(report);

/** Whether a failed create certainly made nothing. */
export const madeNothing = ({ outcome }: ErrorReport): boolean => outcome === 'none';

/** Whether a web server refused the path before the service saw it: then it says nothing, and another spelling may pass. */
export const isRefusedPath = ({ code, said, outcome }: ErrorReport): boolean =>
  code === 'not_found' && said === undefined && outcome === 'none';
