import { useCallback } from 'preact/hooks';

import type { ScreenProps } from '@/components/options/services';
import { useLoaded } from '@/components/ui/loaded';
import { Screen } from '@/components/ui/screen';
import { t } from '@/lib/texts/translate';

import { ExportPart } from './export-form';
import { ImportPart } from './import-part';
import { StoredLinksPart } from './stored-links';

import './backup.css';

/** What Curtail remembers, and the ways to take it along and to let go of it; at its foot, whose code it contains. */
export function BackupScreen({ services }: ScreenProps) {
  const { send } = services;
  const stored = useLoaded(useCallback(async () => send('links.stored', undefined), [send]));
  const connection = useLoaded(useCallback(async () => send('connection.get', undefined), [send]));
  const preferences = useLoaded(
    useCallback(async () => send('preferences.get', undefined), [send]),
  );
  const lookAgain = () => {
    for (const loaded of [stored, connection, preferences])
      if (loaded.state !== 'loading') loaded.reload();
  };
  return (
    <Screen title={t('data_title')}>
      <StoredLinksPart services={services} loaded={stored} />
      <ExportPart services={services} connection={connection} />
      <ImportPart
        services={services}
        currentData={{
          connection: connection.state === 'ready' ? connection.value : null,
          stored: stored.state === 'ready' ? stored.value : null,
          template: preferences.state === 'ready' ? preferences.value.copyTemplate : null,
        }}
        onImported={lookAgain}
      />
      <p class="screen-lead">
        <a href="/licenses.txt" target="_blank" rel="noreferrer">
          {t('data_licenses')}
        </a>
      </p>
    </Screen>
  );
}
