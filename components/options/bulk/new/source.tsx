import { List, Table, X } from 'lucide';
import type { ComponentChildren } from 'preact';
import { useId, useRef, useState } from 'preact/hooks';

import type { ListCheck } from '@/components/options/bulk/check/use-list-check';
import type { BulkDraftState } from '@/components/options/bulk/draft';
import {
  type SourceResult,
  fromFile,
  fromTabs,
  isReadable,
} from '@/components/options/bulk/read-text';
import { Button, IconButton } from '@/components/ui/button';
import { Field, noteId } from '@/components/ui/fields';
import { FilePicker } from '@/components/ui/file-picker';
import { Icon } from '@/components/ui/icon';
import { useServices } from '@/components/ui/services';
import { maxTextLength } from '@/lib/rules/bytes';
import { factsText } from '@/lib/texts/format';
import { plural, t } from '@/lib/texts/translate';

const accept = '.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain';

const noMessage = { text: '', isProblem: false };

interface SourcePartProps {
  draftState: BulkDraftState;
  read: ListCheck['read'];
  /** How it is read. */
  children: ComponentChildren;
}

/** Where the list comes from: typed or pasted, a file, or the tabs of a window; and what was read there. */
export function SourcePart({ draftState, read, children }: SourcePartProps) {
  const id = useId();
  const services = useServices();
  const { draft, change } = draftState;
  const { said, become, type, takeOut } = useSource(draftState);
  const review = () => isReadable(read.text) && change({ isReviewing: true });
  const isTaken = draft.taken !== null;
  const head = <ListHead draftState={draftState} read={read} mayChoose />;
  return (
    <div class={isTaken ? 'bulk-card' : 'section'}>
      <FilePicker
        class={isTaken ? 'bulk-taken' : undefined}
        accept={accept}
        maxBytes={maxTextLength / 1_000_000}
        onPick={(picked) => void become(async () => fromFile(picked))}
        message={said}
        chooseText={isTaken ? t('bulk_source_replace') : undefined}
        further={
          isTaken ? (
            <IconButton key="remove" of={X} label={t('bulk_source_remove')} onClick={takeOut} />
          ) : services.ways.windows ? (
            <Button key="tabs" onClick={() => void become(async () => fromTabs(services))}>
              {t('bulk_source_tabs')}
            </Button>
          ) : null
        }
      >
        {isTaken ? (
          head
        ) : (
          <Field
            id={id}
            label={t('bulk_source')}
            note={{ text: t('bulk_source_hint'), tone: 'hint' }}
          >
            <textarea
              id={id}
              class="field-control bulk-typed"
              rows={8}
              value={draft.typed}
              autocomplete="off"
              spellcheck={false}
              dir="ltr"
              aria-describedby={noteId(id)}
              onInput={(event) => type(event.currentTarget.value)}
              // The key that ends longer texts elsewhere.
              onKeyDown={({ key, ctrlKey, metaKey }) => {
                if (key === 'Enter' && (ctrlKey || metaKey)) review();
              }}
            />
          </Field>
        )}
      </FilePicker>
      {isTaken || !isReadable(read.text) ? (
        children
      ) : (
        <div class="bulk-card">
          <div class="bulk-card-row">{head}</div>
          {children}
        </div>
      )}
    </div>
  );
}

/** Changes what is to be read. What was asked for last counts, however long the others take. */
function useSource({ change, take }: BulkDraftState) {
  const [said, setSaid] = useState(noMessage);
  const asked = useRef(0);
  const begin = () => {
    setSaid(noMessage);
    asked.current += 1;
    return asked.current;
  };
  return {
    said,
    become: async (get: () => Promise<SourceResult>) => {
      const mine = begin();
      const got = await get().catch(() => t('bulk_source_failed'));
      if (mine !== asked.current) return;
      if (typeof got === 'string') return setSaid({ text: got, isProblem: true });
      take({ taken: got.taken });
      setSaid({ text: got.note, isProblem: false });
    },
    type: (typed: string) => {
      begin();
      if (typed.trim() === '') take({ typed });
      else change({ typed });
    },
    takeOut: () => {
      begin();
      take({ taken: null });
    },
  };
}

interface ListHeadProps {
  draftState: BulkDraftState;
  read: ListCheck['read'];
  /** Whether it can be read in another way from here. */
  mayChoose?: boolean;
}

/** What the list is called, how much is in it, and how it is read. */
export function ListHead({ draftState: { draft, change }, read, mayChoose }: ListHeadProps) {
  const isTable = read.text?.kind === 'table';
  const other = isTable ? 'list' : 'table';
  return (
    <>
      <div class="bulk-head">
        <Icon of={isTable ? Table : List} />
        <div>
          <p class="bulk-name">
            <bdi>{draft.taken?.name ?? t('bulk_source_typed')}</bdi>
          </p>
          <p class="bulk-value">
            {isReadable(read.text)
              ? factsText([
                  plural('bulk_read_rows', read.rows.length),
                  read.text.kind === 'table' ? plural('bulk_read_columns', read.text.width) : '',
                  t(`bulk_read_${read.text.kind}`),
                ])
              : ''}
          </p>
        </div>
      </div>
      {mayChoose && isReadable(read.text) ? (
        <Button
          variant="ghost"
          onClick={() => change({ readAs: other, hasHeader: null, columns: null })}
        >
          {t(`bulk_read_as_${other}`)}
        </Button>
      ) : null}
    </>
  );
}
