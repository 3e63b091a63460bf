import type { Operation } from '@/lib/operations/operation';

/** What a JSON answer says of itself, apart from what it holds. */
export interface Envelope {
  /** `unclear` when it says neither. */
  verdict: 'ok' | 'failed' | 'unclear';
  /** The one that its error or code stands for; `NaN` for none. */
  status: number;
  /** The service's sentence for people, raw. */
  sentence: string | undefined;
  /** Seconds to wait, as some hosts write a header into the body. */
  retryAfter: unknown;
}

/** Of either API, as hosts answer one with the other's. @source service-api.md, "Errors"; observed.md, "Answers, account API" */
export function readEnvelope(api: Operation['api'], json: unknown): Envelope | null {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return null;
  const fields = new Map<string, unknown>(Object.entries(json));
  const data = fields.get('data');
  const inner = new Map<string, unknown>(
    typeof data === 'object' ? Object.entries(data ?? {}) : [],
  );
  const valuesOf = (names: readonly string[]): unknown[] =>
    [fields, inner].flatMap((level) => names.map((name) => level.get(name)));
  const [error, code] = [fields.get('error'), fields.get('code')];
  const hasError = !successes.error.has(error);
  return {
    verdict: hasError ? 'failed' : verdictOf(api, code),
    status: statusOf(api, hasError ? error : code),
    sentence: [...valuesOf(sentenceNames), data]
      .filter((value) => typeof value === 'string')
      .find((text) => /\p{L}/u.test(text)),
    retryAfter: valuesOf(retryNames).find((value) => value !== undefined),
  };
}

/** Only the short-URL API has a code; the account API's success needs no sign. */
function verdictOf(api: Operation['api'], code: unknown): Envelope['verdict'] {
  if (api === 'account' || successes.code.has(code)) return 'ok';
  return code === undefined ? 'unclear' : 'failed';
}

/** The account API says `true` where the scope of the key is too narrow. */
function statusOf(api: Operation['api'], reason: unknown): number {
  if (api === 'account' && reason === true) return 403;
  return typeof reason === 'number' || typeof reason === 'string' ? Number(reason) : Number.NaN;
}

/** Creates answer 201 on some hosts. */
const successes = {
  error: new Set<unknown>([0, '0', false, undefined, null, '']),
  code: new Set<unknown>([200, '200', 201, '201']),
};

const retryNames = ['Retry-After', 'retry-after', 'retry_after'];

/** The document shows `message`; old hosts say `msg`. */
const sentenceNames = ['message', 'msg', 'error'];
