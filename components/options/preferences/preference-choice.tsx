import { ManagedPart } from '@/components/options/managed';
import { ChoiceGroup } from '@/components/ui/choice';
import { Failure } from '@/components/ui/failure';
import { StatusMessage } from '@/components/ui/screen';
import { useServices } from '@/components/ui/services';
import type { Preferences } from '@/lib/model/preferences';
import { type MessageKey, t } from '@/lib/texts/translate';

import type { PreferenceSaving } from './use-preferences';

import './preferences.css';

/** Whether what was changed is stored. */
export const SaveStatus = ({ saving }: { saving: PreferenceSaving }) => (
  <>
    <StatusMessage text={saving.state === 'saved' ? t('preferences_saved') : ''} />
    {saving.state === 'failed' ? (
      <Failure error={saving.error} title={t('preferences_save_failed')} retry={saving.retry} />
    ) : null}
  </>
);

/** The preferences that are one of a few. */
type ChoicePreference = 'toolbar' | 'shortPart' | 'menu' | 'theme' | 'tagCase' | 'tagBlanks';

/** What may be answered, its name, and what it means where that does not say it. */
type Choices<T extends string> = readonly (readonly [T, MessageKey, MessageKey?])[];

const questions: {
  readonly [K in ChoicePreference]: { legend: MessageKey; choices: Choices<Preferences[K]> };
} = {
  toolbar: {
    legend: 'preferences_toolbar',
    choices: [
      ['at_once', 'preferences_toolbar_at_once', 'preferences_toolbar_at_once_hint'],
      ['form', 'preferences_toolbar_form', 'preferences_toolbar_form_hint'],
    ],
  },
  shortPart: {
    legend: 'preferences_alias',
    choices: [
      ['curtail', 'preferences_alias_curtail', 'preferences_alias_curtail_hint'],
      ['service', 'preferences_alias_service', 'preferences_alias_service_hint'],
    ],
  },
  menu: {
    legend: 'preferences_menu',
    choices: [
      ['one', 'preferences_menu_one', 'preferences_menu_one_hint'],
      ['choices', 'preferences_menu_choices', 'preferences_menu_choices_hint'],
    ],
  },
  tagCase: {
    legend: 'preferences_tag_case',
    choices: [
      ['lower', 'preferences_tag_case_lower'],
      ['as_typed', 'preferences_tag_case_typed'],
    ],
  },
  tagBlanks: {
    legend: 'preferences_tag_blanks',
    choices: [
      ['hyphen', 'preferences_tag_blanks_hyphen'],
      ['underscore', 'preferences_tag_blanks_underscore'],
      ['keep', 'preferences_tag_blanks_keep'],
    ],
  },
  theme: {
    legend: 'preferences_theme',
    choices: [
      ['system', 'preferences_theme_system'],
      ['light', 'preferences_theme_light'],
      ['dark', 'preferences_theme_dark'],
    ],
  },
};

interface PreferenceChoiceProps {
  /** What it is about stands above it already. */
  isTitled?: boolean;
  preference: ChoicePreference;
  value: Preferences;
  save: (changes: Partial<Preferences>) => void;
}

/** A preference of which one of a few is chosen, where the organization leaves that open. */
export function PreferenceChoice({
  preference,
  isTitled = false,
  value,
  save,
}: PreferenceChoiceProps) {
  const { ways } = useServices();
  const { legend } = questions[preference];
  const choices: Choices<string> = questions[preference].choices;
  // A browser without windows has no toolbar to speak of.
  const isOfMenu = preference === 'toolbar' && !ways.windows;
  return (
    <ManagedPart names={[preference]}>
      <ChoiceGroup
        legend={t(isOfMenu ? 'preferences_toolbar_menu' : legend)}
        isTitled={isTitled}
        value={value[preference]}
        choices={choices.map(([answer, text, means]) => ({
          value: answer,
          text: t(text),
          means: means && t(means),
        }))}
        onChange={(answer) => save({ [preference]: answer })}
      />
    </ManagedPart>
  );
}
