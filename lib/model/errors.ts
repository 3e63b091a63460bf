import type { errorCodes, errorReport } from './error-report';
import type { Infer } from './z';

export type ErrorCode = (typeof errorCodes)[number];

export type ErrorReport = Infer<typeof errorReport>;

export type FieldName = NonNullable<ErrorReport['field']>;

/** The only error thrown on purpose; its message is its code, so that no text leaks. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly report: ErrorReport;

  constructor(report: ErrorReport) {
    super(report.code);
    this.report = report;
  }
}

/** Any other error is a defect of ours, and its text could hold a URL, so it is kept back. */
export const reportOf = (failure: unknown): ErrorReport =>
  failure instanceof AppError ? failure.report : { code: 'internal' };

/** Whether a change may have been made although no answer says so. */
export const mayBeDone = ({ code, outcome }: ErrorReport): boolean =>
  code === 'outcome_unknown' || outcome === 'unknown';
