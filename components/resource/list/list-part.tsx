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
  const { definition, icon, list, message, offers } = useResource();
  const { words, changeWords } = definition;
  const { loaded } = list;
  const found = useSearch(loaded?.rows ?? noRows, definition.columns, view.query);
  const shown = shownOf(list, view, found);
  const newLink = (weight: 'primary' | 'secondary') =>
    offers.create && changeWords !== undefined ? (
      <a class={`button button-${weight}`} href={addressOf(definition, { at: 'create' })}>
        <Icon of={Plus} />
        {t(`${changeWords}_new`)}
      </a>
    ) : undefined;
  const draw = () => {
    if (loaded === null) return list.error === null ? <RowSkeletons /> : null;
    if (loaded.rows.length === 0 && loaded.complete) {
      return (
        <EmptyState icon={icon} title={t(`${words}_empty_title`)} hint={t(`${words}_empty_hint`)}>
          {newLink('secondary')}
        </EmptyState>
      );
    }
    const query = <bdi>{truncated(view.query)}</bdi>;
    return (
      <>
        <LoadMore />
        <UnreadableNote count={loaded.unreadable} />
        {shown.rows.length > 0 ? (
          <RowTable rows={shown.rows} />
        ) : shown.isSearch ? (
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
      actions={newLink('primary')}
      wide
    >
      <MessageWarning message={message} />
      <section class="section" aria-label={t(`${words}_title`)}>
        <ListTools {...{ view, setView, shown }} />
        <LoadFailure />
        {draw()}
      </section>
    </Screen>
  );
}
