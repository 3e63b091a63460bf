import { reportOf } from '@/lib/contract/errors';

import { bus, type Sender } from './bus';
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

/**
 * Answers the messages of our own pages, and of nobody else.
 *
 * Registers every listener before it returns, as a worker that was just woken needs. A message is parsed before it is
 * dispatched; whatever a handler throws goes back as a report.
 * @param handlers one for each message of the protocol
 * @param isOurs whether a sender is one of our own pages
 */
export function serve(handlers: Handlers, isOurs: (sender: Sender) => boolean): void {
  for (const [name, schema] of Object.entries(messageInputs)) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the two tables have the same keys; a loop forgets it
    const handle = handlers[name as MessageName] as Handle;
    bus.onMessage(name, async ({ data, sender }) =>
      isOurs(sender)
        ? answer(schema.safeParse(data ?? undefined), handle, name)
        : { ok: false, error: { code: 'forbidden', outcome: 'none' } },
    );
  }
}

type Handle = (input: unknown) => Promise<unknown>;

async function answer(
  input: { success: boolean; data?: unknown },
  handle: Handle,
  operation: string,
): Promise<Answer<unknown>> {
  if (!input.success) {
    return { ok: false, error: { code: 'invalid_input', operation, outcome: 'none' } };
  }
  try {
    return { ok: true, value: await handle(input.data) };
  } catch (failure) {
    return { ok: false, error: reportOf(failure) };
  }
}
