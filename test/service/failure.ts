/** Why the service refuses a call. What that looks like on the wire is the profile's affair. */
export type FailureKind =
  | 'unauthorized'
  | 'forbidden'
  | 'narrow_key'
  | 'invalid'
  | 'not_found'
  | 'conflict'
  | 'plan_limit'
  | 'rate_limited';

/** A refusal with a sentence for people; thrown by operations, spelled by the profile. */
export class Failure extends Error {
  readonly kind: FailureKind;

  constructor(kind: FailureKind, message: string) {
    super(message);
    this.kind = kind;
  }
}
