import { lazy } from '@/lib/async/lazy';
import { reportOf } from '@/lib/model/errors';
import type { Schema } from '@/lib/model/z';

import { type Sender, onMessage } from './bus';
import { type MessageInput, type MessageName, messageInputs } from './inputs';
import type { Answer, MessageOutputs } from './outputs';

export type Handlers<Parts> = {
  [N in MessageName]: (
    parts: Parts,
    input: MessageInput<N>,
    sender: Sender,
  ) => Promise<MessageOutputs[N]>;
};

export interface ParsedMessage {
  name: string;
  input: unknown;
  sender: Sender;
}

/** Registers its listeners before it returns, as a just woken worker needs. @param isOurs only our own pages are answered */
export function serve(
  handle: (message: ParsedMessage) => Promise<unknown>,
  isOurs: (sender: Sender) => boolean,
): void {
  for (const [name, make] of Object.entries<Schema>(messageInputs)) {
    const schema = lazy(make);
    onMessage(name, async ({ data, sender }): Promise<Answer<unknown>> => {
      if (!isOurs(sender)) return { ok: false, error: { code: 'forbidden', outcome: 'none' } };
      const parsed = schema().safeParse(data ?? undefined);
      if (!parsed.success)
        return { ok: false, error: { code: 'invalid_input', operation: name, outcome: 'none' } };
      try {
        return { ok: true, value: await handle({ name, input: parsed.data, sender }) };
      } catch (failure) {
        return { ok: false, error: reportOf(failure) };
      }
    });
  }
}
