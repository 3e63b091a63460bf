import { choices } from '../choices.ts';
import type { Failure } from '../failure.ts';
import type { ShortUrlProfile } from '../profiles/profile.ts';
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

/** The envelope of a refusal. */
export function answerFailure(
  { failure: shape }: ShortUrlProfile,
  failure: Failure,
  format: Format,
  now: number,
): Response {
  const code = choices.shortUrl.failureCode[failure.kind];
  const reason = { message: failure.message };
  const date = { date_time: timestamp(now) };
  const envelope =
    shape.messageIn === 'data'
      ? { code, data: { ...reason, ...date } }
      : { code, ...reason, data: date };
  return write(envelope, format, shape.status === 'code' ? code : shape.status, now);
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
