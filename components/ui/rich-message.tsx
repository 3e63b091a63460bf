import { type ComponentChildren, Fragment } from 'preact';

import { splitMessage } from '@/lib/texts/get-message';
import type { MessageKey, MessageNames } from '@/lib/texts/translate';

interface RichMessageProps<K extends MessageKey> {
  /** The name of the message. */
  of: K;
  values: Readonly<Record<MessageNames<K>, ComponentChildren>>;
}

/** A message with something else than text in it, such as a name that is marked, or a button. */
export function RichMessage<K extends MessageKey>({ of: key, values }: RichMessageProps<K>) {
  const shown: Readonly<Record<string, ComponentChildren>> = values;
  const names = Object.keys(shown).toSorted();
  return (
    <>
      {splitMessage(key).map((piece, at) => (
        <Fragment key={at}>
          {typeof piece === 'number' ? shown[names[piece] ?? ''] : piece}
        </Fragment>
      ))}
    </>
  );
}
