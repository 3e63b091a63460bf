import { useCallback, useEffect, useLayoutEffect } from 'preact/hooks';

import { Unavailable } from '@/components/options/connect/unavailable';
import { ServiceLine, useServiceInUse } from '@/components/options/connected-services';
import { addressOfList } from '@/components/options/links/place';
import { UncertainScreen } from '@/components/popup/blocked/blocked-screen';
import type { PopupModel } from '@/components/popup/model';
import type { View } from '@/components/popup/view';
import { Button } from '@/components/ui/button';
import { Loaded } from '@/components/ui/loaded';
import { Screen } from '@/components/ui/screen';
import type { LinkFilter } from '@/lib/model/link-query';
import type { PopupState } from '@/lib/model/popup-state';
import { canMakeLinks } from '@/lib/rules/offered';
import { t } from '@/lib/texts/translate';

import { NewLinkForm } from './new-link-form';
import { NewLinkResult } from './new-link-result';
import { statusText, useModelView, useNewLink } from './use-new-link';

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
          isReady(model.state) ? (
            <NewLink model={model} forget={forget} startOver={reload} onCreated={onCreated} />
          ) : (
            <Unavailable connection={model.state.connection} onPermitted={reload} />
          )
        }
      </Loaded>
    </Screen>
  );
}

const isReady = ({ connection, permitted }: PopupState): boolean =>
  permitted && canMakeLinks(connection);

interface NewLinkProps {
  model: PopupModel;
  forget: (model: PopupModel) => void;
  /** Begins with what is kept, and without that with a blank form. */
  startOver: () => void;
  onCreated: () => void;
}

function NewLink({ model, forget, startOver, onCreated }: NewLinkProps) {
  // A link that was seen has done its work; whatever else there is stays, and goes on.
  const leave = useCallback(
    (left: PopupModel) => left.view.name === 'result' && forget(left),
    [forget],
  );
  const view = useModelView(model, leave);
  const shown = view.name === 'result' ? view.link.shortUrl : null;
  const failure = view.name === 'form' ? view.error : null;
  const listed = view.name === 'result' ? JSON.stringify(view.link) : null;
  useEffect(() => {
    if (listed !== null) onCreated();
  }, [listed, onCreated]);
  // Whatever comes of it stands at the top.
  useLayoutEffect(() => scrollTo(0, 0), [shown, failure]);
  const beginNext = () => {
    forget(model);
    startOver();
  };
  return (
    <>
      <NewLinkPart model={model} view={view} onNext={beginNext} />
      <p class="unseen" role="status">
        {statusText(view)}
      </p>
    </>
  );
}

interface NewLinkPartProps {
  model: PopupModel;
  view: View;
  onNext: () => void;
}

function NewLinkPart({ model, view, onNext }: NewLinkPartProps) {
  switch (view.name) {
    case 'form':
      return <NewLinkForm model={model} view={view} />;
    case 'result':
      return <NewLinkResult key={view.link.shortUrl} model={model} view={view} onNext={onNext} />;
    case 'uncertain':
      return (
        <div class="card new-link-uncertain">
          <UncertainScreen model={model} error={view.error} />
          <Button variant="ghost" onClick={onNext}>
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
