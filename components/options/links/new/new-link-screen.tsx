import type { ComponentType } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';

import { CreateWait } from '@/components/link/create-wait';
import { UncertainScreen } from '@/components/link/result/uncertain-screen';
import type { View } from '@/components/link/view';
import { Unavailable } from '@/components/options/connect/unavailable';
import { ServiceLine, useServiceInUse } from '@/components/options/connected-services';
import { useHandedOver } from '@/components/options/drop/hand-over';
import { useLinksScreen } from '@/components/options/links/links-context';
import { addressOfList } from '@/components/options/links/place';
import { Button } from '@/components/ui/button';
import { useListener } from '@/components/ui/hooks';
import { Loaded } from '@/components/ui/loaded';
import { Screen } from '@/components/ui/screen';
import { canMakeLinks } from '@/lib/rules/offered';
import { t } from '@/lib/texts/translate';

import { NewLinkForm, type NewLinkFormProps } from './new-link-form';
import { NewLinkResult } from './new-link-result';
import { type NewLinkModel, beginWith, useNewLink } from './use-new-link';

import '@/components/options/qr/qr.css';
import './new-link.css';

export function NewLinkScreen() {
  const { linksView } = useLinksScreen();
  return (
    <Screen
      title={t('links_new')}
      back={{ href: addressOfList(linksView.view.filter), text: t('links_title') }}
      wide
    >
      <ServiceLine service={useServiceInUse()} />
      <NewLinkPart form={NewLinkForm} />
    </Screen>
  );
}

interface NewLinkPartProps {
  form: ComponentType<NewLinkFormProps>;
}

/** The form for a new link, or what came of it; without a service, what is missing. */
export function NewLinkPart({ form }: NewLinkPartProps) {
  const { loaded, forget } = useNewLink();
  return (
    <Loaded of={loaded} failed="connection_load_failed">
      {({ value: model, reload }) =>
        model.state.permitted && canMakeLinks(model.state.connection) ? (
          <NewLink model={model} form={form} forget={forget} startOver={reload} />
        ) : (
          <Unavailable connection={model.state.connection} onPermitted={reload} />
        )
      }
    </Loaded>
  );
}

interface NewLinkProps extends NewLinkPartProps {
  model: NewLinkModel;
  forget: (model: NewLinkModel) => void;
  /** Begins with what is kept, and without that with a blank form. */
  startOver: () => void;
}

function NewLink({ model, form: LinkForm, forget, startOver }: NewLinkProps) {
  const { reload: reloadList } = useLinksScreen();
  const [, redraw] = useState(model.view);
  useListener(model.onChange, () => redraw(model.view));
  // A link that was seen has done its work; whatever else there is stays, and goes on.
  useEffect(() => () => void (model.view.name === 'result' && forget(model)), [model, forget]);
  const { view } = model;
  useHandedOver('link', (url) => beginWith(model, url));
  const listed = view.name === 'result' ? JSON.stringify(view.link) : null;
  useEffect(() => {
    if (listed !== null) reloadList();
  }, [listed, reloadList]);
  // What comes of it stands at the top.
  const shown = view.name === 'result' ? view.link.shortUrl : view.name === 'form' && view.error;
  useLayoutEffect(() => scrollTo(0, 0), [shown]);
  const beginNext = () => {
    forget(model);
    startOver();
  };
  return (
    <>
      {view.name === 'form' ? (
        <LinkForm model={model} view={view} />
      ) : view.name === 'result' ? (
        <NewLinkResult key={view.link.shortUrl} {...{ model, view }} onNext={beginNext} />
      ) : view.name === 'uncertain' ? (
        <div class="card new-link-uncertain">
          <UncertainScreen model={model} error={view.error} />
          <Button variant="ghost" onClick={beginNext}>
            {t('links_new')}
          </Button>
        </div>
      ) : (
        <div class="card new-link-waiting">
          <h2 aria-hidden="true">{statusText(view)}</h2>
          {view.name === 'waiting' ? <CreateWait model={model} wait={view.wait} /> : null}
          <span class="skeleton" />
          <span class="skeleton" />
        </div>
      )}
      <p class="unseen" role="status">
        {statusText(view)}
      </p>
    </>
  );
}

/** What a screen reader hears of what it would not notice; blank where focus or an alert says it. */
function statusText(view: View): string {
  if (view.name === 'looking') return t('popup_checking');
  if (view.name === 'making' || view.name === 'waiting' || (view.name === 'form' && view.busy))
    return t('popup_creating');
  if (view.name !== 'result' || view.isDead || view.copied === 'trying') return '';
  return view.copied === 'yes'
    ? t('result_copied_link', { link: view.link.shortUrl })
    : t('result_copy_failed');
}
