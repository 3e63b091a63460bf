import { choices } from '../choices.ts';
import type { Failure } from '../failure.ts';
import type { Profile } from '../profiles/profile.ts';
import { timestamp } from '../timestamp.ts';

/** The envelope around what an operation has to say. */
export function answerData(
  data: Readonly<Record<string, unknown>>,
  status: number,
  now: number,
): Response {
  const envelope = { code: 200, data: { ...data, date_time: timestamp(now) } };
  return Response.json(envelope, { status });
}

/** How a refusal is written, and the seconds until the rate window ends, where there is one. */
interface RefusalContext {
  now: number;
  secondsLeft?: number;
}

/** The envelope of a refusal. */
export function answerFailure(
  { account, shortUrl: { failure: shape } }: Profile,
  failure: Failure,
  { now, secondsLeft }: RefusalContext,
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
  const response = Response.json(envelope, {
    status: shape.status === 'code' ? code : shape.status,
  });
  if (retryAfter !== 'header') return response;
  for (const [name, value] of Object.entries(wait)) response.headers.set(name, String(value));
  return response;
}
