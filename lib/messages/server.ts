import { AppError, type ErrorReport } from '@/lib/contract/errors';

import { bus } from './bus';
import {
  messageInputs,
  type Answer,
  type MessageInput,
  type MessageName,
  type MessageOutputs,
} from './protocol';

/** What the background does for each message. */
export type Handlers = {
  [N in MessageName]: (input: MessageInput<N>) => Promise<MessageOutputs[N]>;
};

/** Who sent a message, as far as the browser tells. */
export interface Sender {
  id?: string | undefined;
  url?: string | undefined;
}

/**
 * Answers the messages of our own pages, and of nobody else.
 *
 * Registers every listener before it returns, as a worker that was just woken needs. A message is parsed before it is
 * dispatched; whatever a handler throws goes back as a report.
 * @param handlers one for each message of the protocol
 * @param isOurs whether a sender is one of our own pages
 */
export function serve(handlers: Handlers, isOurs: (sender: Sender) => boolean): void {
  for (const name of Object.keys(messageInputs) as MessageName[]) listen(name, handlers, isOurs);
}

function listen<N extends MessageName>(
  name: N,
  handlers: Handlers,
  isOurs: (sender: Sender) => boolean,
): void {
  const answer = async (message: {
    data: unknown;
    sender: Sender;
  }): Promise<Answer<MessageOutputs[N]>> => {
    if (!isOurs(message.sender))
      return { ok: false, error: { code: 'forbidden', outcome: 'none' } };
    const input = messageInputs[name].safeParse(message.data ?? undefined);
    if (!input.success)
      return { ok: false, error: { code: 'invalid_input', operation: name, outcome: 'none' } };
    try {
      return { ok: true, value: await handlers[name](input.data as MessageInput<N>) };
    } catch (failure) {
      return { ok: false, error: reportOf(failure) };
    }
  };
  bus.onMessage(name, answer);
}

/** Anything that is not our own error is a defect of ours; its text could hold a URL, so none of it crosses. */
function reportOf(failure: unknown): ErrorReport {
  return failure instanceof AppError ? failure.report : { code: 'internal' };
}
