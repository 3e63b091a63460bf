import { useLayoutEffect, useState } from 'preact/hooks';

import { Notice } from '@/components/ui/notice';
import type { Values } from '@/lib/resources/definition';

/** A row that the service has just made, until the list has it. */
export interface MadeRow {
  id: string;
  sent: Values;
}

/** What was just done, for the place that it leads to. */
export interface Message {
  /** Such as `#pixels`. */
  address: string;
  text: string;
  /** What is not as it was asked for, in a sentence for each part. */
  warnings: readonly string[];
  /** The form that made it holds more, and goes on as the form of what it made. */
  made?: MadeRow | undefined;
}

/** A message that is gone as soon as the user goes on from its place. @param address the place that is on the screen */
export function useMessage(address: string) {
  const [message, setMessage] = useState<Message | null>(null);
  // An ordinary effect comes after painting, and so might come after the next message and take that away.
  useLayoutEffect(() => setMessage((was) => (was?.address === address ? was : null)), [address]);
  return [message?.address === address ? message : null, setMessage] as const;
}

/** What the service made otherwise than it was asked to. */
export function MessageWarning({ message }: { message: Message | null }) {
  if (message === null || message.warnings.length === 0) return null;
  return (
    <Notice tone="warning">
      {message.warnings.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
    </Notice>
  );
}
