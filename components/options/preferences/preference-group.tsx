import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

import { ManagedPart } from '@/components/options/managed';
import { ChoiceGroup } from '@/components/ui/choice';
import { Failure } from '@/components/ui/failure';
import { StatusMessage } from '@/components/ui/screen';
import { useServices } from '@/components/ui/services';
import type { Preferences } from '@/lib/model/preferences';
import { type MessageKey, t } from '@/lib/texts/translate';

import type { PreferenceSaving } from './use-preferences';

import './preferences.css';

interface PreferenceGroupProps {
  title: string;
  children: ComponentChildren;
}

/** What is chosen about one thing, under a heading to be found by. */
export function PreferenceGroup({ title, children }: PreferenceGroupProps) {
  const id = useId();
  return (
    <section class="card preference-group" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

/** Whether what was changed is stored. */
export const SaveStatus = ({ saving }: { saving: PreferenceSaving }) => (
  <>
    <StatusMessage text={saving.state === 'saved' ? t('preferences_saved') : ''} />
    {saving.state === 'failed' ? (
      <div class="save-failure">
        <Failure error={saving.error} title={t('preferences_save_failed')} retry={saving.retry} />
      </div>
    ) : null}
  </>
);

/** The preferences that are one of a few. */
type ChoicePreference = 'toolbar' | 'shortPart' | 'menu';

type Choices<T extends string> = readonly { value: T; text: MessageKey; means: MessageKey }[];

/** What each of them asks, and what may be answered. */
const questions: {
  readonly [K in ChoicePreference]: { legend: MessageKey; choices: Choices<Preferences[K]> };
} = {
  toolbar: {
    legend: 'preferences_toolbar',
    choices: [
      {
        value: 'at_once',
        text: 'preferences_toolbar_at_once',
        means: 'preferences_toolbar_at_once_hint',
      },
      { value: 'form', text: 'preferences_toolbar_form', means: 'preferences_toolbar_form_hint' },
    ],
  },
  shortPart: {
    legend: 'preferences_alias',
    choices: [
      {
        value: 'curtail',
        text: 'preferences_alias_curtail',
        means: 'preferences_alias_curtail_hint',
      },
      {
        value: 'service',
        text: 'preferences_alias_service',
        means: 'preferences_alias_service_hint',
      },
    ],
  },
  menu: {
    legend: 'preferences_menu',
    choices: [
      { value: 'one', text: 'preferences_menu_one', means: 'preferences_menu_one_hint' },
      {
        value: 'choices',
        text: 'preferences_menu_choices',
        means: 'preferences_menu_choices_hint',
      },
    ],
  },
};

interface PreferenceChoiceProps<K extends ChoicePreference> {
  preference: K;
  value: Preferences[K];
  onChange: (value: Preferences[K]) => void;
}

/** A preference of which one of a few is chosen, where the organization leaves that open. */
export function PreferenceChoice<K extends ChoicePreference>(props: PreferenceChoiceProps<K>) {
  const { preference, value, onChange } = props;
  const { ways } = useServices();
  const { legend } = questions[preference];
  const choices: Choices<Preferences[K]> = questions[preference].choices;
  // A browser without windows has no toolbar to speak of.
  const isOfMenu = preference === 'toolbar' && !ways.windows;
  return (
    <ManagedPart names={[preference]}>
      <ChoiceGroup
        legend={t(isOfMenu ? 'preferences_toolbar_menu' : legend)}
        choices={choices.map((one) => ({
          value: one.value,
          text: t(one.text),
          means: t(one.means),
        }))}
        value={value}
        onChange={onChange}
      />
    </ManagedPart>
  );
}
