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
import { problemSentence } from '@/lib/texts/problems';

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
      <p class="screen-lead">
        Many links at once. Everything is checked first; nothing is sent before you say so.
      </p>
      <SourcePart services={services} draftState={draftState} />
      {read.isFailed ? (
        <Notice tone="error">A part of Curtail could not be loaded. Load this page again.</Notice>
      ) : null}
      {read.text === null ? (
        <p class="screen-lead" role="status">
          {read.isReading ? 'Reading…' : ''}
        </p>
      ) : (
        <>
          <TextFormatPart text={read.text} draftState={draftState} />
          <RowDefaultsPart
            draftState={draftState}
            lists={lists}
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
      <h2 id="many-columns">How it is read</h2>
      <div class="bulk-read-as">
        <SelectField
          label="Read it as"
          value={text.kind}
          choices={[
            { value: 'list', text: 'A list of addresses' },
            { value: 'table', text: 'A table' },
          ]}
          onChange={readAs}
        />
      </div>
      {text.kind === 'table' ? <ColumnsPart table={text} draftState={draftState} /> : null}
    </section>
  );
}
