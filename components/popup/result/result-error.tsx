import { ErrorNotice } from '@/components/ui/error-notice';
import type { ErrorReport } from '@/lib/model/errors';

interface ResultErrorProps {
  error: ErrorReport;
  busy: boolean;
  /** Tries again what failed. */
  again: () => void;
}

/** Why switching the link off or on failed. */
export function ResultError({ error, busy, again }: ResultErrorProps) {
  const remedies = { retry: again, wait: again, look: again, anyway: again };
  return <ErrorNotice error={error} busy={busy} remedies={remedies} />;
}
