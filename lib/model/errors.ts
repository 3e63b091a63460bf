import type { LinkRecord } from './link';

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

/** The inputs, as the forms name them. */
export const fieldNames = [
  'url',
  'alias',
  'password',
  'expiry',
  'domain',
  'address',
  'key',
] as const;

export type FieldName = (typeof fieldNames)[number];

/** Crosses the bus as plain data, free of URLs with keys, of bodies and of stacks. */
export interface ErrorReport {
  code: ErrorCode;
  /** The refused input, and why (a code of `lib/rules/problems.ts`). */
  field?: FieldName;
  problem?: string;
  /** Epoch milliseconds before which the service would refuse again, if it reported them. */
  until?: number;
  /** The operation, and the field of its answer that did not fit. */
  operation?: string;
  path?: string;
  /** The service's own sentence, as redacted plain text: shown, never matched on. */
  said?: string;
  /** Where the service seems to live, or what something belongs to. */
  address?: string;
  /** The account at that address, where the address alone is ambiguous. */
  account?: string;
  /** The service's address, to open in a tab where a proxy or login page answered instead. */
  page?: string;
  link?: LinkRecord;
  /** Of a change: `none` when the service certainly did nothing, `unknown` when it may have. */
  outcome?: 'none' | 'unknown';
}

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
