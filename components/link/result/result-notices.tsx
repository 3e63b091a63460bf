import { undoReplaced } from '@/components/link/actions/replace-link';
import { FailureOf, remediesBy } from '@/components/link/failure-of';
import type { Drawn, ResultView } from '@/components/link/view';
import { Button } from '@/components/ui/button';
import { ErrorNotice } from '@/components/ui/error-notice';
import { Notice } from '@/components/ui/notice';
import { deadLinkText, notStored } from '@/lib/texts/notices';
import { t } from '@/lib/texts/translate';

import { toggleLink } from './undo-button';

/** That a link was not remembered, why it is of no use, that the one before works on, and why switching it off or on failed. */
export function ResultNotices({
  model,
  view,
  createAnother,
}: Drawn<ResultView> & { createAnother: () => void }) {
  const { link, isDead, busy, error, replaced } = view;
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
      {replaced === null || replaced.error === null ? null : (
        <ErrorNotice
          error={{ ...replaced.error, link: replaced.link }}
          remedies={remediesBy(() => void undoReplaced(model, replaced.link, replaced.error))}
        >
          <p>{t('result_not_replaced')}</p>
        </ErrorNotice>
      )}
      <FailureOf error={error} busy={busy} again={() => toggleLink(model, link)} />
    </>
  );
}
