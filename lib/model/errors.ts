import type { errorReport } from './error-report';
import type { Infer } from './z';

/** The closed set of failures; `lib/texts/errors.ts` has a sentence and a remedy for each. */
export const errorCodes = [
  'not_connected',
  'other_service',
  'permission_missing',
  'unauthorized',
  'forbidden',
  'not_found',
  'conflict',
  'invalid_input',
  'rate_limited',
  'plan_limit',
  'offline',
  'timeout',
  'unreachable',
  'maintenance',
  'server_error',
  'web_page',
  'wrong_host',
  'not_confirmed',
  'altered_link',
  'not_as_asked',
  'origin_uncertain',
  'dead_link',
  'outcome_unknown',
  'unexpected_response',
  'storage_failed',
  'internal',
] as const;

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
