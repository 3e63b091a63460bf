import type { ErrorCode, ErrorReport } from '@/lib/model/errors';
import type { Operation } from '@/lib/operations/operation';

import { type Envelope, readEnvelope } from './envelope';
import { maintenanceRetryAt, retryAt } from './rate-headers';
import { type Redactor, safeSentence } from './redact';
import type { HttpAnswer } from './transport';

/** What a status means, in HTTP or written into the body. Any other refusal is refused input. */
const codeOfStatus: Readonly<Record<number, ErrorCode>> = {
  401: 'unauthorized',
  402: 'plan_limit',
  403: 'forbidden',
  404: 'not_found',
  405: 'not_found',
  409: 'conflict',
  410: 'not_found',
  502: 'unreachable',
  504: 'unreachable',
};

/** A path that is too long for the web server. */
const tooLongStatuses = new Set([413, 414, 431]);

/** With these a web server refuses before the service sees a request; what else comes without an envelope may have been done. */
const webServerRefusals = new Set([401, 403, 404, 405, 410]);

/**
 * Finds what went wrong, if anything did.
 *
 * Status and error decide. The service's sentence may be translated: it helps where the two say no more than that it refused
 * (`knownPhrase`), and otherwise comes along.
 * @param context our clock, where the user would open the service, and what takes secrets out of the service's sentence
 * @returns the failure; null for a success, which is still to be read
 * @source service-api.md, "Errors"; observed.md, "Answers, account API"
 */
export function findFailure(
  operation: Operation,
  answer: HttpAnswer,
  context: { now: number; page: string; redact: Redactor },
): ErrorReport | null {
  const { body } = answer;
  const envelope = body.kind === 'json' ? readEnvelope(operation.api, body.value) : null;
  const report =
    waitFailure(answer, envelope, context.now) ??
    (envelope === null
      ? withoutEnvelope(operation, answer, context.page)
      : refusal(operation, answer.status, envelope));
  if (report === null) return null;
  const { sentence = '', retryAfter }: Partial<Envelope> = envelope ?? {};
  const said = safeSentence(sentence, context.redact);
  return {
    ...report,
    ...(report.code === 'rate_limited' && { until: retryAt(answer, retryAfter, context.now) }),
    ...(said !== undefined && { said }),
  };
}

/** Null for an answer that does not ask to come again later. */
function waitFailure(
  answer: HttpAnswer,
  envelope: Envelope | null,
  now: number,
): ErrorReport | null {
  const statuses = new Set([answer.status, statusIn(envelope?.reason)]);
  if (statuses.has(429)) return { code: 'rate_limited', outcome: 'none' };
  if (!statuses.has(503)) return null;
  const until = maintenanceRetryAt(answer, envelope?.retryAfter, now);
  // A server in between may say so, behind which the service did what it was asked; in a 200, it is the service itself.
  const outcome = answer.status < 400 ? 'none' : 'unknown';
  return { code: 'maintenance', outcome, ...(until === undefined ? {} : { until }) };
}

function refusal(operation: Operation, status: number, envelope: Envelope): ErrorReport | null {
  const { verdict, sentence = '' } = envelope;
  if (status < 400 && verdict === 'ok') return null;
  if (status < 400 && verdict === 'unclear')
    return { code: 'unexpected_response', path: 'code', outcome: 'unknown' };
  const code = codeFromReason(operation, status, envelope) ?? knownPhrase(sentence);
  return ofStatus(operation, status) ?? { code: code ?? 'invalid_input', outcome: 'none' };
}

/** @returns undefined where neither the status nor the error says more than that it was refused */
function codeFromReason(
  operation: Operation,
  status: number,
  { reason }: Envelope,
): ErrorCode | undefined {
  if (status >= 400) return codeOfStatus[status];
  // The scope of the key is too narrow.
  if (operation.api === 'account' && reason === true) return 'forbidden';
  const inBody = statusIn(reason);
  return inBody >= 500 ? undefined : codeOfStatus[inBody];
}

/** `NaN` for what cannot be a status, as an answer may hold anything there. */
const statusIn = (reason: unknown): number =>
  typeof reason === 'number' || typeof reason === 'string' ? Number(reason) : Number.NaN;

function withoutEnvelope(operation: Operation, answer: HttpAnswer, page: string): ErrorReport {
  const { status, body } = answer;
  const outcome = webServerRefusals.has(status) ? 'none' : 'unknown';
  const isUnconfirmed = status < 400 && body.kind === 'empty' && operation.effect !== 'read';
  const code = codeOfStatus[status] ?? (isUnconfirmed ? 'not_confirmed' : 'unexpected_response');
  return webPage(answer, page) ?? ofStatus(operation, status) ?? { code, outcome };
}

/** A page in place of an answer, as proxies and portals show it where a person has to sign in; null for any other answer. */
function webPage({ status, body }: HttpAnswer, page: string): ErrorReport | null {
  if (body.kind !== 'html' || (status >= 400 && status !== 401 && status !== 403)) return null;
  return { code: 'web_page', page, outcome: status < 400 ? 'unknown' : 'none' };
}

/** With an envelope or without; undefined where the rest of the answer decides. */
function ofStatus({ api }: Operation, status: number): ErrorReport | undefined {
  if (status >= 500) return { code: codeOfStatus[status] ?? 'server_error', outcome: 'unknown' };
  if (status === 408) return { code: 'timeout', outcome: 'unknown' };
  if (!tooLongStatuses.has(status)) return undefined;
  const refused = { code: 'invalid_input', outcome: 'none' } as const;
  // Only a short-URL operation has the long URL in its path.
  return api === 'shortUrl' ? { ...refused, field: 'url', problem: 'url_too_long' } : refused;
}

const keyWords = /\bapi[ -]?(?:key|token)|\baccess key/i;

const invalidWords =
  /\b(?:in|not |un)valid|\bvalid .*required|\b(?:wrong|incorrect|unknown|expired|revoked|missing|required|disabled)\b|not (?:found|recogni[sz]ed|accepted)|does not exist|no longer valid/i;

const tooManyWords = /\btoo many requests|\b(?:rate|request) limit|\blimit of requests/i;

/** What services are known to say in English where they refuse without a reason: it only ever helps to find the remedy. */
function knownPhrase(sentence: string): ErrorCode | null {
  if (tooManyWords.test(sentence)) return 'rate_limited';
  return keyWords.test(sentence) && invalidWords.test(sentence) ? 'unauthorized' : null;
}
