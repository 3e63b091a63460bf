import { Plus, X } from 'lucide';
import { useRef, useState } from 'preact/hooks';

import { Button, IconButton } from '@/components/ui/button';
import { SecretField, TextField } from '@/components/ui/fields';
import { Icon } from '@/components/ui/icon';
import { maxHeaders } from '@/lib/rules/request-headers';
import { t } from '@/lib/texts/translate';

import { typedHeaders } from './header-values';
import type { ConnectState } from './use-connect';

import './connect.css';

interface ExtraHeadersProps {
  form: ConnectState['form'];
  /** The names were there before; only their values are missing. */
  areRepeated: boolean;
}

/** Folded unless needed: headers for whatever stands in front of the service. */
export function ExtraHeaders({ form: { values, set, field }, areRepeated }: ExtraHeadersProps) {
  const addButton = useRef<HTMLButtonElement>(null);
  const [begun] = useState(() => typedHeaders(values).map(({ row }) => row));
  const [isOpen, setOpen] = useState(begun.length > 0);
  const [rows, setRows] = useState<readonly number[]>(begun.length > 0 ? begun : [0]);
  const next = useRef(Math.max(0, ...begun) + 1);
  const isWrong = rows.some(
    (row) => (field(`name${row}`).problem ?? field(`value${row}`).problem) !== undefined,
  );
  const remove = (row: number) => {
    set(`name${row}`, '');
    set(`value${row}`, '');
    setRows((was) => was.filter((each) => each !== row));
    addButton.current?.focus();
  };
  const add = () => {
    const row = next.current;
    next.current += 1;
    setRows((was) => [...was, row]);
  };
  return (
    <details
      class="extra-headers"
      open={isOpen || isWrong}
      onToggle={({ currentTarget: part }) => {
        // What is wrong would be out of sight.
        if (isWrong) part.open = true;
        setOpen(part.open);
      }}
    >
      <summary>{t('connection_headers')}</summary>
      <p class="screen-lead">
        {t(areRepeated ? 'connection_headers_again' : 'connection_headers_hint')}
      </p>
      {rows.map((row, at) => (
        <div
          key={row}
          class="extra-header"
          role="group"
          aria-label={t('connection_header_number', { number: at + 1 })}
        >
          <TextField
            {...field(`name${row}`)}
            label={t('common_name')}
            code
            inputRef={row === 0 || begun.includes(row) ? undefined : takeFocus}
          />
          <SecretField
            {...field(`value${row}`)}
            revealName={t('connection_header_reveal')}
            label={t('connection_header_value')}
          />
          <IconButton of={X} label={t('connection_header_remove')} onClick={() => remove(row)} />
        </div>
      ))}
      <Button onClick={add} disabled={rows.length >= maxHeaders} buttonRef={addButton}>
        <Icon of={Plus} />
        {t('connection_header_add')}
      </Button>
    </details>
  );
}

/** The same function each time, so that it is called once for each field. */
const takeFocus = (field: HTMLInputElement | null): void => field?.focus();
