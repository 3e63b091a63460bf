import { Link, ListPlus, Plus, RefreshCw, SearchX } from 'lucide';
import { useRef } from 'preact/hooks';

import type { LinkView, VisibleRange } from '@/components/options/links/data/shown-links';
import {
  type LoadedLinks,
  useLinksSync,
  useVisitRefresh,
} from '@/components/options/links/data/use-links';
import { RetryActions } from '@/components/options/links/link-commands';
import type { LinksView } from '@/components/options/links/place';
import type { ScrollMemory } from '@/components/options/links/scroll/scroll-memory';
import { Button, IconButton } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';
import { EmptyState, Screen } from '@/components/ui/screen';
import { useServices, type OptionsServices } from '@/components/ui/services';
import type { ErrorReport } from '@/lib/model/errors';
import { errorText } from '@/lib/texts/errors';
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
  const { shown } = state;
  const field = useRef<HTMLInputElement>(null);
  const figures = useVisitRefresh(windows);
  const csv = useCsvExport();
  const sync = useLinksSync(({ added, unlisted }, isAsked) => {
    const isEmpty = (windows.state.shown?.total ?? 0) === 0;
    // Where nothing stands, nothing moves under the pointer.
    const isShown = isAsked || (isEmpty && added + unlisted > 0);
    if (isShown) reload();
    figures.reload();
    return isShown;
  });
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
      <FoundLinksList
        links={links}
        rowActions={rowActions}
        scrollMemory={scrollMemory}
        onSight={(sight) => {
          windows.setVisible(sight);
          figures.see(sight);
        }}
        onClear={clear}
      />
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

interface FoundLinksListProps extends Pick<
  LinksPartProps,
  'links' | 'rowActions' | 'scrollMemory'
> {
  onSight: (sight: VisibleRange) => void;
  onClear: () => void;
}

/** The links that were found, or what to do where there are none. */
function FoundLinksList({
  links,
  rowActions,
  scrollMemory,
  onSight,
  onClear,
}: FoundLinksListProps) {
  const { ways } = useServices();
  const { state, windows, reload } = links;
  const { shown, error } = state;
  return (
    <>
      {shown === null && error === null ? <WaitingList /> : null}
      {shown === null || shown.total === 0 ? null : (
        <LinkList
          shown={shown}
          windows={windows}
          rowActions={rowActions}
          scrollMemory={scrollMemory}
          onSight={onSight}
        />
      )}
      {error === null ? null : (
        <LoadFailure error={error} hasOlder={shown !== null} onRetry={reload} />
      )}
      {error === null && shown?.total === 0 ? (
        <NoLinks ways={ways} view={shown.view} onClear={onClear} />
      ) : null}
    </>
  );
}

interface NoLinksProps {
  ways: OptionsServices['ways'];
  view: LinkView;
  onClear: () => void;
}

/** What to do where nothing was found, or nothing was made yet. */
function NoLinks({ ways, view, onClear }: NoLinksProps) {
  const { words, filter, host } = view;
  if (words === '' && filter === 'all' && host === null) {
    const hint = t(ways.menus ? 'links_empty_hint' : 'links_empty_hint_menu');
    return (
      <EmptyState icon={Link} title={t('links_none')} hint={hint}>
        <NewLink />
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={SearchX}
      title={t(words === '' ? 'links_filter_empty' : 'problem_no_such_link')}
    >
      <Button onClick={onClear}>
        {t(filter === 'all' && host === null ? 'common_clear_search' : 'links_clear_filters')}
      </Button>
    </EmptyState>
  );
}

/** Leads to the form for one link. */
const NewLink = () => (
  <a class="button button-primary" href="#links/new">
    <Icon of={Plus} />
    {t('links_new')}
  </a>
);

interface LoadFailureProps {
  error: ErrorReport;
  /** Links of an earlier answer are still in sight. */
  hasOlder: boolean;
  onRetry: () => void;
}

/** Why the links did not come, and what to do. Where there is a list, it stays in sight over its end and moves nothing. */
function LoadFailure({ error, hasOlder, onRetry }: LoadFailureProps) {
  const { sentence, remedy } = errorText(error);
  return (
    <div class={hasOlder ? 'links-failure' : ''}>
      <Notice
        tone="error"
        title={t(hasOlder ? 'links_load_failed_older' : 'links_load_failed')}
        page={error.page}
        actions={<RetryActions remedy={remedy} onRetry={onRetry} />}
      >
        {sentence}
      </Notice>
    </div>
  );
}
