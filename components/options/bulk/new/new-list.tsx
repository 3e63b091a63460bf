import { useState } from 'preact/hooks';

import { ActionBar } from '@/components/options/bulk/check/action-bar';
import { CheckPart } from '@/components/options/bulk/check/check-part';
import { useListCheck } from '@/components/options/bulk/check/use-list-check';
import { useBulkStart, useBulkDraft } from '@/components/options/bulk/draft';
import type { BulkText } from '@/components/options/bulk/read-text';
import { Steps } from '@/components/options/bulk/steps';
import { ServiceLine, useServiceInUse } from '@/components/options/connected-services';
import { Failure } from '@/components/ui/failure';
import { Notice } from '@/components/ui/notice';
import { useServices } from '@/components/ui/services';
import type { ConnectionView } from '@/lib/model/connection';
import type { Preferences } from '@/lib/model/preferences';
import type { Bulk } from '@/lib/model/run';
import { maxTextLength } from '@/lib/rules/bytes';
import { mostBulkRows } from '@/lib/rules/job';
import { problemSentence } from '@/lib/texts/problems';
import { plural, t } from '@/lib/texts/translate';

import { ColumnsPart } from './columns';
import { RowDefaultsPart } from './defaults';
import { ListHead, SourcePart } from './source';

interface NewListProps {
  connection: ConnectionView;
  preferences: Preferences;
  /** Takes the job that there is now: the one that was begun, or one that was under way already. */
  onJob: (job: Bulk, isOther: boolean) => void;
}

/** A list that is being put together, and looked through once more before anything is sent. */
export function NewList({ onJob, ...situation }: NewListProps) {
  const { isPrivate, ways } = useServices();
  const { connection } = situation;
  const draftState = useBulkDraft(connection.id);
  const { isReviewing } = draftState.draft;
  const inUse = useServiceInUse();
  const [wantsLists, setWantsLists] = useState(false);
  const list = useListCheck(draftState.draft, situation, wantsLists);
  const beginning = useBulkStart(draftState, onJob);
  const { read } = list;
  if (isPrivate) {
    return <Notice tone="warning">{problemSentence('bulk_private')}</Notice>;
  }
  return (
    <>
      <p class="screen-lead">
        {t(ways.windows ? 'bulk_lead' : 'bulk_lead_list', { max: mostBulkRows })}
      </p>
      <ServiceLine service={inUse} />
      <Steps current={isReviewing ? 2 : 1} />
      {read.isFailed ? <Notice tone="error">{t('bulk_part_failed')}</Notice> : null}
      {isReviewing ? (
        <>
          <div class="bulk-card bulk-card-row">
            <ListHead draftState={draftState} read={read} />
          </div>
          <CheckPart draftState={draftState} list={list} />
          {beginning.error === null ? null : (
            <Failure
              error={beginning.error}
              retry={() => void beginning.run(list.plan?.rows ?? [])}
              busy={beginning.isPending}
            />
          )}
        </>
      ) : (
        <>
          <SourcePart draftState={draftState} read={read}>
            {read.text?.kind === 'table' ? (
              <ColumnsPart table={read.text} draftState={draftState} />
            ) : null}
          </SourcePart>
          <ReadNotice text={read.text} />
          {read.text === null ? (
            <p class="screen-lead" role="status">
              {read.isReading ? t('bulk_reading') : ''}
            </p>
          ) : (
            <RowDefaultsPart
              isList={read.text.kind === 'list'}
              draftState={draftState}
              lists={list.lists}
              host={new URL(connection.address).host}
              onReach={() => {
                setWantsLists(true);
                list.retry?.();
              }}
            />
          )}
        </>
      )}
      {isReviewing || read.text !== null ? (
        <ActionBar draftState={draftState} list={list} beginning={beginning} />
      ) : null}
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
  if (text?.kind !== 'table' || text.badQuote === null) return null;
  return (
    <Notice tone="warning" title={t('bulk_quote_title', { line: text.badQuote })}>
      {t('bulk_quote')}
    </Notice>
  );
}
