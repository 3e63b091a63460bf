import { useContext } from 'preact/hooks';

import { WantedAddressContext } from '@/components/options/services';
import { Choice } from '@/components/ui/choice';
import { Notice } from '@/components/ui/notice';
import { isOfferableTemplate } from '@/lib/copy/template';
import type { ConnectionView } from '@/lib/model/connection';
import { numberText } from '@/lib/texts/format';

import type { CurrentData } from './progress';
import type { CheckedExport } from './read-file';

/** What of a file is to be imported. */
export interface ImportSelection {
  links: boolean;
  preferences: boolean;
  /** The copy template of the file with them; a choice of its own, as it decides what is pasted anywhere. */
  template: boolean;
  connection: boolean;
}

interface ImportChoicesProps {
  currentData: CurrentData;
  content: CheckedExport;
  chosen: ImportSelection;
  onChange: (changes: Partial<ImportSelection>) => void;
}

/** The checkboxes that say what of a file is to be imported, and what each of them would change. */
export function ImportChoices({ currentData, content, chosen, onChange }: ImportChoicesProps) {
  const rows = rowsOf(content, currentData);
  const wanted = content.head.connection;
  const template = content.head.preferences?.copyTemplate;
  const isWithoutKey = wanted !== null && wanted.key === null;
  return (
    <>
      {rows.length === 0 ? null : (
        <fieldset class="section">
          <legend>What should be imported?</legend>
          <div class="choices">
            {rows.map(({ field, text, means }) => (
              <Choice
                key={field}
                type="checkbox"
                text={text}
                means={means}
                checked={chosen[field]}
                onChange={(checked) => onChange({ [field]: checked })}
              />
            ))}
            {chosen.preferences && template !== undefined && template !== currentData.template ? (
              <TemplateChoice
                template={template}
                checked={chosen.template}
                onChange={(checked) => onChange({ template: checked })}
              />
            ) : null}
          </div>
        </fieldset>
      )}
      {isWithoutKey && currentData.connection?.address !== wanted.address ? (
        <MissingKeyNotice address={wanted.address} />
      ) : null}
    </>
  );
}

interface ImportRow {
  field: Exclude<keyof ImportSelection, 'template'>;
  text: string;
  means: string;
}

/** Only what is in the file. */
function rowsOf({ head, links }: CheckedExport, currentData: CurrentData): ImportRow[] {
  const { connection, preferences } = head;
  const rows: ImportRow[] = [];
  if (links.length > 0) {
    rows.push({ field: 'links', text: 'Links', means: addingHint(links.length, currentData) });
  }
  if (preferences !== null) {
    rows.push({
      field: 'preferences',
      text: 'Preferences',
      means: 'They take the place of what you chose in this browser.',
    });
  }
  if (connection !== null && connection.key !== null) {
    const means = connectingHint(connection.address, currentData.connection);
    rows.push({ field: 'connection', text: 'Connection', means });
  }
  return rows;
}

function addingHint(count: number, { stored }: CurrentData): string {
  const adds =
    'Those that Curtail knows already stay as they are. Curtail takes the file’s word for where a link leads: import only what you, or people you trust, exported.';
  return stored !== null && stored.count + count > stored.limit
    ? `${adds} With them it may be more than the ${numberText(stored.limit)} that Curtail keeps; then the oldest go.`
    : adds;
}

function connectingHint(address: string, now: ConnectionView | null): string {
  const connects = `Curtail connects to ${address} with the key in the file.`;
  if (now === null) return connects;
  return now.address === address
    ? `You are connected to ${address} already. The key in the file takes the place of the one in use.`
    : `${connects} That takes the place of your connection to ${now.address}.`;
}

interface TemplateChoiceProps {
  /** As it stands in the file. */
  template: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** The copy template of a file, to be read before it is taken: whoever wrote it decides what is pasted. */
function TemplateChoice({ template, checked, onChange }: TemplateChoiceProps) {
  const shown = (
    <code class="backup-template" dir="auto">
      {template}
    </code>
  );
  if (!isOfferableTemplate(template)) {
    return (
      <p class="backup-refused">
        The copy template of the file has line breaks, so it isn’t imported. Yours stays. {shown}
      </p>
    );
  }
  return (
    <Choice
      type="checkbox"
      text="Copy template"
      means={
        <>Whatever you copy by template will read like this. Leave it out to keep yours. {shown}</>
      }
      checked={checked}
      onChange={onChange}
    />
  );
}

/** Where to connect, for a file that tells the address and no key. */
function MissingKeyNotice({ address }: { address: string }) {
  const wanted = useContext(WantedAddressContext);
  const handOver = () => {
    wanted.current = address;
  };
  return (
    <Notice tone="info">
      The file has no API key. To connect to {address}, enter your key on the{' '}
      <a href="#connect" onClick={handOver}>
        Connect
      </a>{' '}
      screen.
    </Notice>
  );
}
