import { AppError } from '@/lib/contract/errors';

import { bus } from './bus';
import type { Answer, MessageInput, MessageName, MessageOutputs } from './protocol';

/** Milliseconds: past the background's own limits, so that this one only speaks when the background is gone. */
const answerWithin = 29_000;

/** The browser's words for a message that nobody received: nothing was done, whatever it asked for. */
const neverDelivered = /receiving end does not exist/i;

/** The only message whose repeat could make a second thing. */
const mayNotBeRepeated: ReadonlySet<MessageName> = new Set(['link.shorten']);

/**
 * Asks the background and gives its answer.
 *
 * A message that was not delivered is sent once more; so is one that was cut off by the worker's end, if a repeat is harmless.
 * @throws {AppError} the background's report; `outcome_unknown` when a create was cut off; `timeout` or `internal` when no answer came.
 */
export async function send<N extends MessageName>(
  name: N,
  input: MessageInput<N>,
): Promise<MessageOutputs[N]> {
  const answer = await ask(name, input).catch(async (failure: unknown) => {
    if (failure instanceof AppError) throw failure;
    if (mayNotBeRepeated.has(name) && !wasNotDelivered(failure)) throw cutOff(name);
    return await ask(name, input).catch(() => {
      throw cutOff(name);
    });
  });
  if (answer.ok) return answer.value;
  throw new AppError(answer.error);
}

async function ask<N extends MessageName>(
  name: N,
  input: MessageInput<N>,
): Promise<Answer<MessageOutputs[N]>> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(lateAnswer(name)), answerWithin);
  try {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the answer is our own background's, typed by the same protocol
    const sent = bus.sendMessage(name, input) as Promise<Answer<MessageOutputs[N]>>;
    return await Promise.race([sent, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

function wasNotDelivered(failure: unknown): boolean {
  return failure instanceof Error && neverDelivered.test(failure.message);
}

function cutOff(name: MessageName): AppError {
  return mayNotBeRepeated.has(name)
    ? new AppError({ code: 'outcome_unknown', outcome: 'unknown' })
    : new AppError({ code: 'internal' });
}

function lateAnswer(name: MessageName): AppError {
  return mayNotBeRepeated.has(name)
    ? new AppError({ code: 'outcome_unknown', outcome: 'unknown' })
    : new AppError({ code: 'timeout' });
}
