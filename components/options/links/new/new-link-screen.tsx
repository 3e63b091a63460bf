import { useEffect, useLayoutEffect, useState } from 'preact/hooks';

import { UncertainScreen } from '@/components/link/result/uncertain-screen';
import type { View } from '@/components/link/view';
import { Unavailable } from '@/components/options/connect/unavailable';
import { ServiceLine, useServiceInUse } from '@/components/options/connected-services';
import { addressOfList } from '@/components/options/links/place';
import { Button } from '@/components/ui/button';
import { useListener } from '@/components/ui/hooks';
import { Loaded } from '@/components/ui/loaded';
import { Screen } from '@/components/ui/screen';
import type { LinkFilter } from '@/lib/model/link-query';
import { canMakeLinks } from '@/lib/rules/offered';
import { t } from '@/lib/texts/translate';

import { NewLinkForm } from './new-link-form';
import { NewLinkResult } from './new-link-result';
import { type NewLinkModel, useNewLink } from './use-new-link';

import './new-link.css';

interface NewLinkScreenProps {
  /** The filter of the list that this leads back to. */
  filter: LinkFilter;
  /** There is another link to list, or it is another one by now. */
  onCreated: () => void;
}

/** One link, made with everything to choose from, and what came of it in the form's place. */
export function NewLinkScreen({ filter, onCreated }: NewLinkScreenProps) {
  const { loaded, forget } = useNewLink();
  const inUse = useServiceInUse();
  return (
    <Screen
      title={t('links_new')}
      back={{ href: addressOfList(filter), text: t('links_title') }}
      wide
    >
      <ServiceLine service={inUse} />
      <Loaded of={loaded} failed="connection_load_failed">
        {({ value: model, reload }) =>
          model.state.permitted && canMakeLinks(model.state.connection) ? (
            <NewLink model={model} forget={forget} startOver={reload} onCreated={onCreated} />
          ) : (
            <Unavailable connection={model.state.connection} onPermitted={reload} />
          )
        }
      </Loaded>
    </Screen>
  );
}

interface NewLinkProps {
  model: NewLinkModel;
  forget: (model: NewLinkModel) => void;
  /** Begins with what is kept, and without that with a blank form. */
  startOver: () => void;
  onCreated: () => void;
}

function NewLink({ model, forget, startOver, onCreated }: NewLinkProps) {
  const [, redraw] = useState(model.view);
  useListener(model.onChange, () => redraw(model.view));
  // A link that was seen has done its work; whatever else there is stays, and goes on.
  useEffect(() => () => void (model.view.name === 'result' && forget(model)), [model, forget]);
  const { view } = model;
  const listed = view.name === 'result' ? JSON.stringify(view.link) : null;
  useEffect(() => {
    if (listed !== null) onCreated();
  }, [listed, onCreated]);
  // What comes of it stands at the top.
  const shown = view.name === 'result' ? view.link.shortUrl : view.name === 'form' && view.error;
  useLayoutEffect(() => scrollTo(0, 0), [shown]);
  const beginNext = () => {
    forget(model);
    startOver();
  };
  return (
    <>
      {partOf(model, beginNext)}
      <p class="unseen" role="status">
        {statusText(view)}
      </p>
    </>
  );
}

function partOf(model: NewLinkModel, beginNext: () => void) {
  const { view } = model;
  switch (view.name) {
    case 'form':
      return <NewLinkForm model={model} view={view} />;
    case 'result':
      return (
        <NewLinkResult key={view.link.shortUrl} model={model} view={view} onNext={beginNext} />
      );
    case 'uncertain':
      return (
        <div class="card new-link-uncertain">
          <UncertainScreen model={model} error={view.error} />
          <Button variant="ghost" onClick={beginNext}>
            {t('links_new')}
          </Button>
        </div>
      );
    default:
      return (
        <div class="card new-link-waiting" aria-hidden="true">
          <h2>{statusText(view)}</h2>
          <span class="skeleton" />
          <span class="skeleton" />
        </div>
      );
  }
}

/** What a screen reader hears of what it would not notice; blank where focus or an alert says it. */
function statusText(view: View): string {
  if (view.name === 'looking') return t('popup_checking');
  if (view.name === 'making' || (view.name === 'form' && view.busy)) return t('popup_creating');
  if (view.name !== 'result' || view.isDead || view.copied === 'trying') return '';
  return view.copied === 'yes'
    ? t('result_copied_link', { link: view.link.shortUrl })
    : t('result_copy_failed');
}
