import { useId, useRef, useState } from 'preact/hooks';

import { type BulkDraftState, type SourceText, blankDraft } from '@/components/options/bulk/draft';
import { readSourceFile, readSourceTabs } from '@/components/options/bulk/read-text';
import type { OptionsServices } from '@/components/options/services';
import { Button } from '@/components/ui/button';
import { Field, noteId } from '@/components/ui/fields';
import { FilePicker } from '@/components/ui/file-picker';
import { maxTextLength } from '@/lib/rules/bytes';
import { plural, t } from '@/lib/texts/translate';

/** Why a text was not taken, or the text and what is worth knowing about it. */
type SourceResult = string | { taken: SourceText; note: string };

const accept = '.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain';

const noMessage = { text: '', isProblem: false };

interface SourcePartProps {
  services: OptionsServices;
  draftState: BulkDraftState;
}

/** Where the list comes from: typed or pasted, a file, or the tabs of a window. */
export function SourcePart({ services, draftState: { draft, change, take } }: SourcePartProps) {
  const [said, setSaid] = useState(noMessage);
  // What was asked for last is what counts, however long the others take.
  const asked = useRef(0);

  const become = async (get: () => Promise<SourceResult>) => {
    asked.current += 1;
    const mine = asked.current;
    setSaid(noMessage);
    const got = await get().catch(() => t('bulk_source_failed'));
    if (mine !== asked.current) return;
    if (typeof got === 'string') return setSaid({ text: got, isProblem: true });
    take({ taken: got.taken });
    setSaid({ text: got.note, isProblem: false });
  };
  const type = (typed: string) => {
    asked.current += 1;
    setSaid(noMessage);
    if (typed.trim() === '') take({ typed });
    else change({ typed });
  };
  const takeOut = () => {
    setSaid(noMessage);
    take({ taken: blankDraft.taken });
  };
  const takePicked = (picked: File | string) => void become(async () => fromFile(picked));
  return (
    <FilePicker
      accept={accept}
      maxBytes={maxTextLength / 1_000_000}
      onPick={takePicked}
      message={said}
      further={
        <Button onClick={() => void become(async () => fromTabs(services))}>
          {t('bulk_source_tabs')}
        </Button>
      }
    >
      {draft.taken === null ? (
        <TypedText value={draft.typed} onInput={type} />
      ) : (
        <div class="bulk-taken">
          <bdi>{draft.taken.name}</bdi>
          <Button onClick={takeOut}>{t('bulk_source_remove')}</Button>
        </div>
      )}
    </FilePicker>
  );
}

async function fromFile(picked: File | string): Promise<SourceResult> {
  const taken = typeof picked === 'string' ? picked : await readSourceFile(picked);
  return typeof taken === 'string' ? taken : { taken, note: '' };
}

/** Asks for the permission before anything else, as browsers take a question for one of the person's only then. */
async function fromTabs(services: OptionsServices): Promise<SourceResult> {
  if (!(await services.requestPermission('tabs'))) {
    return t('bulk_source_no_permission');
  }
  const got = await readSourceTabs(services);
  if (typeof got === 'string') return got;
  const { taken, leftOut } = got;
  return { taken, note: leftOut === 0 ? '' : plural('bulk_tabs_skipped', leftOut) };
}

interface TypedTextProps {
  value: string;
  onInput: (value: string) => void;
}

/** Where a list is typed or pasted. */
function TypedText({ value, onInput }: TypedTextProps) {
  const id = useId();
  return (
    <Field id={id} label={t('bulk_source')} note={{ text: t('bulk_source_hint'), tone: 'hint' }}>
      <textarea
        id={id}
        class="field-control bulk-typed"
        rows={8}
        value={value}
        autocomplete="off"
        spellcheck={false}
        dir="ltr"
        aria-describedby={noteId(id)}
        onInput={(event) => onInput(event.currentTarget.value)}
      />
    </Field>
  );
}
