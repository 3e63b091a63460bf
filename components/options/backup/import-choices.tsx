import { UnencryptedNotice } from '@/components/options/connect/unencrypted-notice';
import { Choice } from '@/components/ui/choice';
import { RichMessage } from '@/components/ui/rich-message';
import { isOfferableTemplate } from '@/lib/copy/copy-content';
import type { ExportedService } from '@/lib/model/backup-file';
import type { ServiceView } from '@/lib/model/service';
import { connectedAs } from '@/lib/rules/services';
import { t } from '@/lib/texts/translate';

import { MissingKeyNotice, onlyService } from './file-summary';
import type { CheckedExport } from './read-file';

/** The data of this browser that an import would change, as far as it was loaded. */
export interface CurrentData {
  connected: readonly ServiceView[] | null;
  /** The copy template in use. */
  template: string | null;
}

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
  const rows = choicesIn(content, currentData);
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
      {wanted === null ? null : wanted.key !== null ? (
        chosen.connection && <UnencryptedNotice address={wanted.address} />
      ) : connectionTo(wanted, currentData) === undefined ? (
        <MissingKeyNotice address={wanted.address} />
      ) : null}
    </>
  );
}

/** Only what is in the file. */
function choicesIn({ head, links }: CheckedExport, currentData: CurrentData) {
  const service = onlyService(head);
  const withKey = service !== null && service.key !== null ? service : null;
  return [
    links.length > 0 &&
      ({ field: 'links', text: t('links_title'), means: t('data_import_links_hint') } as const),
    head.preferences !== null &&
      ({
        field: 'preferences',
        text: t('preferences_title'),
        means: t('data_import_preferences_hint'),
      } as const),
    withKey !== null &&
      ({
        field: 'connection',
        text: t('connection_title'),
        means: connectingHint(withKey, currentData),
      } as const),
  ].filter((choice) => choice !== false);
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

/** The copy template of a file, to be read before it is taken: its author decides what is pasted. */
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
