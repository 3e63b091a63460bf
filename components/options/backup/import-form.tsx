import { useEffect, useRef, useState } from 'preact/hooks';

import { Button } from '@/components/ui/button';
import { checkPassphrase } from '@/lib/rules/secrets';
import { problemSentence } from '@/lib/texts/problems';
import { t } from '@/lib/texts/translate';

import { FileSummary, onlyService } from './file-summary';
import { type CurrentData, ImportChoices, type ImportSelection } from './import-choices';
import { ImportOutcome } from './import-outcome';
import { ImportServices, PassphraseField, useConnectFromFile } from './import-services';
import type { CheckedExport } from './read-file';
import { useImport } from './use-import';

interface ImportFormProps {
  currentData: CurrentData;
  name: string;
  content: CheckedExport;
  onImported: () => void;
}

/** What is in a file, what of it is to be imported, and what came of it. */
export function ImportForm({ currentData, name, content, onImported }: ImportFormProps) {
  const { head, links } = content;
  const form = useImportForm(content, onImported);
  const { chosen, work } = form;
  const isImporting = work.state.state === 'working';
  const connecting = useConnectFromFile({ content, currentData, onEnd: onImported });
  const button = useRef<HTMLButtonElement>(null);
  const hasSeveral = head.services.length > 1;
  const hasMore = links.length > 0 || head.preferences !== null;
  const submit = (event: Event) => {
    event.preventDefault();
    if (!connecting.isPending) form.run();
  };
  const stop = () => {
    work.stop();
    // The button that was pressed goes away.
    button.current?.focus();
  };
  return (
    <div class="backup-form">
      <form class="backup-form" noValidate onSubmit={submit}>
        <FileSummary name={name} content={content} />
        <ImportChoices
          currentData={currentData}
          content={content}
          chosen={chosen}
          onChange={form.choose}
        />
        {chosen.connection ? <PassphraseField of={form} required /> : null}
        {hasSeveral && !hasMore ? null : (
          <>
            <div class="section-actions">
              <Button
                type="submit"
                variant="primary"
                busy={isImporting}
                // A service of the file that is being connected ends whatever is under way.
                disabled={form.isEmpty || connecting.isPending}
                buttonRef={button}
              >
                {t('data_import')}
              </Button>
            </div>
            <ImportOutcome
              work={work}
              isWrong={form.isWrong}
              address={onlyService(head)?.address ?? ''}
              hasMore={hasMore}
              onStop={stop}
            />
          </>
        )}
      </form>
      {hasSeveral ? (
        <ImportServices
          content={content}
          currentData={currentData}
          work={connecting}
          isImporting={isImporting}
        />
      ) : null}
    </div>
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
  const isWrong = work.state.state === 'failed' && work.state.error.problem === 'passphrase_wrong';
  const problem = (isChecked ? tooShort : undefined) ?? (isWrong ? 'passphrase_wrong' : undefined);

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
    problem: problem && problemSentence(problem),
    work,
    /** The service refused nothing: what was typed is at fault. */
    isWrong,
    isEmpty,
    /** Called first thing in a click. */
    run: () => {
      if (isEmpty) return;
      setChecked(true);
      if (tooShort !== undefined) field.current?.focus();
      else work.run({ ...chosen, passphrase: chosen.connection ? passphrase : null });
    },
  };
}
