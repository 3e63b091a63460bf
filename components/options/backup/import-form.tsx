import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';

import type { Services } from '@/components/options/services';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';

import type { CheckedExport } from './check-export';
import type { Here } from './here';
import { ImportChoices } from './import-choices';
import { ImportOutcome } from './import-outcome';
import { InSight } from './in-sight';
import { useImportForm } from './use-import-form';
import { WhatIsInIt } from './what-is-in-it';

interface ImportFormProps {
  services: Services;
  here: Here;
  name: string;
  content: CheckedExport;
  onImported: () => void;
}

/** What is in a file, what of it is to be imported, and what came of it. */
export function ImportForm(props: ImportFormProps) {
  const { services, here, name, content, onImported } = props;
  const form = useImportForm(services, content, onImported);
  const { chosen, work, isWrong } = form;
  const { state } = work.state;
  const button = useRef<HTMLButtonElement>(null);
  const submit = (event: JSX.TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    form.run();
  };
  const stop = () => {
    work.stop();
    // The button that was pressed goes away.
    button.current?.focus();
  };
  return (
    <form class="moving-form" noValidate onSubmit={submit}>
      <WhatIsInIt name={name} content={content} />
      <ImportChoices here={here} content={content} chosen={chosen} onChange={form.choose} />
      {chosen.connection ? (
        <TextField
          label="Passphrase of the file"
          type="password"
          value={form.passphrase}
          onInput={form.type}
          hint="The one that was chosen when the file was exported."
          problem={form.problem}
          inputRef={form.field}
          required
          code
        />
      ) : null}
      <div class="section-actions">
        <Button
          type="submit"
          variant="primary"
          busy={state === 'working'}
          disabled={form.isEmpty}
          buttonRef={button}
        >
          Import
        </Button>
      </div>
      <InSight of={state}>
        {isWrong ? null : (
          <ImportOutcome
            work={work}
            address={content.head.connection?.address ?? ''}
            onStop={stop}
          />
        )}
      </InSight>
    </form>
  );
}
