import type { ListStates } from '@/components/options/bulk/check/account-lists';
import type { BulkDraftState, RowDefaults } from '@/components/options/bulk/draft';
import { TextField } from '@/components/ui/fields';
import { type SelectChoice, SelectField } from '@/components/ui/select-field';
import type { RequestState } from '@/components/ui/use-request';
import { checkExpiry, localDay } from '@/lib/rules/expiry';
import { cutOffText } from '@/lib/texts/field-notes';
import { problemSentence } from '@/lib/texts/problems';
import { t } from '@/lib/texts/translate';

interface RowDefaultsPartProps {
  draftState: BulkDraftState;
  lists: ListStates;
  /** The host that links are on where no domain is chosen. */
  host: string;
  /** The person reaches for one of the account's lists. */
  onReach: () => void;
}

/** What all rows get that leave it blank. */
export function RowDefaultsPart({
  draftState: { draft, change },
  lists,
  host,
  onReach,
}: RowDefaultsPartProps) {
  const { rowDefaults } = draft;
  const today = localDay(new Date());
  const problem = checkExpiry(rowDefaults.expiry, today);
  const set = (name: keyof RowDefaults) => (value: string) =>
    change({ rowDefaults: { ...rowDefaults, [name]: value } });
  return (
    <section class="card" aria-labelledby="bulk-defaults">
      <h2 id="bulk-defaults">{t('bulk_defaults')}</h2>
      <div class="bulk-fields">
        <TextField
          label={t('bulk_defaults_expiry')}
          type="date"
          min={today}
          value={rowDefaults.expiry}
          onInput={set('expiry')}
          hint={t('bulk_defaults_expiry_hint')}
          problem={problem === undefined ? undefined : problemSentence(problem)}
        />
        <SelectField
          label={t('bulk_defaults_domain')}
          value={rowDefaults.domain}
          choices={choicesOf(lists.domain, (name) => name, t('bulk_defaults_domain_own', { host }))}
          onChange={set('domain')}
          onReach={onReach}
          hint={hintOf(lists.domain) ?? cutOffOf(lists.domain)}
        />
        <SelectField
          label={t('bulk_defaults_campaign')}
          value={rowDefaults.campaign}
          choices={choicesOf(lists.campaign, ({ name }) => name, t('form_campaign_none'))}
          onChange={set('campaign')}
          onReach={onReach}
          hint={hintOf(lists.campaign)}
        />
        <SelectField
          label={t('bulk_defaults_channel')}
          value={rowDefaults.channel}
          choices={choicesOf(lists.channel, ({ name }) => name, t('form_channel_none'))}
          onChange={set('channel')}
          onReach={onReach}
          hint={hintOf(lists.channel)}
        />
      </div>
    </section>
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
  if (state === 'pending' || state === 'waiting') return t('bulk_defaults_loading');
  return state === 'failed' ? t('bulk_defaults_failed') : undefined;
}
