import { useServicePermission } from '@/components/link/actions/use-permission';
import { CreateWait } from '@/components/link/create-wait';
import type { LinkModel } from '@/components/link/model';
import { UncertainScreen } from '@/components/link/result/uncertain-screen';
import { PopupScreen } from '@/components/link/screen';
import type { BlockedView, Drawn, Wait } from '@/components/link/view';
import { Button } from '@/components/ui/button';
import { useFocus } from '@/components/ui/hooks';
import { Notice } from '@/components/ui/notice';
import { RichMessage } from '@/components/ui/rich-message';
import { t } from '@/lib/texts/translate';

import { NotConnectedScreen } from './not-connected-screen';
import { NotOfferedScreen } from './not-offered-screen';

/** What keeps a link from being made, or from being known; each with the button that mends it. */
export function BlockedScreen({ model, view }: Drawn<BlockedView>) {
  const { connection } = model.state;
  switch (view.name) {
    case 'waiting':
      return <WaitingScreen model={model} wait={view.wait} />;
    case 'uncertain':
      return <UncertainScreen model={model} error={view.error} />;
    case 'not_connected':
      return <NotConnectedScreen />;
    case 'not_permitted':
      return <NotPermittedScreen model={model} />;
    case 'not_offered':
      return connection && <NotOfferedScreen model={model} connection={connection} />;
  }
}

/** The room of the link, with the wait in its place. */
function WaitingScreen({ model, wait }: { model: LinkModel; wait: Wait }) {
  return (
    <PopupScreen>
      <h1 class="headline">{t('popup_creating')}</h1>
      <CreateWait model={model} wait={wait} />
      <p class="details detail-line" dir="ltr">
        {model.pending.url}
      </p>
      <div class="blank blank-buttons" />
      <div class="blank qr-frame" />
    </PopupScreen>
  );
}

/** The browser's permission for the service was taken back. */
function NotPermittedScreen({ model }: { model: LinkModel }) {
  const focus = useFocus<HTMLButtonElement>();
  const { ask, ready, refused } = useServicePermission(model, model.services.reopen);
  return (
    <PopupScreen>
      <h1 class="headline">{t('popup_permit_title')}</h1>
      <p class="muted">
        <RichMessage
          of="popup_permit_only"
          values={{ address: <strong dir="ltr">{model.state.connection?.address}</strong> }}
        />
      </p>
      <Button variant="primary" buttonRef={focus} disabled={!ready} onClick={ask}>
        {t('error_remedy_permit')}
      </Button>
      {refused ? <Notice tone="warning">{t('popup_access_denied')}</Notice> : null}
    </PopupScreen>
  );
}
