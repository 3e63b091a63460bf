import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

import { Button } from '@/components/ui/button';
import { checkPassphrase } from '@/lib/rules/secrets';
import { problemSentence } from '@/lib/texts/problems';
import { t } from '@/lib/texts/translate';

import { FileSummary } from './file-summary';
import { ImportChoices, type ImportSelection, onlyService } from './import-choices';
import { ImportServices, PassphraseField, useConnectFromFile } from './import-services';
import { ImportOutcome } from './outcome';
import { type CurrentData, ScrollIntoView } from './progress';
import type { CheckedExport } from './read-file';
import { type ImportWork, useImport } from './use-import';

interface ImportFormProps {
  currentData: CurrentData;
  name: string;
  content: CheckedExport;
  onImported: () => void;
}

/** What is in a file, what of it is to be imported, and what came of it. */
export function ImportForm(props: ImportFormProps) {
  const { currentData, name, content, onImported } = props;
  const form = useImportForm(content, onImported);
  const { state } = form.work.state;
  const connecting = useConnectFromFile({ content, currentData, onEnd: onImported });
  const hasSeveral = content.head.services.length > 1;
  const submit = (event: JSX.TargetedSubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!connecting.isPending) form.run();
  };
  return (
    <div class="backup-form">
      <form class="backup-form" noValidate onSubmit={submit}>
        <FileSummary name={name} content={content} />
        <ImportChoices
          currentData={currentData}
          content={content}
          chosen={form.chosen}
          onChange={form.choose}
        />
        {form.chosen.connection ? <PassphraseField of={form} required /> : null}
        {hasSeveral && !form.hasChoices ? null : (
          <ImportButton
            form={form}
            address={onlyService(content.head)?.address ?? ''}
            isConnecting={connecting.isPending}
          />
        )}
      </form>
      {hasSeveral ? (
        <ImportServices
          content={content}
          currentData={currentData}
          work={connecting}
          isImporting={state === 'working'}
        />
      ) : null}
    </div>
  );
}

type FormState = ReturnType<typeof useImportForm>;

interface ImportButtonProps {
  form: FormState;
  /** The address of the service that the file connects to. */
  address: string;
  /** A service of the file is being connected: whatever is under way ends with that. */
  isConnecting: boolean;
}

/** The button that imports what was chosen, and what came of it. */
function ImportButton({ form, address, isConnecting }: ImportButtonProps) {
  const { work, isWrong } = form;
  const { state } = work.state;
  const button = useRef<HTMLButtonElement>(null);
  const stop = () => {
    work.stop();
    // The button that was pressed goes away.
    button.current?.focus();
  };
  return (
    <>
      <div class="section-actions">
        <Button
          type="submit"
          variant="primary"
          busy={state === 'working'}
          disabled={form.isEmpty || isConnecting}
          buttonRef={button}
        >
          {t('data_import')}
        </Button>
      </div>
      <ScrollIntoView of={state}>
        {isWrong ? null : (
          <ImportOutcome work={work} address={address} hasMore={form.hasChoices} onStop={stop} />
        )}
      </ScrollIntoView>
    </>
  );
}

/** What of a file is chosen, the passphrase that was typed for its key, and the import itself. */
function useImportForm(content: CheckedExport, onEnd: () => void) {
  const { head, links } = content;
  const [chosen, setChosen] = useState<ImportSelection>({
    links: links.length > 0,
    preferences: head.preferences !== null,
    template: false,
    connection: (onlyService(head)?.key ?? null) !== null,
  });
  const [passphrase, setPassphrase] = useState('');
  const [isChecked, setChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const work = useImport(content);
  const { state } = work.state;
  const tooShort = chosen.connection ? checkPassphrase(passphrase) : undefined;
  const isWrong = state === 'failed' && isPassphraseFailure(work);

  useEffect(() => {
    if (isWrong) field.current?.focus();
    if (state === 'done') {
      // It is of no more use, and that it is gone is no fault.
      setPassphrase('');
      setChecked(false);
    }
    if (state === 'done' || state === 'stopped' || state === 'failed') onEnd();
  }, [state]);

  const isEmpty = !chosen.links && !chosen.preferences && !chosen.connection;
  return {
    chosen,
    choose: (changes: Partial<ImportSelection>) => setChosen((was) => ({ ...was, ...changes })),
    passphrase,
    type: (typed: string) => {
      setPassphrase(typed);
      setChecked(false);
    },
    field,
    problem: problemOf(isChecked ? tooShort : undefined, isWrong),
    work,
    /** The service refused nothing: what was typed is at fault. */
    isWrong,
    isEmpty,
    /** Whether there is anything but services. */
    hasChoices: links.length > 0 || head.preferences !== null,
    /** Called first thing in a click. */
    run: () => {
      if (isEmpty) return;
      setChecked(true);
      if (tooShort !== undefined) field.current?.focus();
      else work.run({ ...chosen, passphrase: chosen.connection ? passphrase : null });
    },
  };
}

const isPassphraseFailure = ({ state }: ImportWork): boolean =>
  state.state === 'failed' && state.error.problem === 'passphrase_wrong';

function problemOf(
  tooShort: ReturnType<typeof checkPassphrase>,
  isWrong: boolean,
): string | undefined {
  if (tooShort !== undefined) return problemSentence(tooShort);
  return isWrong ? problemSentence('passphrase_wrong') : undefined;
}
