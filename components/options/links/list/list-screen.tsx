import { Download, Link, ListPlus, Plus, RefreshCw, SearchX, X } from 'lucide';
import { useRef } from 'preact/hooks';

import { FirstSteps } from '@/components/options/connect/first-steps';
import { useLinksSync, useVisitRefresh } from '@/components/options/links/data/use-links';
import { useLinksScreen } from '@/components/options/links/links-context';
import { SelectionBar } from '@/components/options/links/many/selection-bar';
import { usePage } from '@/components/options/page';
import { Button, IconButton } from '@/components/ui/button';
import { Failure } from '@/components/ui/failure';
import { Icon } from '@/components/ui/icon';
import { EmptyState, Screen } from '@/components/ui/screen';
import { useServices } from '@/components/ui/services';
import { t } from '@/lib/texts/translate';

import { useCsvExport } from './export-csv';
import { LinkList, WaitingList } from './link-list';
import { LinksLine } from './status-line';
import { LinkFilters, LinkSearch } from './toolbar';

import './link-list.css';

export function ListScreen() {
  const links = useLinksScreen();
  const { state, linksView, windows, reload } = links;
  const { shown, error } = state;
  const isEmpty = shown?.total === 0;
  const field = useRef<HTMLInputElement>(null);
  const visits = useVisitRefresh(windows);
  const csv = useCsvExport();
  const sync = useLinksSync(links, visits.retryFailed);
  const clear = () => {
    linksView.clear();
    // The button that was pressed goes away.
    field.current?.focus();
  };
  return (
    <Screen
      title={t('links_title')}
      actions={
        <>
          <a class="button button-secondary" href="#many">
            <Icon of={ListPlus} />
            {t('bulk_title')}
          </a>
          <NewLink />
        </>
      }
      wide
    >
      <div class="links-tools">
        <LinkSearch field={field} />
        <IconButton
          of={RefreshCw}
          label={t('common_refresh')}
          busy={sync.isPending && sync.isAsked}
          onClick={sync.refresh}
        />
        {/* One button in both cases, as it keeps the focus when one becomes the other. */}
        <IconButton
          of={csv.isWorking ? X : Download}
          label={t(csv.isWorking ? 'common_cancel' : 'links_export')}
          disabled={!csv.isWorking && (shown === null || isEmpty)}
          onClick={() => (csv.isWorking ? csv.stop() : shown !== null && csv.save(shown.view))}
        />
      </div>
      <div class="links-bar">
        <LinkFilters />
        <LinksLine sync={sync} pausedUntil={visits.pausedUntil} exported={csv.said} />
      </div>
      <SelectionBar />
      {shown === null && error === null ? <WaitingList /> : null}
      {shown === null || isEmpty ? null : (
        <LinkList
          shown={shown}
          onSight={(sight) => {
            windows.setVisible(sight);
            visits.look();
          }}
        />
      )}
      {error === null ? null : (
        // A list that is there stays in sight, and nothing of it moves.
        <div class={shown === null ? '' : 'links-failure'}>
          <Failure
            error={error}
            title={t(shown === null ? 'links_load_failed' : 'links_load_failed_older')}
            retry={reload}
          />
        </div>
      )}
      {error === null && isEmpty ? <NoLinks clear={clear} /> : null}
    </Screen>
  );
}

const NewLink = () => (
  <a class="button button-primary" href="#links/new">
    <Icon of={Plus} />
    {t('links_new')}
  </a>
);

function NoLinks({ clear }: { clear: () => void }) {
  const { shown } = useLinksScreen().state;
  const { ways } = useServices();
  const id = usePage().shown;
  const { words = '', filter = 'all', host = null } = shown?.view ?? {};
  const isFiltered = filter !== 'all' || host !== null;
  if (words === '' && !isFiltered) {
    const hint = t(ways.menus ? 'links_empty_hint' : 'links_empty_hint_menu');
    return (
      <>
        {id === undefined ? null : <FirstSteps id={id} isNew={false} areLinksSeen />}
        <EmptyState icon={Link} title={t('links_none')} hint={hint}>
          <NewLink />
        </EmptyState>
      </>
    );
  }
  const title = t(words === '' ? 'links_filter_empty' : 'problem_no_such_link');
  return (
    <EmptyState icon={SearchX} title={title}>
      <Button onClick={clear}>
        {t(isFiltered ? 'links_clear_filters' : 'common_clear_search')}
      </Button>
    </EmptyState>
  );
}
