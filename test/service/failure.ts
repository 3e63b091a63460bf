/**
 * Why the service refuses a call. What that looks like on the wire is the profile's affair.
 * `unfit_data` is a QR code's data that its type rejects.
 */
export type FailureKind =
  | 'unauthorized'
  | 'forbidden'
  | 'narrow_key'
  | 'invalid'
  | 'not_found'
  | 'conflict'
  | 'plan_limit'
  | 'unfit_data'
  | 'rate_limited';

/** A refusal with a sentence for people; thrown by operations, spelled by the profile. */
export class Failure extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string) {
    super(message);
    this.kind = kind;
  }
}
