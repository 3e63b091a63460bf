import { List, Table, X } from 'lucide';
import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

import {
  type ReadableText,
  type SourceResult,
  fromFile,
  fromTabs,
  isReadable,
} from '@/components/options/bulk/read-text';
import { useHandedOver } from '@/components/options/drop/hand-over';
import { Button, IconButton } from '@/components/ui/button';
import { Field, noteId } from '@/components/ui/fields';
import { FilePicker, validatePickedFile } from '@/components/ui/file-picker';
import { Icon } from '@/components/ui/icon';
import { useServices } from '@/components/ui/services';
import { type RequestState, useRequest } from '@/components/ui/use-request';
import { maxTextLength } from '@/lib/rules/bytes';
import { factsText } from '@/lib/texts/format';
import { plural, t } from '@/lib/texts/translate';

import type { NewListState } from './use-new-list';

const maxMegabytes = maxTextLength / 1_000_000;

const accept =
  '.csv,.tsv,.txt,.json,.html,.htm,text/csv,text/tab-separated-values,text/plain,application/json,text/html';

interface SourcePartProps extends NewListState {
  /** How it is read. */
  children: ComponentChildren;
}

/** Takes a file or tabs for the list, and what is handed over from anywhere on the page. */
function useSource({ draft, take }: NewListState) {
  // What was asked for last counts, however long the others take.
  const source = useRequest(async ({ signal }, get: () => Promise<SourceResult>) => {
    const got = await get();
    if (typeof got !== 'string' && !signal.aborted) take({ taken: got.taken });
    return got;
  });
  const pick = (picked: File | string) => void source.restart(async () => fromFile(picked));
  useHandedOver('list', (files) => pick(validatePickedFile(files, maxMegabytes)));
  useHandedOver('addresses', (text) => {
    source.abandon();
    // What was typed is not taken away; a file, which can be chosen again, would hide it.
    const typed = [draft.typed, text].filter((part) => part.trim() !== '').join('\n');
    take({ typed, taken: null });
  });
  return { source, pick };
}

/** Where the list comes from: typed or pasted, a file, or the tabs of a window; and what was read there. */
export function SourcePart({ children, ...list }: SourcePartProps) {
  const { draft, change, take, read } = list;
  const id = useId();
  const services = useServices();
  const { source, pick } = useSource(list);
  const isTaken = draft.taken !== null;
  const head = <ListHead {...list} mayChoose />;
  return (
    <div class="section">
      <FilePicker
        accept={accept}
        maxBytes={maxMegabytes}
        onPick={pick}
        message={messageOf(source.state)}
        chooseText={isTaken ? t('bulk_source_replace') : undefined}
        further={
          isTaken ? (
            <IconButton
              key="remove"
              of={X}
              label={t('bulk_source_remove')}
              onClick={() => {
                source.abandon();
                take({ taken: null });
              }}
            />
          ) : services.ways.windows ? (
            <Button key="tabs" onClick={() => void source.restart(async () => fromTabs(services))}>
              {t('bulk_source_tabs')}
            </Button>
          ) : null
        }
      >
        {isTaken ? (
          <div class="bulk-row">{head}</div>
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
              onInput={({ currentTarget: { value: typed } }) => {
                source.abandon();
                if (typed.trim() === '') take({ typed });
                else change({ typed });
              }}
              // The key that ends longer texts elsewhere.
              onKeyDown={({ key, ctrlKey, metaKey }) => {
                const isEnd = key === 'Enter' && (ctrlKey || metaKey);
                if (isEnd && isReadable(read.text)) change({ isReviewing: true });
              }}
            />
          </Field>
        )}
      </FilePicker>
      {isReadable(read.text) && !(isTaken && children === null) ? (
        <div class="bulk-card">
          {isTaken ? null : <div class="bulk-card-row">{head}</div>}
          {children}
        </div>
      ) : null}
    </div>
  );
}

function messageOf(source: RequestState<SourceResult>) {
  if (source.state === 'failed') return { text: t('bulk_source_failed'), isProblem: true };
  if (source.state !== 'done') return { text: '', isProblem: false };
  return typeof source.value === 'string'
    ? { text: source.value, isProblem: true }
    : { text: source.value.note, isProblem: false };
}

interface ListHeadProps extends NewListState {
  /** Whether it can be read in another way from here. */
  mayChoose?: boolean;
}

/** What the list is called, how much is in it, and how it is read. */
export function ListHead({ draft, change, read, mayChoose }: ListHeadProps) {
  const { text } = read;
  const isList = text?.kind === 'list';
  const other = isList ? 'table' : text?.kind === 'export' ? text.other : 'list';
  return (
    <>
      <Icon of={isList ? List : Table} />
      <div class="bulk-head">
        <strong>
          <bdi>{draft.taken?.name ?? t('bulk_source_typed')}</bdi>
        </strong>
        <p class="bulk-value">{isReadable(text) ? howItIsRead(text, read.rows.length) : ''}</p>
      </div>
      {mayChoose && isReadable(text) ? (
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

function howItIsRead(text: ReadableText, rows: number): string {
  if (text.kind !== 'export') {
    return factsText([
      plural('bulk_read_rows', rows),
      text.kind === 'table' ? plural('bulk_read_columns', text.width) : '',
      t(`bulk_read_${text.kind}`),
    ]);
  }
  const { source, gone } = text;
  const count = rows + gone.length;
  return source === null
    ? plural('bulk_bookmarks', count)
    : plural('bulk_export', count, { source });
}
