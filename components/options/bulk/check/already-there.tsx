import type { BulkDraftHold } from '@/components/options/bulk/bulk-draft';
import { ChoiceGroup } from '@/components/ui/choice-group';
import { countText } from '@/lib/texts/count-text';

import type { BulkPlan } from './plan';

interface AlreadyThereProps {
  hold: BulkDraftHold;
  plan: BulkPlan;
}

/** Pages that have a link already: whether they get that one. */
export function AlreadyThere({ hold: { draft, change }, plan: { existing } }: AlreadyThereProps) {
  if (existing === 0) return null;
  return (
    <ChoiceGroup
      legend={
        existing === 1
          ? '1 page has a link already'
          : `${countText(existing, 'page')} have a link already`
      }
      value={draft.reuse ? 'reuse' : 'new'}
      choices={[
        { value: 'reuse', text: 'Use the links there are', means: 'They go into the results.' },
        { value: 'new', text: 'Make new ones', means: 'The ones there are keep working.' },
      ]}
      onChange={(value) => change({ reuse: value === 'reuse' })}
    />
  );
}
