import { Link, ListPlus, Plus, RefreshCw, SearchX } from 'lucide';
import { useRef } from 'preact/hooks';

import type { LinkView, VisibleRange } from '@/components/options/links/data/shown-links';
import {
  type LoadedLinks,
  useLinksSync,
  useVisitRefresh,
} from '@/components/options/links/data/use-links';
import type { LinksView } from '@/components/options/links/place';
import type { ScrollMemory } from '@/components/options/links/scroll/scroll-memory';
import { Button, IconButton } from '@/components/ui/button';
import { Failure } from '@/components/ui/failure';
import { Icon } from '@/components/ui/icon';
import { EmptyState, Screen } from '@/components/ui/screen';
import { useServices } from '@/components/ui/services';
import { t } from '@/lib/texts/translate';

import { useCsvExport } from './export-csv';
import type { LinkRowActions } from './link-actions';
import { LinkList, WaitingList } from './link-list';
import { LinksLine } from './status-line';
import { CsvButton, LinkFilters, LinkSearch } from './toolbar';

interface LinksPartProps {
  linksView: LinksView;
  links: LoadedLinks;
  rowActions: LinkRowActions;
  scrollMemory: ScrollMemory;
}

/** The list, what is looked for in it, and what can be done with all of it. */
export function LinksPart({ linksView, links, rowActions, scrollMemory }: LinksPartProps) {
  const { state, windows, reload } = links;
  const { shown, error } = state;
  const field = useRef<HTMLInputElement>(null);
  const figures = useVisitRefresh(windows);
  const csv = useCsvExport();
  const sync = useLinksSync(({ added, unlisted }, isAsked) => {
    const isEmpty = (windows.state.shown?.total ?? 0) === 0;
    // In an empty list, nothing moves under the pointer.
    const isShown = isAsked || (isEmpty && added + unlisted > 0);
    if (isShown) reload();
    figures.reload();
    return isShown;
  });
  const onSight = (sight: VisibleRange) => {
    windows.setVisible(sight);
    figures.see(sight);
  };
  const clear = () => {
    linksView.clear();
    // The button that was pressed goes away.
    field.current?.focus();
  };
  return (
    <Screen title={t('links_title')} actions={<ScreenActions />} wide>
      <div class="links-tools">
        <LinkSearch linksView={linksView} hosts={shown?.hosts ?? []} field={field} />
        <IconButton
          of={RefreshCw}
          label={t('common_refresh')}
          busy={sync.isPending && sync.isAsked}
          onClick={sync.refresh}
        />
        <CsvButton csv={csv} shown={shown} />
      </div>
      <div class="links-bar">
        <LinkFilters linksView={linksView} counts={shown?.counts ?? null} />
        <LinksLine
          state={state}
          sync={sync}
          pausedUntil={figures.pausedUntil}
          exported={csv.said}
          onShow={reload}
        />
      </div>
      {shown === null && error === null ? <WaitingList /> : null}
      {shown === null || shown.total === 0 ? null : (
        <LinkList {...{ shown, windows, rowActions, scrollMemory, onSight }} />
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
      {error === null && shown?.total === 0 ? <NoLinks view={shown.view} onClear={clear} /> : null}
    </Screen>
  );
}

const ScreenActions = () => (
  <>
    <a class="button button-secondary" href="#many">
      <Icon of={ListPlus} />
      {t('bulk_title')}
    </a>
    <NewLink />
  </>
);

/** Leads to the form for one link. */
const NewLink = () => (
  <a class="button button-primary" href="#links/new">
    <Icon of={Plus} />
    {t('links_new')}
  </a>
);

/** What to do where nothing was found, or nothing was made yet. */
function NoLinks({ view, onClear }: { view: LinkView; onClear: () => void }) {
  const { ways } = useServices();
  const { words, filter, host } = view;
  const isFiltered = filter !== 'all' || host !== null;
  if (words === '' && !isFiltered) {
    const hint = t(ways.menus ? 'links_empty_hint' : 'links_empty_hint_menu');
    return (
      <EmptyState icon={Link} title={t('links_none')} hint={hint}>
        <NewLink />
      </EmptyState>
    );
  }
  const title = t(words === '' ? 'links_filter_empty' : 'problem_no_such_link');
  return (
    <EmptyState icon={SearchX} title={title}>
      <Button onClick={onClear}>
        {t(isFiltered ? 'links_clear_filters' : 'common_clear_search')}
      </Button>
    </EmptyState>
  );
}
