import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';

import type { Services } from '@/components/options/services';
import { Button } from '@/components/ui/button';

import { ExportChoicesPart } from './export-choices-part';
import { ExportOutcome } from './export-outcome';
import { InSight } from './in-sight';
import { PassphraseFields } from './passphrase-fields';
import { useExport } from './use-export';
import { useExportChoices } from './use-export-choices';

interface ExportFormProps {
  services: Services;
  /** Of the connected service; null where there is none. */
  address: string | null;
}

/** What is to go into the file, and the buttons that save it. */
export function ExportForm({ services, address }: ExportFormProps) {
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
    <form class="moving-form" noValidate onSubmit={submit}>
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
      <InSight of={state.state}>
        <ExportOutcome state={state} onStop={stopHere} />
      </InSight>
    </form>
  );
}
