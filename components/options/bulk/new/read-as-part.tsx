import type { BulkDraftHold } from '@/components/options/bulk/bulk-draft';
import type { BulkText } from '@/components/options/bulk/read-text';
import { SelectField } from '@/components/ui/select-field';

import { ColumnsPart } from './columns';

interface ReadAsPartProps {
  text: BulkText;
  hold: BulkDraftHold;
}

/** How the text is read, where that can be chosen. */
export function ReadAsPart({ text, hold }: ReadAsPartProps) {
  if (text.kind === 'tooLong') return null;
  const readAs = (value: string) =>
    hold.change({ readAs: value === 'table' ? 'table' : 'list', hasHeader: null, columns: null });
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
      {text.kind === 'table' ? <ColumnsPart table={text} hold={hold} /> : null}
    </section>
  );
}
