import { UnencryptedNotice } from '@/components/options/connect/unencrypted-notice';
import { Choice } from '@/components/ui/choice';
import { RichMessage } from '@/components/ui/rich-message';
import { isOfferableTemplate } from '@/lib/copy/copy-content';
import type { ExportedService } from '@/lib/model/backup-file';
import type { ServiceView } from '@/lib/model/service';
import { connectedAs } from '@/lib/rules/services';
import { t } from '@/lib/texts/translate';

import { MissingKeyNotice } from './connect-from-file';
import { onlyService } from './file-summary';
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
  const { head, links } = content;
  const service = onlyService(head);
  const hints = {
    links: links.length > 0 && t('data_import_links_hint'),
    preferences: head.preferences !== null && t('data_import_preferences_hint'),
    connection: service !== null && service.key !== null && connectingHint(service, currentData),
  };
  const rows = (['links', 'preferences', 'connection'] as const).filter((name) => hints[name]);
  const template = head.preferences?.copyTemplate;
  return (
    <>
      {rows.length === 0 ? null : (
        <fieldset class="section">
          <legend>{t('data_import_legend')}</legend>
          <div class="choices">
            {rows.map((name) => (
              <Choice
                key={name}
                type="checkbox"
                text={t(`${name}_title`)}
                means={hints[name]}
                checked={chosen[name]}
                onChange={(checked) => onChange({ [name]: checked })}
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
      {service === null ? null : service.key !== null ? (
        chosen.connection && <UnencryptedNotice address={service.address} />
      ) : connectionTo(service, currentData) === undefined ? (
        <MissingKeyNotice address={service.address} />
      ) : null}
    </>
  );
}

function connectingHint(wanted: ExportedService, currentData: CurrentData): string {
  const { address } = wanted;
  const now = currentData.connected?.find(({ inUse }) => inUse);
  if (now === undefined) return t('data_import_connection_hint', { address });
  return connectionTo(wanted, currentData) === undefined
    ? t('data_import_connection_other_hint', { address, current: now.connection.address })
    : t('data_import_connection_key_hint', { address });
}

function connectionTo(wanted: ExportedService, { connected }: CurrentData) {
  const connections = connected?.map(({ connection }) => connection);
  return connectedAs(wanted, connections ?? []);
}

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
