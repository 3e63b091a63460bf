import { ErrorNotice } from '@/components/ui/error-notice';
import type { ErrorReport } from '@/lib/model/errors';

import { Screen } from './screen';

interface OpeningFailedProps {
  error: ErrorReport;
  retry: () => void;
}

/** The background did not tell what is known. */
export function OpeningFailed({ error, retry }: OpeningFailedProps) {
  return (
    <Screen>
      <ErrorNotice error={error} remedies={{ retry, wait: retry, look: retry, edit: retry }} />
    </Screen>
  );
}
