import type { LinkRecord } from './link';

/** Everything that can go wrong, and nothing else: `lib/texts/errors.ts` has a sentence and a remedy for each. */
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

/** What a person may type, as the forms name it. */
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

/** An error as it crosses the bus: plain data, free of URLs with keys, of bodies and of stacks. */
export interface ErrorReport {
  code: ErrorCode;
  /** Which input was refused, and why (a code of `lib/rules/problems.ts`). */
  field?: FieldName;
  problem?: string;
  /** Epoch milliseconds before which a request would be refused again, as far as the service told. */
  until?: number;
  /** The operation whose answer did not fit and the field in it; never the body. */
  operation?: string;
  path?: string;
  /** The service's own sentence for people, decoded to plain text and redacted; shown, never matched on. */
  said?: string;
  /** The address that the service seems to live at, or that something belongs to. */
  address?: string;
  /** The account there that something belongs to, where the address alone does not tell. */
  account?: string;
  /** The service's own address, where something else answered in its place: opened in a tab, it may show why. */
  page?: string;
  /** The link that the error is about, where there is one. */
  link?: LinkRecord;
  /** For an operation that changes something: `none` when the service certainly did nothing, `unknown` when it may have. */
  outcome?: 'none' | 'unknown';
}

/** The only error that our own code throws on purpose. Its message is its code, so that no text can leak through it. */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly report: ErrorReport;

  constructor(report: ErrorReport) {
    super(report.code);
    this.report = report;
  }
}

/** What a caught failure may tell. Whatever is not our own error is a defect of ours, and its text, which could hold a URL, is kept back. */
export const reportOf = (failure: unknown): ErrorReport =>
  failure instanceof AppError ? failure.report : { code: 'internal' };

/** Whether something that was to be changed, and not only read, may have been done although no answer said so. */
export const mayBeDone = ({ code, outcome }: ErrorReport): boolean =>
  code === 'outcome_unknown' || outcome === 'unknown';
