import type { BulkDraftHold } from '@/components/options/bulk/bulk-draft';
import { RowList } from '@/components/options/bulk/row-list';
import { RowValue } from '@/components/options/bulk/row-value';
import { Switch } from '@/components/ui/switch';
import { countText } from '@/lib/texts/count-text';

import type { BulkPlan } from './plan';

interface TwinRowsProps {
  hold: BulkDraftHold;
  plan: BulkPlan;
}

/** The rows that ask for a link that an earlier one asks for. */
export function TwinRows({ hold: { draft, change }, plan: { twins } }: TwinRowsProps) {
  if (twins.length === 0) return null;
  return (
    <div class="bulk-twins">
      <RowList
        title={
          twins.length === 1
            ? '1 row has the page of an earlier row'
            : `${countText(twins.length, 'row')} have the page of an earlier row`
        }
        rows={twins}
        keyOf={(_, index) => String(index)}
        line={({ input, first }) => (
          <>
            <strong>Line {input.line}:</strong> as in line {first}. <RowValue text={input.url} />
          </>
        )}
      />
      <Switch checked={!draft.keepsTwins} onChange={(leaves) => change({ keepsTwins: !leaves })}>
        Leave out rows with the page of an earlier row
      </Switch>
    </div>
  );
}
