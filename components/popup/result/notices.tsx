import { Button } from '@/components/ui/button';
import { ErrorNotice } from '@/components/ui/error-notice';
import { Notice } from '@/components/ui/notice';
import type { ErrorReport } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import { deadLinkText, notStored } from '@/lib/texts/notices';
import { t } from '@/lib/texts/translate';

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

/** Says that the link was made but could not be remembered, and what to do. */
export function UnsavedNotice() {
  return <Notice tone="warning">{notStored(1)}</Notice>;
}

interface DeadLinkNoticeProps {
  link: LinkRecord;
  createAnother: () => void;
}

/** A link that was copied and turned out not to work: why, and a new one. */
export function DeadLinkNotice({ link, createAnother }: DeadLinkNoticeProps) {
  return (
    <Notice
      tone="error"
      actions={
        <Button variant="primary" onClick={createAnother}>
          {t('error_remedy_create')}
        </Button>
      }
    >
      {deadLinkText(link)}
    </Notice>
  );
}
