import { ErrorNotice } from '@/components/ui/error-notice';
import type { ErrorReport } from '@/lib/model/errors';

interface FailureOfProps {
  /** Null where nothing failed. */
  error: ErrorReport | null;
  again: () => void;
  busy?: boolean;
}

/** Whatever mends a failure does the same again. */
export const remediesBy = (again: () => void) => ({
  retry: again,
  wait: again,
  look: again,
  anyway: again,
});

/** Why something failed, and the button that does it again. */
export const FailureOf = ({ error, again, busy }: FailureOfProps) =>
  error === null ? null : <ErrorNotice error={error} busy={busy} remedies={remediesBy(again)} />;
