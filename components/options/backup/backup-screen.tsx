import { useCallback, useState } from 'preact/hooks';

import { PreferenceGroup } from '@/components/options/preferences/preference-group';
import type { OptionsServices, ScreenProps } from '@/components/options/services';
import { useOnReturn } from '@/components/options/use-on-return';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/dialog';
import { type Loaded, LoadedPart, useLoaded } from '@/components/ui/loaded';
import { Screen } from '@/components/ui/screen';
import type { ForgottenLinks, StoredLinks } from '@/lib/model/stored-data';
import { plural, t } from '@/lib/texts/translate';

import { ExportPart } from './export-form';
import { ImportPart } from './import-part';

import './backup.css';

/** What Curtail remembers, and the ways to take it along and to let go of it; at its foot, whose code it contains. */
export function BackupScreen({ services }: ScreenProps) {
  const { send } = services;
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
  return (
    <Screen title={t('data_title')}>
      <StoredLinksPart services={services} loaded={stored} />
      <ExportPart services={services} connected={connected} />
      <ImportPart
        services={services}
        currentData={{
          connected: connected.state === 'ready' ? connected.value : null,
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

interface StoredLinksPartProps {
  services: OptionsServices;
  loaded: Loaded<StoredLinks>;
}

/** How many links are remembered, how many may be, and the buttons that forget them. */
function StoredLinksPart({ services, loaded }: StoredLinksPartProps) {
  return (
    <PreferenceGroup title={t('data_stored')}>
      <LoadedPart
        loaded={loaded}
        texts={{ loading: t('data_stored_loading'), failed: t('data_stored_load_failed') }}
      >
        {({ value, replace }) => (
          <StoredLinksSummary services={services} stored={value} onForgotten={replace} />
        )}
      </LoadedPart>
    </PreferenceGroup>
  );
}

interface StoredLinksSummaryProps {
  services: OptionsServices;
  stored: StoredLinks;
  onForgotten: (stored: StoredLinks) => void;
}

function StoredLinksSummary({ services, stored, onForgotten }: StoredLinksSummaryProps) {
  const [asked, setAsked] = useState<'all' | 'elsewhere' | null>(null);
  const [said, setSaid] = useState('');
  const forgotten = ({ left, cleared }: ForgottenLinks) => {
    onForgotten(left);
    setAsked(null);
    setSaid(plural('data_cleared', cleared));
  };
  return (
    <>
      <p>{storedCountText(stored)}</p>
      <div class="section-actions">
        <Button onClick={() => setAsked('elsewhere')} disabled={stored.elsewhere === 0}>
          {t('data_clear_elsewhere')}
        </Button>
        <Button variant="danger" onClick={() => setAsked('all')} disabled={stored.count === 0}>
          {t('data_clear_all')}
        </Button>
      </div>
      <p role="status">{said}</p>
      {asked === null ? null : (
        <ForgetDialog
          services={services}
          which={asked}
          stored={stored}
          onForgotten={forgotten}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

function storedCountText({ count, elsewhere }: StoredLinks): string {
  if (count === 0) return t('data_stored_none');
  return elsewhere === 0
    ? plural('data_stored_here', count)
    : plural('data_stored_elsewhere', count, { elsewhere });
}

interface ForgetDialogProps {
  services: Pick<OptionsServices, 'send'>;
  which: 'all' | 'elsewhere';
  stored: StoredLinks;
  onForgotten: (forgotten: ForgottenLinks) => void;
  onClose: () => void;
}

/** Says what goes when links are forgotten, and what stays, and does it. */
function ForgetDialog(props: ForgetDialogProps) {
  const { services, which, stored, onForgotten, onClose } = props;
  const forget = async () => onForgotten(await services.send('links.forget', { which }));
  const isAll = which === 'all';
  return (
    <ConfirmDialog
      title={
        isAll
          ? plural('data_clear_all_title', stored.count)
          : plural('data_clear_elsewhere_title', stored.elsewhere)
      }
      confirm={t('data_clear_confirm')}
      onConfirm={forget}
      onClose={onClose}
    >
      <p>{isAll ? t('data_clear_all_hint') : t('data_clear_elsewhere_hint')}</p>
      <p>{t('data_clear_keeps')}</p>
    </ConfirmDialog>
  );
}
