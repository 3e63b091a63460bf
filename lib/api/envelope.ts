import type { Operation } from '@/lib/operations/operation';

/** What a JSON answer says of itself, apart from what it holds. */
export interface Envelope {
  /** `unclear` when it says neither. */
  verdict: 'ok' | 'failed' | 'unclear';
  /** The value of `error` or `code` that reports a failure. */
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
  const fields: Fields = new Map(Object.entries(json));
  const hasError = !successStatuses.error.has(fields.get('error'));
  return {
    verdict: hasError ? 'failed' : verdictOf(api, fields.get('code')),
    reason: fields.get(hasError ? 'error' : 'code'),
    sentence: [...valuesOf(fields, sentenceNames), fields.get('data')]
      .filter((value) => typeof value === 'string')
      .find((text) => /\p{L}/u.test(text)),
    retryAfter: valuesOf(fields, retryNames).find((value) => value !== undefined),
  };
}

type Fields = ReadonlyMap<string, unknown>;

/** Only the short-URL API has a code; the account API's success needs no sign. */
function verdictOf(api: Operation['api'], code: unknown): Envelope['verdict'] {
  if (api === 'account' || successStatuses.code.has(code)) return 'ok';
  return code === undefined ? 'unclear' : 'failed';
}

/** Creates answer 201 on some hosts. */
const successStatuses = {
  error: new Set<unknown>([0, '0', false, undefined, null, '']),
  code: new Set<unknown>([200, '200', 201, '201']),
};

const retryNames = ['Retry-After', 'retry-after', 'retry_after'];

/** The document shows `message`; old hosts say `msg`. */
const sentenceNames = ['message', 'msg', 'error'];

/** On the top level and then in `data`. */
function valuesOf(fields: Fields, names: readonly string[]): unknown[] {
  const data = fields.get('data');
  const inner: Fields = new Map(typeof data === 'object' ? Object.entries(data ?? {}) : []);
  return [fields, inner].flatMap((level) => names.map((name) => level.get(name)));
}
