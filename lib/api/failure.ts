import type { ErrorCode, ErrorReport } from '@/lib/model/errors';
import type { Operation } from '@/lib/operations/operation';

import { type Envelope, readEnvelope } from './envelope';
import { maintenanceRetryAt, retryAt } from './rate-headers';
import { type Redactor, safeSentence } from './redact';
import type { HttpAnswer } from './transport';

/** What a status says, in HTTP or written into the body. Anything else that is refused is taken for refused input. */
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

/** A path that is too long for the web server, by any of the statuses that they answer. */
const tooLongStatuses = new Set([413, 414, 431]);

/** Statuses with which a web server refuses a request before the service sees it; what else comes without an envelope may have been done. */
const webServerRefusals = new Set([401, 403, 404, 405, 410]);

/**
 * Tells what went wrong, if anything did.
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
  { now, page, redact }: { now: number; page: string; redact: Redactor },
): ErrorReport | null {
  const envelope =
    answer.body.kind === 'json' ? readEnvelope(operation.api, answer.body.value) : null;
  const wait = waitFailure(answer, envelope, now);
  if (wait !== null) return { ...wait, ...serviceSentence(envelope, redact) };
  if (envelope === null) return webPage(answer, page) ?? withoutEnvelope(operation, answer);
  if (answer.status >= 400 || envelope.verdict === 'failed') {
    const report = refusal(operation, answer.status, envelope);
    const until = retryAt(answer, envelope.retryAfter, now);
    const wanted = report.code === 'rate_limited' ? { ...report, until } : report;
    return { ...wanted, ...serviceSentence(envelope, redact) };
  }
  return envelope.verdict === 'ok'
    ? null
    : { code: 'unexpected_response', path: 'code', outcome: 'unknown' };
}

/** What a service comes to that wants to be asked later; null for any other answer. */
function waitFailure(
  answer: HttpAnswer,
  envelope: Envelope | null,
  now: number,
): ErrorReport | null {
  const statuses = new Set([answer.status, statusIn(envelope?.reason)]);
  if (statuses.has(429)) {
    const until = retryAt(answer, envelope?.retryAfter, now);
    return { code: 'rate_limited', until, outcome: 'none' };
  }
  if (!statuses.has(503)) return null;
  const until = maintenanceRetryAt(answer, envelope?.retryAfter, now);
  // A server in between may say so, behind which the service did what it was asked; in a 200, it is the service itself.
  const outcome = answer.status < 400 ? 'none' : 'unknown';
  return { code: 'maintenance', outcome, ...(until === undefined ? {} : { until }) };
}

function refusal(operation: Operation, status: number, envelope: Envelope): ErrorReport {
  const code = codeFromReason(operation, status, envelope) ?? knownPhrase(envelope.sentence ?? '');
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

/** The status in an answer; `NaN` for what cannot be one, as an answer may hold anything there. */
const statusIn = (reason: unknown): number =>
  typeof reason === 'number' || typeof reason === 'string' ? Number(reason) : Number.NaN;

/** A page in place of an answer, as proxies and portals show it where a person has to sign in; null for any other answer. */
function webPage({ status, body }: HttpAnswer, page: string): ErrorReport | null {
  if (body.kind !== 'html' || (status >= 400 && status !== 401 && status !== 403)) return null;
  return { code: 'web_page', page, outcome: status < 400 ? 'unknown' : 'none' };
}

function withoutEnvelope(operation: Operation, { status, body }: HttpAnswer): ErrorReport {
  const outcome = webServerRefusals.has(status) ? 'none' : 'unknown';
  const isUnconfirmed = status < 400 && body.kind === 'empty' && operation.effect !== 'read';
  const code = codeOfStatus[status] ?? (isUnconfirmed ? 'not_confirmed' : 'unexpected_response');
  return ofStatus(operation, status) ?? { code, outcome };
}

/** What a status says by itself, with an envelope or without; undefined where the rest of the answer tells more. */
function ofStatus({ api }: Operation, status: number): ErrorReport | undefined {
  if (status >= 500) return { code: codeOfStatus[status] ?? 'server_error', outcome: 'unknown' };
  if (status === 408) return { code: 'timeout', outcome: 'unknown' };
  if (!tooLongStatuses.has(status)) return undefined;
  const refused = { code: 'invalid_input', outcome: 'none' } as const;
  // Only a short-URL operation has the long URL in its path.
  return api === 'shortUrl' ? { ...refused, field: 'url', problem: 'url_too_long' } : refused;
}

function serviceSentence(envelope: Envelope | null, redact: Redactor): { said?: string } {
  const text = safeSentence(envelope?.sentence ?? '', redact);
  return text === undefined ? {} : { said: text };
}

/** What an API key is called. */
const keyWords = /\bapi[ -]?(?:key|token)|\baccess key/i;

/** What is wrong with it. */
const invalidWords =
  /\b(?:in|not |un)valid|\bvalid .*required|\b(?:wrong|incorrect|unknown|expired|revoked|missing|required|disabled)\b|not (?:found|recogni[sz]ed|accepted)|does not exist|no longer valid/i;

const tooManyWords = /\btoo many requests|\b(?:rate|request) limit|\blimit of requests/i;

/**
 * What services are known to say in English where neither status nor error tells more than that they refused. It only ever helps
 * to find the remedy, and is asked about refusals alone.
 * @param sentence plain text
 */
function knownPhrase(sentence: string): ErrorCode | null {
  if (tooManyWords.test(sentence)) return 'rate_limited';
  return keyWords.test(sentence) && invalidWords.test(sentence) ? 'unauthorized' : null;
}
