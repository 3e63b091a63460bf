import type { PopupModel } from '@/components/popup/popup-model';
import type { BehindView } from '@/components/popup/view';
import { ErrorNotice } from '@/components/ui/error-notice';
import { Notice } from '@/components/ui/notice';

import { takeStep } from './link-info-actions';

interface BehindErrorProps {
  model: PopupModel;
  view: BehindView;
}

/** Why the last step failed. */
export function BehindError({ model, view }: BehindErrorProps) {
  const { error, busy, step } = view;
  const again = () => void takeStep(model, step);
  if (error === null) return null;
  return error.code === 'not_found' ? (
    <Notice tone="error">The service does not know this short link.</Notice>
  ) : (
    <ErrorNotice error={error} busy={busy} remedies={{ retry: again, wait: again, look: again }} />
  );
}
