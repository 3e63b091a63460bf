import { useRef, useState } from 'preact/hooks';

import { TurnedOff, useIsOff } from '@/components/options/managed';
import { PreferenceGroup } from '@/components/options/preferences/preference-group';
import { Button } from '@/components/ui/button';
import { Choice } from '@/components/ui/choice';
import { TextField } from '@/components/ui/fields';
import { useForm } from '@/components/ui/form';
import { Loaded } from '@/components/ui/loaded';
import { type LoadState } from '@/components/ui/use-loaded';
import type { ServiceView } from '@/lib/model/service';
import { checkPassphrase } from '@/lib/rules/secrets';
import { errorText } from '@/lib/texts/errors';
import { namesText } from '@/lib/texts/format';
import { problemSentence } from '@/lib/texts/problems';
import { plural, t } from '@/lib/texts/translate';

import { StepsOutcome } from './outcome';
import { type SavedFile, useExport } from './use-export';

interface ExportPartProps {
  connected: LoadState<ServiceView[]>;
}

/** Writing what is remembered into a file. */
export function ExportPart({ connected }: ExportPartProps) {
  const isOff = useIsOff('backupExport');
  return (
    <PreferenceGroup title={t('data_export_title')}>
      {isOff ? (
        <TurnedOff />
      ) : (
        <>
          <p class="screen-lead">{t('data_export_lead')}</p>
          <Loaded of={connected} failed="connection_load_failed">
            {({ value }) => (
              <ExportForm
                key={value.map(({ id }) => id).join(' ')}
                addresses={value.map(({ connection }) => connection.address)}
              />
            )}
          </Loaded>
        </>
      )}
    </PreferenceGroup>
  );
}

interface ExportFormProps {
  /** Those of the services that are connected. */
  addresses: readonly string[];
}

/** What is to go into the file, and the buttons that save it. */
function ExportForm({ addresses }: ExportFormProps) {
  const [chosen, setChosen] = useState({
    links: true,
    preferences: true,
    connection: addresses.length > 0,
    key: false,
  });
  const { state, saveFile, saveCsv, stop } = useExport();
  const button = useRef<HTMLButtonElement>(null);
  const { key, ...content } = chosen;
  const withKey = content.connection && key;
  const { form, field } = useForm({
    key: 'backup/export',
    before: { passphrase: '', again: '' },
    check: (typed) => (withKey ? passphraseProblems(typed) : {}),
    send: async (_tools, { passphrase }) =>
      saveFile({ ...content, passphrase: withKey ? passphrase : null }),
  });
  const busy = state.state === 'working';
  const isEmpty = !content.links && !content.preferences && !content.connection;
  return (
    <form
      class="backup-form"
      {...form}
      onSubmit={busy || isEmpty ? (event) => event.preventDefault() : form.onSubmit}
    >
      <ExportChoices
        addresses={addresses}
        chosen={chosen}
        onChange={(changes) => setChosen((was) => ({ ...was, ...changes }))}
      />
      {withKey ? (
        <>
          <TextField
            {...field('passphrase')}
            label={t('data_passphrase')}
            type="password"
            hint={t('data_export_passphrase_hint')}
            required
            code
          />
          <TextField
            {...field('again')}
            label={t('data_export_passphrase_again')}
            type="password"
            required
            code
          />
        </>
      ) : null}
      <div class="section-actions">
        <Button type="submit" variant="primary" busy={busy} disabled={isEmpty} buttonRef={button}>
          {t('data_export')}
        </Button>
        <Button busy={busy} onClick={saveCsv}>
          {t('data_export_csv')}
        </Button>
      </div>
      <StepsOutcome
        state={state}
        begun={t('data_exporting')}
        reached={({ done, total }) => plural('data_exporting_links', total, { done })}
        onStop={() => {
          stop();
          // The button that was pressed goes away.
          button.current?.focus();
        }}
        done={(saved) => t('data_exported', { name: saved.name, parts: savedParts(saved) })}
        stopped={() => t('data_export_canceled')}
        failed={(error) => errorText(error).sentence}
        failedTitle={() => t('data_export_failed')}
      />
    </form>
  );
}

function savedParts({ links, preferences, services }: SavedFile): string {
  const parts = preferences ? [t('preferences_title')] : [];
  if (services > 0) parts.push(plural('data_file_services', services));
  if (links > 0 || parts.length === 0) parts.unshift(plural('links_count', links));
  return namesText(parts);
}

interface ExportChoicesProps extends ExportFormProps {
  /** `key`: API keys and extra headers, encrypted; only with the services. */
  chosen: Record<'links' | 'preferences' | 'connection' | 'key', boolean>;
  onChange: (changes: Partial<ExportChoicesProps['chosen']>) => void;
}

function ExportChoices({ addresses, chosen, onChange }: ExportChoicesProps) {
  const [address] = addresses;
  const isOne = addresses.length === 1;
  const choices = [
    {
      field: 'links',
      type: 'checkbox',
      text: t('links_title'),
      means: t('data_export_links_hint'),
    },
    {
      field: 'preferences',
      type: 'checkbox',
      text: t('preferences_title'),
      means: t('data_export_preferences_hint'),
    },
    {
      field: 'connection',
      type: 'checkbox',
      text: t(isOne ? 'connection_title' : 'services_title'),
      means: isOne
        ? t('data_export_connection_hint', { address: address ?? '' })
        : t('data_export_services_hint'),
    },
    {
      field: 'key',
      type: 'switch',
      text: t(isOne ? 'data_export_key' : 'data_export_keys'),
      means: t('data_export_key_hint'),
    },
  ] as const;
  const offered = choices.slice(0, address === undefined ? 2 : chosen.connection ? 4 : 3);
  return (
    <fieldset class="section">
      <legend>{t('data_export_legend')}</legend>
      <div class="choices">
        {offered.map(({ field, ...choice }) => (
          <Choice
            key={field}
            {...choice}
            checked={chosen[field]}
            onChange={(checked) => onChange({ [field]: checked })}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** It is typed twice: a slip would lock keys and headers for good. */
function passphraseProblems({ passphrase, again }: { passphrase: string; again: string }) {
  const problem = checkPassphrase(passphrase);
  if (problem !== undefined) return { passphrase: problemSentence(problem) };
  return passphrase === again ? {} : { again: problemSentence('passphrase_differs') };
}
