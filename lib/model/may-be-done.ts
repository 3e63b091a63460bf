import type { ErrorReport } from './errors';

/** Whether something that was to be changed, and not only read, may have been done although no answer said so. */
export const mayBeDone = ({ code, outcome }: ErrorReport): boolean =>
  code === 'outcome_unknown' || outcome === 'unknown';
