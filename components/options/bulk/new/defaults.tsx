import { useState } from 'preact/hooks';

import type { ListStates } from '@/components/options/bulk/check/account-lists';
import type { BulkDraftState, RowDefaults } from '@/components/options/bulk/draft';
import { type SelectChoice, SelectField, TextField } from '@/components/ui/fields';
import type { RequestState } from '@/components/ui/use-request';
import { checkExpiry, localDay } from '@/lib/rules/expiry';
import { cutOffText } from '@/lib/texts/field-notes';
import { problemText } from '@/lib/texts/problems';

interface RowDefaultsPartProps {
  draftState: BulkDraftState;
  lists: ListStates;
  onOpen: () => void;
}

/** What all rows get that leave it blank. */
export function RowDefaultsPart({
  draftState: { draft, change },
  lists,
  onOpen,
}: RowDefaultsPartProps) {
  const { rowDefaults } = draft;
  const [isOpen, setOpen] = useState(() =>
    Object.values(rowDefaults).some((value) => value !== ''),
  );
  const today = localDay(new Date());
  const problem = checkExpiry(rowDefaults.expiry, today);
  const set = (name: keyof RowDefaults) => (value: string) =>
    change({ rowDefaults: { ...rowDefaults, [name]: value } });
  return (
    <details
      class="bulk-for-all"
      open={isOpen}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
        if (currentTarget.open) onOpen();
      }}
    >
      <summary>For all rows that leave it blank</summary>
      <div class="bulk-fields">
        <TextField
          label="Expiry"
          type="date"
          min={today}
          value={rowDefaults.expiry}
          onInput={set('expiry')}
          hint="The last day on which the links work"
          problem={problem === undefined ? undefined : problemText[problem]}
        />
        <SelectField
          label="Domain"
          value={rowDefaults.domain}
          choices={choicesOf(lists.domain, (host) => host, 'The service’s own')}
          onChange={set('domain')}
          hint={hintOf(lists.domain) ?? cutOffOf(lists.domain)}
        />
        <SelectField
          label="Campaign"
          value={rowDefaults.campaign}
          choices={choicesOf(lists.campaign, ({ name }) => name, 'None')}
          onChange={set('campaign')}
          hint={hintOf(lists.campaign)}
        />
        <SelectField
          label="Channel"
          value={rowDefaults.channel}
          choices={choicesOf(lists.channel, ({ name }) => name, 'None')}
          onChange={set('channel')}
          hint={hintOf(lists.channel)}
        />
      </div>
    </details>
  );
}

function choicesOf<T>(
  state: RequestState<readonly T[]>,
  nameOf: (entry: T) => string,
  none: string,
): SelectChoice[] {
  const names = state.state === 'done' ? [...new Set(state.value.map(nameOf))] : [];
  return [{ value: '', text: none }, ...names.map((name) => ({ value: name, text: name }))];
}

const cutOffOf = (state: RequestState<readonly string[]>): string | undefined =>
  state.state === 'done' ? cutOffText(state.value) : undefined;

function hintOf({ state }: RequestState): string | undefined {
  if (state === 'pending' || state === 'waiting') return 'Loading…';
  return state === 'failed' ? 'Curtail could not load what there is.' : undefined;
}
