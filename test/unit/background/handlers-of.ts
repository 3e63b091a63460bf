import { handlers } from '@/lib/background/handlers';
import type { Sender } from '@/lib/messages/bus';
import type { MessageInput, MessageName } from '@/lib/messages/inputs';
import type { MessageOutputs } from '@/lib/messages/outputs';
import type { ParsedMessage } from '@/lib/messages/server';

/** What the background does for each message. */
export type BoundHandlers = {
  [N in MessageName]: (input: MessageInput<N>, sender?: Sender) => Promise<MessageOutputs[N]>;
};

/** Functions by the names of the messages that they send. */
export const handlersOf = (answer: (message: ParsedMessage) => Promise<unknown>): BoundHandlers =>
  new Proxy({} as BoundHandlers, {
    get:
      (_, name: MessageName) =>
      async (input: unknown, sender: Sender = {}) =>
        answer({ name, input, sender }),
  });

/** The same with these parts, whichever service a message is for. */
export const handlersWith = (parts: object): BoundHandlers =>
  handlersOf(async ({ name, input, sender }) => {
    const handle = handlers[name as MessageName] as (...all: unknown[]) => Promise<unknown>;
    return handle(parts, input, sender);
  });
