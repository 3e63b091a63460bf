import type { BehindView } from '@/components/popup/view';
import { mayBeDone } from '@/lib/model/may-be-done';

const atWork = {
  look: 'Looking it up…',
  disabled: 'Switching it off…',
  active: 'Switching it on…',
};

const done = { look: 'What is behind it', disabled: 'Switched off', active: 'Switched on' };

const failed = { look: done.look, disabled: 'Not switched off', active: 'Not switched on' };

/** What was done to a short link, or is being done. */
export function behindHeadline({ step, busy, error, copied }: BehindView): string {
  if (copied === 'yes') return 'Copied';
  if (copied === 'no') return 'Not copied: press Copy';
  if (busy) return atWork[step];
  if (error === null) return done[step];
  return mayBeDone(error) ? done.look : failed[step];
}
