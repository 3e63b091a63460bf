import { ExternalLink } from 'lucide';

import { useLinksScreen } from '@/components/options/links/links-context';
import { LinkList, WaitingList } from '@/components/options/links/list/link-list';
import { linkCountText } from '@/components/options/links/list/status-line';
import { SelectionBar } from '@/components/options/links/many/selection-bar';
import { Failure } from '@/components/ui/failure';
import { Icon } from '@/components/ui/icon';
import { SearchField } from '@/components/ui/search-field';
import { t } from '@/lib/texts/translate';

import '@/components/options/links/list/link-list.css';

/** The links that were made last, and among all of them those that are searched for. */
export function PanelLinks() {
  const { state, linksView, windows, reload } = useLinksScreen();
  const { shown, error } = state;
  const isEmpty = shown?.total === 0;
  return (
    <section class="panel-links" aria-labelledby="panel-links">
      <div class="card-title">
        <h2 id="panel-links">{t('form_recent')}</h2>
        <a class="button button-ghost button-small" href="#links">
          {t('links_title')}
          <Icon of={ExternalLink} isDirectional />
        </a>
      </div>
      {isEmpty && linksView.view.words === '' ? null : (
        <SearchField
          label={t('links_search_hint')}
          value={linksView.typed}
          onInput={linksView.type}
        />
      )}
      <p role="status" class={isEmpty || linksView.view.words !== '' ? 'screen-lead' : 'unseen'}>
        {shown === null ? '' : linkCountText(shown)}
      </p>
      <SelectionBar />
      {shown === null && error === null ? <WaitingList /> : null}
      {shown === null || isEmpty ? null : (
        <LinkList shown={shown} onSight={(sight) => windows.setVisible(sight)} />
      )}
      {error === null ? null : (
        <Failure error={error} title={t('links_load_failed')} retry={reload} />
      )}
    </section>
  );
}
