import { ErrorNotice } from '@/components/ui/error-notice';
import type { ErrorReport } from '@/lib/model/errors';

import { PopupScreen } from './screen';

interface OpeningFailedProps {
  error: ErrorReport;
  retry: () => void;
}

/** The background did not tell what is known. */
export function OpeningFailed({ error, retry }: OpeningFailedProps) {
  return (
    <PopupScreen>
      <ErrorNotice error={error} remedies={{ retry, wait: retry, look: retry, edit: retry }} />
    </PopupScreen>
  );
}
