import { Plus, X } from 'lucide';
import { useEffect, useRef, useState } from 'preact/hooks';

import { Button, IconButton } from '@/components/ui/button';
import { SecretField, TextField } from '@/components/ui/fields';
import { Icon } from '@/components/ui/icon';
import type { ExtraHeaders } from '@/lib/model/connection';
import type { Problem } from '@/lib/rules/problems';
import {
  type HeaderProblems,
  type TypedHeader,
  checkHeaders,
  maxHeaders,
} from '@/lib/rules/request-headers';
import { problemSentence } from '@/lib/texts/problems';
import { t } from '@/lib/texts/translate';

import './connect.css';

interface Row extends TypedHeader {
  id: number;
  /** It came up by a press of the button, so it is the next to be typed into. */
  isAdded?: boolean;
}

/**
 * The extra headers of the form as they are typed; rows that are blank count for nothing.
 * @param names those of the connection that is there: their values are asked for again, as the key is
 */
export function useExtraHeaders(names: readonly string[]) {
  const [rows, setRows] = useState<Row[]>(() => names.map((name, id) => ({ id, name, value: '' })));
  const [isOpen, setOpen] = useState(names.length > 0);
  const [isLeft, setLeft] = useState(false);
  const [refused, setRefused] = useState(0);

  const typed = rows.filter(({ name, value }) => `${name}${value}`.trim() !== '');
  const all = checkHeaders(typed);
  const problems = new Map(typed.map(({ id }, at) => [id, all[at]]));
  const add = (more: Partial<Row> = {}) =>
    setRows((was) => [...was, { id: nextId(was), name: '', value: '', ...more }]);

  return {
    rows,
    /** What goes along with what is sent to connect. */
    input: inputOf(typed),
    isOpen,
    /** The names were there before; only their values are missing. */
    isRepeated: names.length > 0,
    /** How often they kept the form from being sent. */
    refused,
    /** What to say of a row. What is not typed yet is only missed once the form was sent. */
    problemsOf: ({ id }: Row): Partial<HeaderProblems> => {
      const found = problems.get(id);
      if (found === undefined || refused > 0) return found ?? {};
      return isLeft ? { name: unlessMissing(found.name), value: unlessMissing(found.value) } : {};
    },
    open: (opened: boolean) => {
      setOpen(opened);
      if (opened && rows.length === 0) add();
    },
    add: () => add({ isAdded: true }),
    change: (row: Row, changes: Partial<TypedHeader>) =>
      setRows((was) => was.map((each) => (each.id === row.id ? { ...each, ...changes } : each))),
    remove: (row: Row) => setRows((was) => was.filter(({ id }) => id !== row.id)),
    leave: () => setLeft(true),
    /** @returns whether they can be sent; what is wrong is shown, and the first of it gets the focus */
    check: (): boolean => {
      if (all.every(({ name, value }) => name === undefined && value === undefined)) return true;
      setOpen(true);
      setRefused(refused + 1);
      return false;
    },
  };
}

const inputOf = (rows: readonly Row[]): { headers?: ExtraHeaders } =>
  rows.length === 0
    ? {}
    : { headers: Object.fromEntries(rows.map(({ name, value }) => [name.trim(), value.trim()])) };

const nextId = (rows: readonly Row[]): number => Math.max(-1, ...rows.map(({ id }) => id)) + 1;

const unlessMissing = (problem: Problem | undefined): Problem | undefined =>
  problem?.endsWith('_missing') ? undefined : problem;

export type ExtraHeadersState = ReturnType<typeof useExtraHeaders>;

/** Folded unless needed: headers for whatever stands in front of the service. */
export function ExtraHeadersPart({ headers }: { headers: ExtraHeadersState }) {
  const part = useRef<HTMLDetailsElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const { rows, refused } = headers;
  useEffect(() => {
    if (refused > 0) part.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [refused]);
  return (
    <details
      ref={part}
      class="extra-headers"
      open={headers.isOpen}
      onToggle={({ currentTarget: { open } }) => {
        if (open !== headers.isOpen) headers.open(open);
      }}
    >
      <summary>{t('connection_headers')}</summary>
      <p class="screen-lead">
        {headers.isRepeated ? t('connection_headers_again') : t('connection_headers_hint')}
      </p>
      {rows.map((row, at) => (
        <HeaderRow
          key={row.id}
          row={row}
          number={at + 1}
          headers={headers}
          onRemoved={() => addButton.current?.focus()}
        />
      ))}
      <Button onClick={headers.add} disabled={rows.length >= maxHeaders} buttonRef={addButton}>
        <Icon of={Plus} />
        {t('connection_header_add')}
      </Button>
    </details>
  );
}

interface HeaderRowProps {
  row: Row;
  /** As it is counted aloud. */
  number: number;
  headers: ExtraHeadersState;
  onRemoved: () => void;
}

function HeaderRow({ row, number, headers, onRemoved }: HeaderRowProps) {
  const problems = headers.problemsOf(row);
  return (
    <div class="extra-header" role="group" aria-label={t('connection_header_number', { number })}>
      <TextField
        label={t('common_name')}
        code
        value={row.name}
        onInput={(name) => headers.change(row, { name })}
        problem={problems.name && problemSentence(problems.name)}
        inputRef={row.isAdded ? takeFocus : undefined}
      />
      <SecretField
        revealName={t('connection_header_reveal')}
        label={t('connection_header_value')}
        value={row.value}
        onInput={(value) => headers.change(row, { value })}
        problem={problems.value && problemSentence(problems.value)}
      />
      <IconButton
        of={X}
        label={t('connection_header_remove')}
        onClick={() => {
          headers.remove(row);
          onRemoved();
        }}
      />
    </div>
  );
}

/** The same function each time, so that it is called once for each field. */
const takeFocus = (field: HTMLInputElement | null): void => field?.focus();
