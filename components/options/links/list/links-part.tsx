import { useRef } from 'preact/hooks';

import type { VisibleRange } from '@/components/options/links/data/shown-links';
import { type LoadedLinks, useVisitRefresh } from '@/components/options/links/data/use-links';
import { RetryActions } from '@/components/options/links/link-commands';
import type { ScrollMemory } from '@/components/options/links/scroll/scroll-memory';
import type { OptionsServices } from '@/components/options/services';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { Screen } from '@/components/ui/screen';
import type { ErrorReport } from '@/lib/model/errors';
import { errorText } from '@/lib/texts/errors';
import { t } from '@/lib/texts/translate';

import { LinkList, NoLinks } from './link-list';
import { LinksLine } from './status-line';
import { CsvButton, LinkFilters, LinkTools } from './toolbar';
import type { LinkRowActions } from './use-link-actions';
import { useLinksSync } from './use-links-sync';
import type { LinksView } from './use-links-view';

interface LinksPartProps {
  services: OptionsServices;
  linksView: LinksView;
  links: LoadedLinks;
  rowActions: LinkRowActions;
  scrollMemory: ScrollMemory;
}

/** The list, what is looked for in it, and what can be done with all of it. */
export function LinksPart({
  services,
  linksView,
  links,
  rowActions,
  scrollMemory,
}: LinksPartProps) {
  const { state, windows, reload } = links;
  const { shown } = state;
  const field = useRef<HTMLInputElement>(null);
  const figures = useVisitRefresh(services, windows);
  const sync = useLinksSync(services, ({ added, unlisted }, isAsked) => {
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
    <Screen title={t('links_title')} wide>
      <div class="section-actions">
        <Button busy={sync.isPending && sync.isAsked} onClick={sync.refresh}>
          {t('common_refresh')}
        </Button>
        <a class="button button-secondary" href="#many">
          {t('links_bulk')}
        </a>
        <CsvButton services={services} shown={shown} />
      </div>
      <LinkTools linksView={linksView} hosts={shown?.hosts ?? []} field={field} />
      <LinkFilters linksView={linksView} counts={shown?.counts ?? null} />
      <LinksLine state={state} sync={sync} pausedUntil={figures.pausedUntil} onShow={reload} />
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
  const { state, windows, reload } = links;
  const { shown, error } = state;
  return (
    <>
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
        <NoLinks view={shown.view} onClear={onClear} />
      ) : null}
    </>
  );
}

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
        actions={<RetryActions remedy={remedy} onRetry={onRetry} />}
      >
        {sentence}
      </Notice>
    </div>
  );
}
