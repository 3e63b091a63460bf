import { Check, type IconNode, Star } from 'lucide';

import { isOpenable } from '@/components/resource/place';
import { Icon } from '@/components/ui/icon';
import { Address } from '@/components/ui/short-url';
import { memoized } from '@/lib/async/lazy';
import type { Column, Row } from '@/lib/resources/definition';
import { dayOfTime } from '@/lib/texts/dates';
import { numberText } from '@/lib/texts/numbers';
import { t } from '@/lib/texts/translate';

import '@/components/ui/rows.css';

/** The value of a column for one row, as its kind is drawn. All of it is text, whatever a service puts there. */
export function Cell<R extends Row>({ column, row }: { column: Column<R>; row: R }) {
  const { kind } = column;
  const value = column.value(row);
  const text = cellText(column, row);
  if (typeof value === 'boolean') {
    // Yes as a picture and no as nothing, each with its word for those who hear it.
    return (
      <span class={value ? `cell cell-${kind}` : 'cell-empty'}>
        {value ? <Icon of={kind === 'star' ? Star : Check} /> : null}
        <span class="unseen">{text}</span>
      </span>
    );
  }
  if (text === '') {
    return (
      <span class="cell-empty">
        <span aria-hidden="true">–</span>
        <span class="unseen">{t('list_no_value')}</span>
      </span>
    );
  }
  return (
    <span class="cell">
      {kind === 'link' && isOpenable(text) ? (
        <a class="cell-text clamped" href={text} target="_blank" rel="noreferrer" dir="ltr">
          <Address url={text} />
        </a>
      ) : kind === 'code' ? (
        <code class="cell-text cell-code clamped" dir="ltr">
          {text}
        </code>
      ) : kind === 'text' || kind === 'link' ? (
        <bdi class="cell-text clamped">{text}</bdi>
      ) : (
        text
      )}
    </span>
  );
}

/** The picture of a resource before the name of a row, in the row's own color (`#RRGGBB`) where it has one. */
export const Tile = ({ of, color }: { of: IconNode; color: string | null }) => (
  <span
    class={color === null ? 'tile' : 'tile tile-colored own-color'}
    style={color === null ? undefined : { '--own-color': color }}
  >
    <Icon of={of} />
  </span>
);

/** What a cell says, which is also what a search looks into; blank for nothing. */
export function cellText<R extends Row>(column: Column<R>, row: R): string {
  const value = column.value(row);
  if (value === null) return '';
  if (typeof value === 'boolean') return t(value ? 'common_yes' : 'common_no');
  if (typeof value === 'number') return numberInWords(value);
  return column.kind === 'date' ? dayOfTime(value) : value;
}

const numberInWords = memoized(numberText);
