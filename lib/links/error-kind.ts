import type { ErrorReport } from '@/lib/model/errors';

/** Whether the service understood and said no to what it was asked, without telling which part of it. */
export const isRefusal = ({ code, field }: ErrorReport): boolean =>
  field === undefined && (code === 'conflict' || code === 'invalid_input');

/** Whether the service answered that there is no such link. Services that know no better word call it refused input. */
export const isMissing = (report: ErrorReport): boolean =>
  report.code === 'not_found' || isRefusal(report);

/**
 * Whether the service itself said that there is no such link. Refused input is not enough for that, and a web server that
 * refuses a path says nothing about links.
 */
export const isGone = (report: ErrorReport): boolean =>
  report.code === 'not_found' && !isRefusedPath(report);

/** Whether a failed create certainly made nothing. */
export const madeNothing = ({ outcome }: ErrorReport): boolean => outcome === 'none';

/** Whether a web server refused the path before the service saw it: then it says nothing, and another spelling may pass. */
export const isRefusedPath = ({ code, said, outcome }: ErrorReport): boolean =>
  code === 'not_found' && said === undefined && outcome === 'none';
