import type { JSX, Ref } from 'preact';
import { useRef } from 'preact/hooks';

import { TurnedOff, useIsOff } from '@/components/options/managed';
import { PreferenceGroup } from '@/components/options/preferences/preference-group';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields';
import { Loaded } from '@/components/ui/loaded';
import { type LoadState } from '@/components/ui/use-loaded';
import type { ServiceView } from '@/lib/model/service';
import type { Problem } from '@/lib/rules/problems';
import { problemSentence } from '@/lib/texts/problems';
import { t } from '@/lib/texts/translate';

import { type ExportChoices, ExportChoicesPart, useExportChoices } from './export-choices';
import { ExportOutcome } from './outcome';
import { ScrollIntoView } from './progress';
import { useExport } from './use-export';

interface ExportPartProps {
  connected: LoadState<ServiceView[]>;
}

/** Writing what is remembered into a file. */
export function ExportPart({ connected }: ExportPartProps) {
  if (useIsOff('backupExport')) {
    return (
      <PreferenceGroup title={t('data_export_title')}>
        <TurnedOff />
      </PreferenceGroup>
    );
  }
  return (
    <PreferenceGroup title={t('data_export_title')}>
      <p class="screen-lead">{t('data_export_lead')}</p>
      <Loaded of={connected} loading="connection_loading" failed="connection_load_failed">
        {({ value }) => (
          <ExportForm
            key={value.map(({ id }) => id).join(' ')}
            addresses={value.map(({ connection }) => connection.address)}
          />
        )}
      </Loaded>
    </PreferenceGroup>
  );
}

interface ExportFormProps {
  /** Those of the services that are connected. */
  addresses: readonly string[];
}

/** What is to go into the file, and the buttons that save it. */
function ExportForm({ addresses }: ExportFormProps) {
  const choices = useExportChoices(addresses.length > 0);
  const { state, saveFile, saveCsv, stop } = useExport();
  const refs = {
    passphrase: useRef<HTMLInputElement>(null),
    again: useRef<HTMLInputElement>(null),
  };
  const button = useRef<HTMLButtonElement>(null);
  const stopHere = () => {
    stop();
    // The button that was pressed goes away.
    button.current?.focus();
  };
  const busy = state.state === 'working';

  const submit = (event: JSX.TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy || choices.isEmpty) return;
    const atFault = choices.check();
    if (atFault !== null) refs[atFault].current?.focus();
    else {
      const { links, preferences, connection } = choices.chosen;
      const passphrase = choices.withKey ? choices.typed.passphrase : null;
      saveFile({ links, preferences, connection, passphrase });
      choices.forgetPassphrase();
    }
  };

  return (
    <form class="backup-form" noValidate onSubmit={submit}>
      <ExportChoicesPart choices={choices} addresses={addresses} />
      {choices.withKey ? <PassphraseFields choices={choices} refs={refs} /> : null}
      <div class="section-actions">
        <Button
          type="submit"
          variant="primary"
          busy={busy}
          disabled={choices.isEmpty}
          buttonRef={button}
        >
          {t('data_export')}
        </Button>
        <Button busy={busy} onClick={saveCsv}>
          {t('data_export_csv')}
        </Button>
      </div>
      <ScrollIntoView of={state.state}>
        <ExportOutcome state={state} onStop={stopHere} />
      </ScrollIntoView>
    </form>
  );
}

interface PassphraseFieldsProps {
  choices: ExportChoices;
  refs: Record<'passphrase' | 'again', Ref<HTMLInputElement>>;
}

const sentence = (problem: Problem | undefined): string | undefined =>
  problem === undefined ? undefined : problemSentence(problem);

/** The passphrase for keys and headers, typed twice: a slip would lock it for good. */
function PassphraseFields({ choices, refs }: PassphraseFieldsProps) {
  const { typed, problems, type } = choices;
  return (
    <>
      <TextField
        label={t('data_passphrase')}
        type="password"
        value={typed.passphrase}
        onInput={(passphrase) => type({ passphrase })}
        hint={t('data_export_passphrase_hint')}
        problem={sentence(problems.passphrase)}
        inputRef={refs.passphrase}
        required
        code
      />
      <TextField
        label={t('data_export_passphrase_again')}
        type="password"
        value={typed.again}
        onInput={(again) => type({ again })}
        problem={sentence(problems.again)}
        inputRef={refs.again}
        required
        code
      />
    </>
  );
}
