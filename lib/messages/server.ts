import { lazy } from '@/lib/async/lazy';
import { reportOf } from '@/lib/model/errors';
import type { Schema } from '@/lib/model/z';

import { type Sender, onMessage } from './bus';
import { type MessageInput, type MessageName, messageInputs } from './inputs';
import type { Answer, MessageOutputs } from './outputs';

/** What the background does for each message, given what sent it. */
export type Handlers = {
  [N in MessageName]: (input: MessageInput<N>, sender?: Sender) => Promise<MessageOutputs[N]>;
};

/**
 * Registers every listener before it returns, as a just woken worker needs; parses each message, and answers a throw with its
 * report.
 * @param handlers called when a message arrives
 * @param isOurs only our own pages are answered
 */
export function serve(handlers: () => Handlers, isOurs: (sender: Sender) => boolean): void {
  for (const [name, make] of Object.entries<Schema>(messageInputs)) {
    const schema = lazy(make);
    onMessage(name, async ({ data, sender }) => {
      if (!isOurs(sender)) return { ok: false, error: { code: 'forbidden', outcome: 'none' } };
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the two tables have the same keys; a loop forgets it
      const handle = handlers()[name as MessageName] as Handle;
      const handleThis: Handle = async (input) => handle(input, sender);
      return answer(schema().safeParse(data ?? undefined), handleThis, name);
    });
  }
}

type Handle = (input: unknown, sender?: Sender) => Promise<unknown>;

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
