import { useState } from 'preact/hooks';

import { CheckPart } from '@/components/options/bulk/check/check-part';
import { useListCheck } from '@/components/options/bulk/check/use-list-check';
import { type BulkDraftState, useBulkStart, useBulkDraft } from '@/components/options/bulk/draft';
import type { BulkText } from '@/components/options/bulk/read-text';
import type { OptionsServices } from '@/components/options/services';
import { SelectField } from '@/components/ui/fields';
import { Notice } from '@/components/ui/notice';
import type { Bulk } from '@/lib/model/bulk';
import type { ConnectionView } from '@/lib/model/connection';
import type { Preferences } from '@/lib/model/preferences';
import { mostBulkRows } from '@/lib/rules/job';
import { problemSentence } from '@/lib/texts/problems';
import { t } from '@/lib/texts/translate';

import { ColumnsPart } from './columns';
import { RowDefaultsPart } from './defaults';
import { SourcePart } from './source';

interface NewListProps {
  services: OptionsServices;
  connection: ConnectionView;
  preferences: Preferences;
  /** There is a job now: the one that was begun, or one that was under way already. */
  onJob: (job: Bulk, isOther: boolean) => void;
}

/** A list that is being put together: where it comes from, what is in it, and what would be made of it. Nothing is sent yet. */
export function NewList({ onJob, ...situation }: NewListProps) {
  const { services } = situation;
  const draftState = useBulkDraft();
  const [isForAllOpen, setForAllOpen] = useState(false);
  const list = useListCheck(draftState.draft, situation, isForAllOpen);
  const beginning = useBulkStart(services, draftState, onJob);
  const { read, lists } = list;
  if (services.isPrivate) {
    return <Notice tone="warning">{problemSentence('bulk_private')}</Notice>;
  }
  return (
    <>
      <p class="screen-lead">{t('bulk_lead', { max: mostBulkRows })}</p>
      <SourcePart services={services} draftState={draftState} />
      {read.isFailed ? <Notice tone="error">{t('bulk_part_failed')}</Notice> : null}
      {read.text === null ? (
        <p class="screen-lead" role="status">
          {read.isReading ? t('bulk_reading') : ''}
        </p>
      ) : (
        <>
          <TextFormatPart text={read.text} draftState={draftState} />
          <RowDefaultsPart
            draftState={draftState}
            lists={lists}
            host={new URL(situation.connection.address).host}
            onOpen={() => setForAllOpen(true)}
          />
          <CheckPart
            services={services}
            draftState={draftState}
            list={list}
            beginning={beginning}
          />
        </>
      )}
    </>
  );
}

interface TextFormatPartProps {
  text: BulkText;
  draftState: BulkDraftState;
}

/** How the text is read, where that can be chosen. */
function TextFormatPart({ text, draftState }: TextFormatPartProps) {
  if (text.kind === 'tooLong') return null;
  const readAs = (value: string) =>
    draftState.change({
      readAs: value === 'table' ? 'table' : 'list',
      hasHeader: null,
      columns: null,
    });
  return (
    <section class="section" aria-labelledby="many-columns">
      <h2 id="many-columns">{t('bulk_columns')}</h2>
      <div class="bulk-read-as">
        <SelectField
          label={t('bulk_format')}
          value={text.kind}
          choices={[
            { value: 'list', text: t('bulk_format_list') },
            { value: 'table', text: t('bulk_format_table') },
          ]}
          onChange={readAs}
        />
      </div>
      {text.kind === 'table' ? <ColumnsPart table={text} draftState={draftState} /> : null}
    </section>
  );
}
