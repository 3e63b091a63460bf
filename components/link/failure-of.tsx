import { ErrorNotice } from '@/components/ui/error-notice';
import type { ErrorReport } from '@/lib/model/errors';

interface FailureOfProps {
  /** Null where nothing failed. */
  error: ErrorReport | null;
  again: () => void;
  busy?: boolean;
}

/** Why something failed, and the button that does it again. */
export const FailureOf = ({ error, again, busy }: FailureOfProps) =>
  error === null ? null : (
    <ErrorNotice
      error={error}
      busy={busy}
      remedies={{ retry: again, wait: again, look: again, anyway: again }}
    />
  );
