import { PopupScreen } from '@/components/link/screen';
import { ErrorNotice } from '@/components/ui/error-notice';
import type { ErrorReport } from '@/lib/model/errors';

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
