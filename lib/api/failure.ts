import type { ErrorCode, ErrorReport } from '@/lib/model/errors';
import type { Operation } from '@/lib/operations/operation';

import { type Envelope, readEnvelope } from './envelope';
import { maintenanceRetryAt, retryAt } from './rate-headers';
import { type Redactor, safeSentence } from './redact';
import type { HttpAnswer } from './transport';

/** What a refusal's status means, in HTTP or written into the body. Any other refusal is refused input. */
const refusals: Readonly<Record<number, ErrorCode>> = {
  401: 'unauthorized',
  402: 'plan_limit',
  403: 'forbidden',
  404: 'not_found',
  405: 'not_found',
  409: 'conflict',
  410: 'not_found',
};

/** With these a web server refuses before the service sees a request; what else comes without an envelope may have been done. */
const webServerRefusals = new Set([401, 403, 404, 405, 410]);

/** Other statuses from 500 on are `server_error`. */
const breakdowns: Readonly<Record<number, ErrorCode>> = {
  408: 'timeout',
  502: 'unreachable',
  504: 'unreachable',
};

const tooLongStatuses = new Set([413, 414, 431]);

/** @returns null for a success, which is still to be read @source service-api.md, "Errors"; observed.md, "Answers, account API" */
export function findFailure(
  operation: Operation,
  answer: HttpAnswer,
  { now, page, redact }: { now: number; page: string; redact: Redactor },
): ErrorReport | null {
  const { status, body } = answer;
  const envelope = body.kind === 'json' ? readEnvelope(operation.api, body.value) : null;
  const report =
    waitFailure(answer, envelope, now) ??
    ofStatus(operation, status) ??
    (envelope === null ? withoutEnvelope(operation, answer, page) : refusal(status, envelope));
  if (report === null) return null;
  const { sentence = '', retryAfter }: Partial<Envelope> = envelope ?? {};
  const said = safeSentence(sentence, redact);
  return {
    ...report,
    ...(report.code === 'rate_limited' && { until: retryAt(answer, retryAfter, now) }),
    ...(said !== undefined && { said }),
  };
}

function waitFailure(
  answer: HttpAnswer,
  envelope: Envelope | null,
  now: number,
): ErrorReport | null {
  const statuses = new Set([answer.status, envelope?.status]);
  if (statuses.has(429)) return { code: 'rate_limited', outcome: 'none' };
  if (!statuses.has(503)) return null;
  const until = maintenanceRetryAt(answer, envelope?.retryAfter, now);
  // A server in between may say so, behind which the service did what it was asked; in a 200, it is the service itself.
  const outcome = answer.status < 400 ? 'none' : 'unknown';
  return { code: 'maintenance', outcome, ...(until !== undefined && { until }) };
}

function ofStatus({ api }: Operation, status: number): ErrorReport | null {
  const code = breakdowns[status] ?? (status >= 500 ? 'server_error' : null);
  if (code !== null) return { code, outcome: 'unknown' };
  if (!tooLongStatuses.has(status)) return null;
  const refused = { code: 'invalid_input', outcome: 'none' } as const;
  // Only a short-URL operation has the long URL in its path.
  return api === 'shortUrl' ? { ...refused, field: 'url', problem: 'url_too_long' } : refused;
}

function refusal(status: number, envelope: Envelope): ErrorReport | null {
  const { verdict, sentence = '' } = envelope;
  if (status < 400 && verdict === 'ok') return null;
  if (status < 400 && verdict === 'unclear')
    return { code: 'unexpected_response', path: 'code', outcome: 'unknown' };
  const code = refusals[status < 400 ? envelope.status : status] ?? knownPhrase(sentence);
  return { code: code ?? 'invalid_input', outcome: 'none' };
}

function withoutEnvelope(
  { effect }: Operation,
  { status, body }: HttpAnswer,
  page: string,
): ErrorReport {
  const outcome = webServerRefusals.has(status) ? 'none' : 'unknown';
  // As proxies and portals show it where a person has to sign in.
  const isPage = body.kind === 'html' && (status < 400 || status === 401 || status === 403);
  if (isPage) return { code: 'web_page', page, outcome };
  const isUnconfirmed = status < 400 && body.kind === 'empty' && effect !== 'read';
  const code = isUnconfirmed ? 'not_confirmed' : 'unexpected_response';
  return { code: refusals[status] ?? code, outcome };
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
