import { listed } from '@/components/options/bulk/check/account-lists';
import { LaunchPart } from '@/components/options/bulk/launch/launch-part';
import { areMoved } from '@/components/options/bulk/read-text';
import { TextField } from '@/components/ui/fields';
import { type SelectChoice, SelectField } from '@/components/ui/select-field';
import type { RequestState } from '@/components/ui/use-request';
import type { Folder } from '@/lib/model/link';
import type { Preferences } from '@/lib/model/preferences';
import { checkExpiry, localDay } from '@/lib/rules/expiry';
import { cutOffText } from '@/lib/texts/field-notes';
import { problemSentence } from '@/lib/texts/problems';
import { t } from '@/lib/texts/translate';

import { DefaultTags } from './default-tags';
import type { NewListState } from './use-new-list';

/** What all rows get that leave it blank. @param props.host where links are without a domain of their own */
export function RowDefaultsPart(props: NewListState & { host: string; preferences: Preferences }) {
  const { draft, change, read, lists, host, reachForLists } = props;
  const { rowDefaults } = draft;
  const today = localDay(new Date());
  const problem = checkExpiry(rowDefaults.expiry, today);
  const set = (name: keyof typeof rowDefaults) => (value: string) =>
    change({ rowDefaults: { ...rowDefaults, [name]: value } });
  const selects = [
    { field: 'domain', names: listed(lists.domain), none: t('bulk_defaults_domain_own', { host }) },
    { field: 'campaign', names: listed(lists.campaign).map(nameOf), none: t('form_campaign_none') },
    { field: 'channel', names: listed(lists.channel).map(nameOf), none: t('form_channel_none') },
  ] as const;
  return (
    <section class="card" aria-labelledby="bulk-defaults">
      <h2 id="bulk-defaults">
        {t(read.text?.kind === 'table' ? 'bulk_defaults' : 'bulk_defaults_list')}
      </h2>
      <div class="bulk-fields">
        <TextField
          label={t('link_fact_expiration')}
          type="date"
          min={today}
          value={rowDefaults.expiry}
          onInput={set('expiry')}
          hint={t('bulk_defaults_expiry_hint')}
          problem={problem === undefined ? undefined : problemSentence(problem)}
        />
        {selects.map(({ field, names, none }) => (
          <SelectField
            key={field}
            label={t(`common_${field}`)}
            value={rowDefaults[field]}
            choices={choicesOf(names, none)}
            onChange={set(field)}
            onReach={reachForLists}
            hint={loadHint(lists[field]) ?? (field === 'domain' ? cutOffText(names) : undefined)}
          />
        ))}
      </div>
      <DefaultTags {...props} />
      {areMoved(read.text) ? null : <LaunchPart {...props} />}
    </section>
  );
}

const nameOf = ({ name }: Folder): string => name;

const choicesOf = (names: readonly string[], none: string): SelectChoice[] => [
  { value: '', text: none },
  ...[...new Set(names)].map((name) => ({ value: name, text: name })),
];

function loadHint({ state }: RequestState): string | undefined {
  if (state === 'pending' || state === 'waiting') return t('common_loading');
  return state === 'failed' ? t('bulk_defaults_failed') : undefined;
}
