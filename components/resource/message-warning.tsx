import { Notice } from '@/components/ui/notice';

import type { Message } from './use-message';

/** What the service made otherwise than it was asked to. */
export function MessageWarning({ message }: { message: Message | null }) {
  return message?.warning === undefined ? null : <Notice tone="warning">{message.warning}</Notice>;
}
