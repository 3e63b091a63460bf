import { useRef, useState } from 'preact/hooks';

import { TurnedOff, useIsOff } from '@/components/options/managed';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Choice } from '@/components/ui/choice';
import { Failure } from '@/components/ui/failure';
import { TextField } from '@/components/ui/fields';
import { useForm } from '@/components/ui/form';
import { Loaded } from '@/components/ui/loaded';
import { Notice } from '@/components/ui/notice';
import { type LoadState } from '@/components/ui/use-loaded';
import type { ServiceView } from '@/lib/model/service';
import { checkPassphrase } from '@/lib/rules/secrets';
import { namesText } from '@/lib/texts/format';
import { problemSentence } from '@/lib/texts/problems';
import { plural, t } from '@/lib/texts/translate';

import { InSight, ProgressLine } from './in-sight';
import { type SavedFile, useExport } from './use-export';

/** Writing what is remembered into a file. */
export function ExportPart({ connected }: { connected: LoadState<ServiceView[]> }) {
  const isOff = useIsOff('backupExport');
  return (
    <Card title={t('data_export_title')}>
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
    </Card>
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
  const work = useExport();
  const button = useRef<HTMLButtonElement>(null);
  const { key, ...content } = chosen;
  const withKey = content.connection && key;
  const { form, field } = useForm({
    key: 'backup/export',
    before: { passphrase: '', again: '' },
    check: (typed) => (withKey ? passphraseProblems(typed) : {}),
    send: async (_tools, { passphrase }) =>
      work.saveFile({ ...content, passphrase: withKey ? passphrase : null }),
  });
  const busy = work.state.state === 'working';
  const isEmpty = !content.links && !content.preferences && !content.connection;
  const typing = { type: 'password', required: true, code: true } as const;
  return (
    <form
      class="screen-column"
      {...form}
      onSubmit={busy || isEmpty ? (event) => event.preventDefault() : form.onSubmit}
    >
      <fieldset class="section">
        <legend>{t('data_export_legend')}</legend>
        <div class="choices">
          {choicesOf(addresses, content.connection).map(({ name, ...choice }) => (
            <Choice
              key={name}
              {...choice}
              checked={chosen[name]}
              onChange={(checked) => setChosen((was) => ({ ...was, [name]: checked }))}
            />
          ))}
        </div>
      </fieldset>
      {withKey ? (
        <>
          <TextField
            {...field('passphrase')}
            {...typing}
            label={t('data_passphrase')}
            hint={t('data_export_passphrase_hint')}
          />
          <TextField {...field('again')} {...typing} label={t('data_export_passphrase_again')} />
        </>
      ) : null}
      <div class="section-actions">
        <Button type="submit" variant="primary" busy={busy} disabled={isEmpty} buttonRef={button}>
          {t('data_export')}
        </Button>
        <Button busy={busy} onClick={work.saveCsv}>
          {t('data_export_csv')}
        </Button>
      </div>
      <ExportOutcome
        state={work.state}
        onStop={() => {
          work.stop();
          // The button that was pressed goes away.
          button.current?.focus();
        }}
      />
    </form>
  );
}

function choicesOf([address, ...others]: readonly string[], withServices: boolean) {
  const isOne = others.length === 0;
  const choices = [
    {
      name: 'links',
      type: 'checkbox',
      text: t('links_title'),
      means: t('data_export_links_hint'),
    },
    {
      name: 'preferences',
      type: 'checkbox',
      text: t('preferences_title'),
      means: t('data_export_preferences_hint'),
    },
    {
      name: 'connection',
      type: 'checkbox',
      text: t(isOne ? 'connection_title' : 'services_title'),
      means: isOne
        ? t('data_export_connection_hint', { address: address ?? '' })
        : t('data_export_services_hint'),
    },
    {
      name: 'key',
      type: 'switch',
      text: t(isOne ? 'data_export_key' : 'data_export_keys'),
      means: t('data_export_key_hint'),
    },
  ] as const;
  return choices.slice(0, address === undefined ? 2 : withServices ? 4 : 3);
}

/** It is typed twice: a slip would lock keys and headers for good. */
function passphraseProblems({ passphrase, again }: { passphrase: string; again: string }) {
  const problem = checkPassphrase(passphrase);
  if (problem !== undefined) return { passphrase: problemSentence(problem) };
  return passphrase === again ? {} : { again: problemSentence('passphrase_differs') };
}

interface ExportOutcomeProps {
  state: ReturnType<typeof useExport>['state'];
  onStop: () => void;
}

function ExportOutcome({ state, onStop }: ExportOutcomeProps) {
  if (state.state === 'idle') return null;
  return (
    <InSight key={state.state}>
      {state.state === 'working' ? (
        <ProgressLine
          begun={t('data_exporting')}
          reached={({ done, total }) => plural('data_exporting_links', total, { done })}
          progress={state.progress}
          onStop={onStop}
        />
      ) : state.state === 'failed' ? (
        <Failure error={state.error} title={t('data_export_failed')} />
      ) : state.state === 'stopped' ? (
        <Notice tone="info">{t('data_export_canceled')}</Notice>
      ) : (
        <Notice tone="success">
          {t('data_exported', { name: state.value.name, parts: savedParts(state.value) })}
        </Notice>
      )}
    </InSight>
  );
}

function savedParts({ links, preferences, services }: SavedFile): string {
  const parts = preferences ? [t('preferences_title')] : [];
  if (services > 0) parts.push(plural('data_file_services', services));
  if (links > 0 || parts.length === 0) parts.unshift(plural('links_count', links));
  return namesText(parts);
}
