import { useRef, useState } from 'preact/hooks';

import { Button } from '@/components/ui/button';
import { t } from '@/lib/texts/translate';

import { FileSummary, onlyService } from './file-summary';
import { type CurrentData, ImportChoices, type ImportSelection } from './import-choices';
import { ImportOutcome } from './import-outcome';
import { ImportServices } from './import-services';
import { PassphraseField, usePassphrase } from './passphrase';
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
  const service = onlyService(head);
  const [chosen, setChosen] = useState<ImportSelection>({
    links: links.length > 0,
    preferences: head.preferences !== null,
    template: false,
    connection: service !== null && service.key !== null,
  });
  const [isConnecting, setConnecting] = useState(false);
  const passphrase = usePassphrase();
  const work = useImport(content, passphrase, onImported);
  const isImporting = work.state.state === 'working';
  const button = useRef<HTMLButtonElement>(null);
  const hasMore = links.length > 0 || head.preferences !== null;
  const isEmpty = !chosen.links && !chosen.preferences && !chosen.connection;
  const submit = (event: Event) => {
    event.preventDefault();
    if (isConnecting || isEmpty) return;
    if (!chosen.connection || passphrase.check()) work.run(chosen);
  };
  return (
    <div class="screen-column">
      <form class="screen-column" noValidate onSubmit={submit}>
        <FileSummary name={name} content={content} />
        <ImportChoices
          currentData={currentData}
          content={content}
          chosen={chosen}
          onChange={(changes) => setChosen((was) => ({ ...was, ...changes }))}
        />
        {chosen.connection ? <PassphraseField of={passphrase} required /> : null}
        {head.services.length > 1 && !hasMore ? null : (
          <>
            <div class="section-actions">
              <Button
                type="submit"
                variant="primary"
                busy={isImporting}
                // A service of the file that is being connected ends whatever is under way.
                disabled={isEmpty || isConnecting}
                buttonRef={button}
              >
                {t('data_import')}
              </Button>
            </div>
            <ImportOutcome
              work={work}
              address={service?.address ?? ''}
              hasMore={hasMore}
              onStop={() => {
                work.stop();
                // The button that was pressed goes away.
                button.current?.focus();
              }}
            />
          </>
        )}
      </form>
      {head.services.length > 1 ? (
        <ImportServices
          {...{ content, currentData, passphrase, isImporting, isConnecting, setConnecting }}
          onImported={onImported}
        />
      ) : null}
    </div>
  );
}
