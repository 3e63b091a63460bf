import type { JSX, Ref } from 'preact';
import { useRef } from 'preact/hooks';

import { PreferenceGroup } from '@/components/options/preferences/preference-group';
import type { OptionsServices } from '@/components/options/services';
import { Button } from '@/components/ui/button';
import { Choice } from '@/components/ui/choice';
import { TextField } from '@/components/ui/fields';
import { type Loaded, LoadedPart } from '@/components/ui/loaded';
import type { ConnectionView } from '@/lib/model/connection';
import type { Problem } from '@/lib/rules/problems';
import { problemSentence } from '@/lib/texts/problems';

import { ExportOutcome } from './outcome';
import { ScrollIntoView } from './progress';
import { type ExportChoices, useExport, useExportChoices } from './use-export';

interface ExportPartProps {
  services: OptionsServices;
  connection: Loaded<ConnectionView | null>;
}

/** Writing what is remembered into a file. */
export function ExportPart({ services, connection }: ExportPartProps) {
  return (
    <PreferenceGroup title="Export">
      <p class="screen-lead">
        Save what Curtail remembers as a file: as a backup, or to take it to another browser.
      </p>
      <LoadedPart loaded={connection} what="your connection">
        {({ value }) => (
          <ExportForm key={value?.address} services={services} address={value?.address ?? null} />
        )}
      </LoadedPart>
    </PreferenceGroup>
  );
}

interface ExportFormProps {
  services: OptionsServices;
  /** The address of the connected service; null where there is none. */
  address: string | null;
}

/** What is to go into the file, and the buttons that save it. */
function ExportForm({ services, address }: ExportFormProps) {
  const choices = useExportChoices(address !== null);
  const { state, saveFile, saveCsv, stop } = useExport(services);
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
      <ExportChoicesPart choices={choices} address={address} />
      {choices.withKey ? <PassphraseFields choices={choices} refs={refs} /> : null}
      <div class="section-actions">
        <Button
          type="submit"
          variant="primary"
          busy={busy}
          disabled={choices.isEmpty}
          buttonRef={button}
        >
          Export
        </Button>
        <Button busy={busy} onClick={saveCsv}>
          Save links as CSV
        </Button>
      </div>
      <ScrollIntoView of={state.state}>
        <ExportOutcome state={state} onStop={stopHere} />
      </ScrollIntoView>
    </form>
  );
}

interface ExportChoicesPartProps {
  choices: ExportChoices;
  /** The address of the connected service; null where there is none. */
  address: string | null;
}

/** The checkboxes that say what goes into the file. */
function ExportChoicesPart({ choices, address }: ExportChoicesPartProps) {
  const { chosen, choose } = choices;
  return (
    <fieldset class="section">
      <legend>What should go into the file?</legend>
      <div class="choices">
        <Choice
          type="checkbox"
          text="Links"
          means="All that Curtail remembers, of every service. Passwords of links are never remembered."
          checked={chosen.links}
          onChange={(links) => choose({ links })}
        />
        <Choice
          type="checkbox"
          text="Preferences"
          means="What you chose on the Preferences screen."
          checked={chosen.preferences}
          onChange={(preferences) => choose({ preferences })}
        />
        {address === null ? null : (
          <Choice
            type="checkbox"
            text="Connection"
            means={`The address ${address}, without the API key.`}
            checked={chosen.connection}
            onChange={(connection) => choose({ connection })}
          />
        )}
        {address !== null && chosen.connection ? (
          <Choice
            type="switch"
            text="With the API key, encrypted"
            means="Encrypted with a passphrase that you choose now and are asked for when you import."
            checked={chosen.key}
            onChange={(key) => choose({ key })}
          />
        ) : null}
      </div>
    </fieldset>
  );
}

interface PassphraseFieldsProps {
  choices: ExportChoices;
  refs: Record<'passphrase' | 'again', Ref<HTMLInputElement>>;
}

const sentence = (problem: Problem | undefined): string | undefined =>
  problem === undefined ? undefined : problemSentence(problem);

/** The passphrase for the key, typed twice: a slip would lock it for good. */
function PassphraseFields({ choices, refs }: PassphraseFieldsProps) {
  const { typed, problems, type } = choices;
  return (
    <>
      <TextField
        label="Passphrase"
        type="password"
        value={typed.passphrase}
        onInput={(passphrase) => type({ passphrase })}
        hint="8 characters or more. Without it, nobody can read the key, you included."
        problem={sentence(problems.passphrase)}
        inputRef={refs.passphrase}
        required
        code
      />
      <TextField
        label="Passphrase again"
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
