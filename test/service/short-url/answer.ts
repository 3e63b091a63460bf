import { choices } from '../choices.ts';
import type { Failure } from '../failure.ts';
import type { Profile } from '../profiles/profile.ts';
import { timestamp } from '../timestamp.ts';
import type { Format } from './parse-path.ts';
import { writeXml } from './write-xml.ts';

/** The envelope around what an operation has to say. */
export function answerData(
  data: Readonly<Record<string, unknown>>,
  format: Format,
  status: number,
  now: number,
): Response {
  const envelope = { code: 200, data: { ...data, date_time: timestamp(now) } };
  return write(envelope, format, status, now);
}

/** How a refusal is written, and the seconds until the rate window ends, where there is one. */
interface RefusalContext {
  format: Format;
  now: number;
  secondsLeft?: number;
}

/** The envelope of a refusal. */
export function answerFailure(
  { account, shortUrl: { failure: shape } }: Profile,
  failure: Failure,
  { format, now, secondsLeft }: RefusalContext,
): Response {
  const code = choices.shortUrl.failureCode[failure.kind];
  const wait = failure.kind === 'rate_limited' ? { 'Retry-After': secondsLeft } : {};
  const { retryAfter } = account.rateLimit;
  const reason = { message: failure.message, ...(retryAfter === 'body' ? wait : {}) };
  const date = { date_time: timestamp(now) };
  const envelope =
    shape.messageIn === 'data'
      ? { code, data: { ...reason, ...date } }
      : { code, ...reason, data: date };
  const response = write(envelope, format, shape.status === 'code' ? code : shape.status, now);
  if (retryAfter !== 'header') return response;
  for (const [name, value] of Object.entries(wait)) response.headers.set(name, String(value));
  return response;
}

function write(
  envelope: Readonly<Record<string, unknown>>,
  format: Format,
  status: number,
  now: number,
): Response {
  const headers = { 'content-type': contentTypes[format] };
  const body = format === 'xml' ? writeXml(envelope, timestamp(now)) : JSON.stringify(envelope);
  return new Response(body, { status, headers });
}

const contentTypes: Readonly<Record<Format, string>> = {
  json: 'application/json',
  xml: 'application/xml; charset=utf-8',
};
