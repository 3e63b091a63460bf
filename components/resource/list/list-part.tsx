import { Plus, SearchX } from 'lucide';

import { addressOf, truncated } from '@/components/resource/place';
import { useResource } from '@/components/resource/resource';
import { MessageWarning } from '@/components/resource/use-message';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { RichMessage } from '@/components/ui/rich-message';
import { EmptyState, Screen, StatusMessage, UnreadableNote } from '@/components/ui/screen';
import { t } from '@/lib/texts/translate';

import { ListTools } from './list-tools';
import { type ListView, shownOf, useSearch } from './list-view';
import { LoadFailure, LoadMore } from './load-state';
import { RowSkeletons, RowTable } from './row-table';

const noRows: readonly never[] = [];

interface ListPartProps {
  view: ListView;
  setView: (view: ListView) => void;
}

/** All of a resource’s rows, as far as they are loaded: no more than fifty are drawn, however many there are. */
export function ListPart({ view, setView }: ListPartProps) {
  const { definition, icon, list, message } = useResource();
  const { words } = definition;
  const { loaded } = list;
  const { found, makeReady } = useSearch(loaded?.rows ?? noRows, definition.columns, view.query);
  const shown = shownOf(list, view, found);
  const isEmpty = loaded !== null && loaded.rows.length === 0 && loaded.complete;
  const draw = () => {
    if (loaded === null) return list.error === null ? <RowSkeletons /> : null;
    if (isEmpty) {
      return (
        <EmptyState icon={icon} title={t(`${words}_empty_title`)} hint={t(`${words}_empty_hint`)}>
          <NewLink weight="primary" />
        </EmptyState>
      );
    }
    const query = <bdi>{truncated(view.query)}</bdi>;
    return (
      <>
        <LoadMore />
        <UnreadableNote count={loaded.unreadable} />
        {shown.rows.length > 0 ? <RowTable rows={shown.rows} /> : null}
        {shown.rows.length === 0 && shown.isSearch ? (
          <EmptyState
            icon={SearchX}
            title={<RichMessage of="list_no_results" values={{ query }} />}
          >
            <Button onClick={() => setView({ query: '', page: 0 })}>
              {t('common_clear_search')}
            </Button>
          </EmptyState>
        ) : null}
      </>
    );
  };
  return (
    <Screen
      title={t(`${words}_title`)}
      lead={t(`${words}_lead`)}
      status={<StatusMessage text={message?.text ?? ''} />}
      // It is pressed while the list is still loading, so it stands where it is whatever comes.
      actions={<NewLink weight={isEmpty ? 'secondary' : 'primary'} />}
      wide
    >
      <MessageWarning message={message} />
      <section class="section" aria-label={t(`${words}_title`)}>
        <ListTools {...{ view, setView, shown, makeReady }} />
        <LoadFailure />
        {draw()}
      </section>
    </Screen>
  );
}

/** Leads to the form for a new one, where there can be one. */
function NewLink({ weight }: { weight: 'primary' | 'secondary' }) {
  const { definition, offers } = useResource();
  const { changeWords } = definition;
  if (!offers.create || changeWords === undefined) return null;
  return (
    <a class={`button button-${weight} list-new`} href={addressOf(definition, { at: 'create' })}>
      <Icon of={Plus} />
      {t(`${changeWords}_new`)}
    </a>
  );
}
