import { Notice } from '@/components/ui/notice';
import { notStored } from '@/lib/texts/notices';

/** Says that the link was made but could not be remembered, and what to do. */
export function UnsavedNotice() {
  return <Notice tone="warning">{notStored(1)}</Notice>;
}
