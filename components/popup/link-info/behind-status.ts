import type { BehindView } from '@/components/popup/view';
import type { LinkRecord } from '@/lib/model/link';

/** Whether a short link works or is switched off; null where neither was told nor done here. */
export function behindStatus({
  behind,
  step,
  busy,
  error,
}: BehindView): LinkRecord['status'] | null {
  if (behind !== null) return behind.statusKnown ? behind.link.status : null;
  return step === 'look' || busy || error !== null ? null : step;
}
