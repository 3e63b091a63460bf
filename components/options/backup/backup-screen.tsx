import { useCallback, useState } from 'preact/hooks';

import { AboutCard } from '@/components/options/about/about-card';
import { useOnReturn } from '@/components/options/use-on-return';
import { useAsk } from '@/components/ui/ask';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { useConnection } from '@/components/ui/connection';
import { Loaded } from '@/components/ui/loaded';
import { Screen } from '@/components/ui/screen';
import { useServices } from '@/components/ui/services';
import { useLoaded } from '@/components/ui/use-loaded';
import type { ForgottenLinks, StoredLinks } from '@/lib/model/stored-data';
import { plural, t } from '@/lib/texts/translate';

import { ExportPart } from './export-form';
import { ImportPart } from './import-part';

import './backup.css';

/** What Curtail remembers, with export, import and deletion; at its foot what Curtail is. */
export function BackupScreen() {
  const { send } = useServices();
  const stored = useLoaded(useCallback(async () => send('links.stored', undefined), [send]));
  const connected = useLoaded(useCallback(async () => send('services.list', undefined), [send]));
  const preferences = useLoaded(
    useCallback(async () => send('preferences.get', undefined), [send]),
  );
  const lookAgain = () => {
    for (const loaded of [stored, connected, preferences])
      if (loaded.state !== 'loading') loaded.reload();
  };
  useOnReturn(lookAgain);
  const connection = useConnection();
  // Where nothing is connected, a backup is what a person came for.
  const [isToRestore] = useState(connection.state === 'ready' && connection.value === null);
  const importPart = (
    <ImportPart
      currentData={{
        connected: connected.state === 'ready' ? connected.value : null,
        template: preferences.state === 'ready' ? preferences.value.copyTemplate : null,
      }}
      onImported={lookAgain}
    />
  );
  return (
    <Screen title={t('data_title')}>
      {isToRestore ? importPart : null}
      <Card title={t('data_stored')}>
        <Loaded of={stored} failed="data_stored_load_failed">
          {({ value, replace }) => <StoredLinksSummary stored={value} onForgotten={replace} />}
        </Loaded>
      </Card>
      <ExportPart connected={connected} />
      {isToRestore ? null : importPart}
      <AboutCard />
    </Screen>
  );
}

interface StoredLinksSummaryProps {
  stored: StoredLinks;
  onForgotten: (stored: StoredLinks) => void;
}

/** How many links are remembered, how many may be, and the buttons that forget them. */
function StoredLinksSummary({ stored, onForgotten }: StoredLinksSummaryProps) {
  const { send } = useServices();
  const { ask, dialog } = useAsk();
  const [said, setSaid] = useState('');
  const forgotten = ({ left, cleared }: ForgottenLinks) => {
    onForgotten(left);
    setSaid(plural('data_cleared', cleared));
  };
  /** Says what goes when links are forgotten, and what stays. */
  const askToForget = (which: 'all' | 'elsewhere') => {
    const isAll = which === 'all';
    ask({
      title: isAll
        ? plural('data_clear_all_title', stored.count)
        : plural('data_clear_elsewhere_title', stored.elsewhere),
      content: (
        <>
          <p>{t('data_clear_hint')}</p>
          <p>{t('data_clear_keeps')}</p>
        </>
      ),
      action: t('data_clear_confirm'),
      run: async () => forgotten(await send('links.forget', { which })),
    });
  };
  return (
    <>
      <p>{storedCountText(stored)}</p>
      <div class="section-actions">
        <Button onClick={() => askToForget('elsewhere')} disabled={stored.elsewhere === 0}>
          {t('data_clear_elsewhere')}
        </Button>
        <Button variant="danger" onClick={() => askToForget('all')} disabled={stored.count === 0}>
          {t('data_clear_all')}
        </Button>
      </div>
      <p role="status">{said}</p>
      {dialog}
    </>
  );
}

function storedCountText({ count, elsewhere }: StoredLinks): string {
  if (count === 0) return t('links_none');
  return elsewhere === 0
    ? plural('data_stored_here', count)
    : plural('data_stored_elsewhere', count, { elsewhere });
}
