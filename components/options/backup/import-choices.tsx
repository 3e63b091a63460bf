import { UnencryptedNotice } from '@/components/options/connect/unencrypted-notice';
import { Choice } from '@/components/ui/choice';
import { RichMessage } from '@/components/ui/rich-message';
import { isOfferableTemplate } from '@/lib/copy/copy-content';
import type { ExportedService } from '@/lib/model/backup-file';
import { connectedAs } from '@/lib/rules/services';
import { t } from '@/lib/texts/translate';

import { MissingKeyNotice } from './file-summary';
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
  const wanted = onlyService(content.head);
  const template = content.head.preferences?.copyTemplate;
  return (
    <>
      {rows.length === 0 ? null : (
        <fieldset class="section">
          <legend>{t('data_import_legend')}</legend>
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
      {wanted === null ? null : (
        <ConnectionNotice
          wanted={wanted}
          isChosen={chosen.connection}
          isConnected={connectionTo(wanted, currentData) !== undefined}
        />
      )}
    </>
  );
}

/** The service of a file that has but one; several are connected one by one (`ImportServices`). */
export function onlyService(head: CheckedExport['head']): ExportedService | null {
  const [service = null, ...others] = head.services;
  return others.length === 0 ? service : null;
}

interface ConnectionNoticeProps {
  wanted: ExportedService;
  isChosen: boolean;
  isConnected: boolean;
}

/** What there is to know before one connects to the service of a file. */
function ConnectionNotice({ wanted, isChosen, isConnected }: ConnectionNoticeProps) {
  const { address, key } = wanted;
  if (key !== null) return isChosen ? <UnencryptedNotice address={address} /> : null;
  return isConnected ? null : <MissingKeyNotice address={address} />;
}

interface ImportRow {
  field: Exclude<keyof ImportSelection, 'template'>;
  text: string;
  means: string;
}

/** Only what is in the file. */
function rowsOf({ head, links }: CheckedExport, currentData: CurrentData): ImportRow[] {
  const { preferences } = head;
  const connection = onlyService(head);
  const rows: ImportRow[] = [];
  if (links.length > 0) {
    rows.push({ field: 'links', text: t('data_links'), means: t('data_import_links_hint') });
  }
  if (preferences !== null) {
    rows.push({
      field: 'preferences',
      text: t('data_preferences'),
      means: t('data_import_preferences_hint'),
    });
  }
  if (connection !== null && connection.key !== null) {
    const means = connectingHint(connection, currentData);
    rows.push({ field: 'connection', text: t('data_connection'), means });
  }
  return rows;
}

function connectingHint(wanted: ExportedService, currentData: CurrentData): string {
  const { address } = wanted;
  const now = currentData.connected?.find(({ inUse }) => inUse);
  if (now === undefined) return t('data_import_connection_hint', { address });
  return connectionTo(wanted, currentData) === undefined
    ? t('data_import_connection_other_hint', { address, current: now.connection.address })
    : t('data_import_connection_key_hint', { address });
}

const connectionTo = (wanted: ExportedService, { connected }: CurrentData) =>
  connectedAs(
    wanted,
    (connected ?? []).map(({ connection }) => connection),
  );

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
        <RichMessage of="data_template_refused" values={{ template: shown }} />
      </p>
    );
  }
  return (
    <Choice
      type="checkbox"
      text={t('data_template')}
      means={<RichMessage of="data_template_hint" values={{ template: shown }} />}
      checked={checked}
      onChange={onChange}
    />
  );
}
