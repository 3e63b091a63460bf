import { ActionBar } from '@/components/options/bulk/check/action-bar';
import { CheckPart } from '@/components/options/bulk/check/check-part';
import type { BulkText } from '@/components/options/bulk/read-text';
import { Steps } from '@/components/options/bulk/steps';
import { ServiceLine, useServiceInUse } from '@/components/options/connected-services';
import { useOnHandOver } from '@/components/options/drop/hand-over';
import { Failure } from '@/components/ui/failure';
import { Notice } from '@/components/ui/notice';
import { useServices } from '@/components/ui/services';
import { maxTextLength } from '@/lib/rules/bytes';
import { mostBulkRows } from '@/lib/rules/job';
import { problemSentence } from '@/lib/texts/problems';
import { plural, t } from '@/lib/texts/translate';

import { ColumnsPart } from './columns';
import { RowDefaultsPart } from './defaults';
import { ListHead, SourcePart } from './source';
import { type NewListProps, useNewList } from './use-new-list';

/** A list that is being put together, and looked through once more before anything is sent. */
export function NewList(props: NewListProps) {
  const { isPrivate, ways } = useServices();
  const inUse = useServiceInUse();
  const list = useNewList(props);
  const { draft, change, read, beginning, plan } = list;
  useOnHandOver(['list', 'addresses'], () => change({ isReviewing: false }));
  if (isPrivate) return <Notice tone="warning">{problemSentence('bulk_private')}</Notice>;
  return (
    <>
      <p class="screen-lead">
        {t(ways.windows ? 'bulk_lead' : 'bulk_lead_list', { max: mostBulkRows })}
      </p>
      <ServiceLine service={inUse} />
      <Steps current={draft.isReviewing ? 2 : 1} />
      {read.isFailed ? <Notice tone="error">{t('bulk_part_failed')}</Notice> : null}
      {draft.isReviewing ? (
        <>
          <div class="bulk-card bulk-card-row">
            <ListHead {...list} />
          </div>
          <CheckPart {...list} />
          {beginning.error === null ? null : (
            <Failure
              error={beginning.error}
              retry={() => void beginning.run(plan?.rows ?? [])}
              busy={beginning.isPending}
            />
          )}
        </>
      ) : (
        <>
          <SourcePart {...list}>
            {read.text?.kind === 'table' ? <ColumnsPart {...list} table={read.text} /> : null}
          </SourcePart>
          <ReadNotice text={read.text} />
          {read.text === null ? (
            <p class="screen-lead" role="status">
              {read.isReading ? t('bulk_reading') : ''}
            </p>
          ) : (
            <RowDefaultsPart
              {...list}
              preferences={props.preferences}
              host={new URL(props.connection.address).host}
            />
          )}
        </>
      )}
      {draft.isReviewing || read.text !== null ? <ActionBar {...list} /> : null}
    </>
  );
}

/** What was not easy to read in the list. */
function ReadNotice({ text }: { text: BulkText | null }) {
  if (text?.kind === 'tooLong') {
    return <Notice tone="error">{t('bulk_too_long', { size: maxTextLength })}</Notice>;
  }
  if (text?.kind === 'list' && text.linesWithout > 0) {
    return <p class="screen-lead">{plural('bulk_lines_without', text.linesWithout)}</p>;
  }
  if (text === null || !('badQuote' in text) || text.badQuote === null) return null;
  return (
    <Notice tone="warning" title={t('bulk_quote_title', { line: text.badQuote })}>
      {t('bulk_quote')}
    </Notice>
  );
}
