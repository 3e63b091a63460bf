import { FailureOf } from '@/components/link/failure-of';
import type { Drawn, ResultView } from '@/components/link/view';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { deadLinkText, notStored } from '@/lib/texts/notices';
import { t } from '@/lib/texts/translate';

import { toggleLink } from './undo-button';

/** That a link was not remembered, why it is of no use, and why switching it off or on failed. */
export function ResultNotices({
  model,
  view,
  createAnother,
}: Drawn<ResultView> & { createAnother: () => void }) {
  const { link, isDead, busy, error } = view;
  return (
    <>
      {link.unsaved === true ? <Notice tone="warning">{notStored(1)}</Notice> : null}
      {isDead ? (
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
      ) : null}
      <FailureOf error={error} busy={busy} again={() => toggleLink(model, link)} />
    </>
  );
}
