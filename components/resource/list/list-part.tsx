import { Loading } from '@/components/account/account-read-part';
import { addressOf } from '@/components/resource/place';
import type { Resource } from '@/components/resource/resource';
import { MessageWarning } from '@/components/resource/use-message';
import { Button } from '@/components/ui/button';
import { Screen, StatusMessage } from '@/components/ui/screen';
import { WaitLine } from '@/components/ui/wait-line';
import type { Row } from '@/lib/resources/definition';
import type { ListWords } from '@/lib/resources/words';
import { t } from '@/lib/texts/translate';

import { ListBody } from './list-body';
import { LoadFailure } from './load-state';
import type { ListView } from './search';

import './list.css';

interface ListPartProps<R extends Row> {
  resource: Resource<R>;
  view: ListView;
  setView: (view: ListView) => void;
}

/** All of a resource's rows, as far as they are loaded. */
export function ListPart<R extends Row>({ resource, view, setView }: ListPartProps<R>) {
  const { definition, list, message } = resource;
  const { words } = definition;
  const { loaded, job } = list;
  const isEmpty = loaded?.rows.length === 0 && loaded.complete;
  return (
    <Screen title={t(`${words}_title`)} status={<StatusMessage text={message?.text ?? ''} />} wide>
      <p class="screen-lead">{t(`${words}_lead`)}</p>
      <div class="section-actions">
        {/* It is pressed while the list is still loading, so it stands where it is whatever comes. */}
        <NewLink resource={resource} />
        <Button busy={job === 'anew' || job === 'first'} onClick={() => list.refresh()}>
          {t('list_refresh')}
        </Button>
      </div>
      <MessageWarning message={message} />
      <LoadFailure resource={resource} />
      <Progress resource={resource} />
      {isEmpty ? <Empty words={words} /> : null}
      {loaded === null || isEmpty ? null : (
        <ListBody resource={resource} loaded={loaded} view={view} setView={setView} />
      )}
    </Screen>
  );
}

/** Says that the first rows are on their way, or that a refresh has to wait. */
function Progress<R extends Row>({ resource }: { resource: Resource<R> }) {
  const { loaded, job, waitUntil } = resource.list;
  if (job === null || job === 'more') return null;
  if (loaded === null) {
    return <Loading text={t(`${resource.definition.words}_loading`)} waitUntil={waitUntil} />;
  }
  return waitUntil === null ? null : <WaitLine until={waitUntil} />;
}

function Empty({ words }: { words: ListWords }) {
  return (
    <div class="empty-list">
      <p class="empty-list-title">{t(`${words}_empty_title`)}</p>
      <p>{t(`${words}_empty_hint`)}</p>
    </div>
  );
}

/** Leads to the form for a new one, where there can be one. */
function NewLink<R extends Row>({ resource }: { resource: Resource<R> }) {
  const { definition, offers } = resource;
  const { changeWords } = definition;
  if (!offers.create || changeWords === undefined) return null;
  return (
    <a class="button button-primary" href={addressOf(definition, { at: 'create' })}>
      {t(`${changeWords}_new`)}
    </a>
  );
}
