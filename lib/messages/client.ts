import { AppError, type ErrorCode } from '@/lib/model/errors';

import { type PageContext, sendMessage } from './bus';
import type { MessageInput, MessageName } from './inputs';
import type { Answer, MessageOutputs } from './outputs';

/** In milliseconds, past the background's own limits: it ends a wait for a background that is gone. */
const timeoutMs = 29_000;

/** The browser's words for an undelivered message, which did nothing. */
const neverDelivered = /receiving end does not exist/i;

/** A repeat could do these twice. */
const mayNotBeRepeated: ReadonlySet<MessageName> = new Set([
  'link.shorten',
  'account.change',
  'link.file',
  'qr.save',
]);

/** Repeats what was undelivered, or cut off and harmless. @throws {AppError} `outcome_unknown` for a change cut off; `timeout`, `internal` without an answer */
export async function send<N extends MessageName>(
  name: N,
  input: MessageInput<N>,
  context?: PageContext,
): Promise<MessageOutputs[N]> {
  const answer = await sendOnce(name, input, context).catch(async (failure: unknown) => {
    if (failure instanceof AppError) throw failure;
    if (mayNotBeRepeated.has(name) && !wasNotDelivered(failure))
      throw noAnswer(name, input, 'internal');
    return await sendOnce(name, input, context).catch(() => {
      throw noAnswer(name, input, 'internal');
    });
  });
  if (answer.ok) return answer.value;
  throw new AppError(answer.error);
}

async function sendOnce<N extends MessageName>(
  name: N,
  input: MessageInput<N>,
  context: PageContext | undefined,
): Promise<Answer<MessageOutputs[N]>> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(noAnswer(name, input, 'timeout')), timeoutMs);
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the answer is our own background's, typed by the same protocol
    const sent = sendMessage(name, input, context) as Promise<Answer<MessageOutputs[N]>>;
    return await Promise.race([sent, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

const wasNotDelivered = (failure: unknown): boolean =>
  failure instanceof Error && neverDelivered.test(failure.message);

function noAnswer(name: MessageName, input: MessageInput<MessageName>, code: ErrorCode): AppError {
  const operation = typeof input === 'object' && 'operation' in input ? input.operation : name;
  return mayNotBeRepeated.has(name)
    ? new AppError({ code: 'outcome_unknown', operation, outcome: 'unknown' })
    : new AppError({ code, operation });
}
