import { type ComponentChildren, Fragment } from 'preact';

import { messagePieces } from '@/lib/texts/message-pieces';
import type { MessageKey, MessageNames } from '@/lib/texts/translate';

interface RichMessageProps<K extends MessageKey> {
  /** The name of the message. */
  of: K;
  values: Readonly<Record<MessageNames<K>, ComponentChildren>>;
}

/** A message with something else than text in it, such as a name that is marked, or a button. */
export function RichMessage<K extends MessageKey>({ of: key, values }: RichMessageProps<K>) {
  const shown: Readonly<Record<string, ComponentChildren>> = values;
  return (
    <>
      {messagePieces(key, Object.keys(shown)).map((piece, at) => (
        <Fragment key={at}>{'name' in piece ? shown[piece.name] : piece.text}</Fragment>
      ))}
    </>
  );
}
