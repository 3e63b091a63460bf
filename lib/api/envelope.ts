import type { Operation } from '@/lib/operations/operation';

/** What a JSON answer says of itself, apart from what it holds. */
export interface Envelope {
  /** `ok`, `failed`, or `unclear` when it says neither. */
  verdict: 'ok' | 'failed' | 'unclear';
  /** The value that tells a failure: `error` or `code`. */
  reason: unknown;
  /** The service's sentence for people, raw. */
  sentence: string | undefined;
  /** Seconds to wait, as some hosts write a header into the body. */
  retryAfter: unknown;
}

/**
 * Reads the envelope of either API: hosts were seen to answer one with the other's.
 * @returns null for JSON that is no object
 * @source service-api.md, "Errors"; observed.md, "Answers, account API"
 */
export function readEnvelope(api: Operation['api'], json: unknown): Envelope | null {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return null;
  const fields = new Map<string, unknown>(Object.entries(json));
  const hasError = !successStatuses.error.has(fields.get('error'));
  return {
    verdict: hasError ? 'failed' : verdictOf(api, fields.get('code')),
    reason: fields.get(hasError ? 'error' : 'code'),
    sentence: sentenceIn(fields),
    retryAfter: retryAfterIn(fields),
  };
}

/** Creates answer 201 on some hosts. */
const successStatuses = {
  error: new Set<unknown>([0, '0', false, undefined, null, '']),
  code: new Set<unknown>([200, '200', 201, '201']),
};

const retryNames = ['Retry-After', 'retry-after', 'retry_after'];

/** Beside the sentence, wherever that is. */
function retryAfterIn(fields: ReadonlyMap<string, unknown>): unknown {
  const inner = dataIn(fields);
  return retryNames
    .flatMap((name) => [fields.get(name), inner.get(name)])
    .find((value) => value !== undefined);
}

function dataIn(fields: ReadonlyMap<string, unknown>): ReadonlyMap<string, unknown> {
  const data = fields.get('data');
  return new Map(typeof data === 'object' && data !== null ? Object.entries(data) : []);
}

/** Only the short-URL API has a code; the account API's success needs no sign. */
function verdictOf(api: Operation['api'], code: unknown): Envelope['verdict'] {
  if (api === 'account' || successStatuses.code.has(code)) return 'ok';
  return code === undefined ? 'unclear' : 'failed';
}

/** The document shows `message`; old hosts say `msg`, and nothing public shows where the short-URL API puts its own. */
function sentenceIn(fields: ReadonlyMap<string, unknown>): string | undefined {
  const inner = dataIn(fields);
  const candidates = [
    ...['message', 'msg', 'error'].map((name) => fields.get(name)),
    fields.get('data'),
    ...['message', 'msg', 'error'].map((name) => inner.get(name)),
  ];
  return candidates
    .filter((value) => typeof value === 'string')
    .find((text) => /\p{L}/u.test(text));
}
