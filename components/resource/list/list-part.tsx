import { Plus } from 'lucide';

import { addressOf } from '@/components/resource/place';
import type { Resource } from '@/components/resource/resource';
import { MessageWarning } from '@/components/resource/use-message';
import { Icon } from '@/components/ui/icon';
import { EmptyState, Screen, StatusMessage } from '@/components/ui/screen';
import type { Row } from '@/lib/resources/definition';
import { t } from '@/lib/texts/translate';

import { ListBody } from './list-body';
import type { ListView } from './list-view';

import './list.css';

interface ListPartProps<R extends Row> {
  resource: Resource<R>;
  view: ListView;
  setView: (view: ListView) => void;
}

/** All of a resource's rows, as far as they are loaded. */
export function ListPart<R extends Row>({ resource, view, setView }: ListPartProps<R>) {
  const { definition, icon, list, message, offers } = resource;
  const { words } = definition;
  const isEmpty = list.loaded?.rows.length === 0 && list.loaded.complete;
  return (
    <Screen
      title={t(`${words}_title`)}
      lead={t(`${words}_lead`)}
      status={<StatusMessage text={message?.text ?? ''} />}
      actions={
        offers.create ? (
          // It is pressed while the list is still loading, so it stands where it is whatever comes.
          <NewLink resource={resource} weight={isEmpty ? 'secondary' : 'primary'} />
        ) : undefined
      }
      wide
    >
      <MessageWarning message={message} />
      <ListBody resource={resource} view={view} setView={setView}>
        {isEmpty ? (
          <EmptyState icon={icon} title={t(`${words}_empty_title`)} hint={t(`${words}_empty_hint`)}>
            <NewLink resource={resource} weight="primary" />
          </EmptyState>
        ) : null}
      </ListBody>
    </Screen>
  );
}

interface NewLinkProps<R extends Row> {
  resource: Resource<R>;
  weight: 'primary' | 'secondary';
}

/** Leads to the form for a new one, where there can be one. */
function NewLink<R extends Row>({ resource, weight }: NewLinkProps<R>) {
  const { definition, offers } = resource;
  const { changeWords } = definition;
  if (!offers.create || changeWords === undefined) return null;
  return (
    <a class={`button button-${weight} list-new`} href={addressOf(definition, { at: 'create' })}>
      <Icon of={Plus} />
      {t(`${changeWords}_new`)}
    </a>
  );
}
