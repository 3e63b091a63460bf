import { lookForLink } from '@/components/popup/actions/find-link';
import { makeLink } from '@/components/popup/actions/make-link';
import { useServicePermission } from '@/components/popup/actions/use-permission';
import type { PopupModel } from '@/components/popup/model';
import { PopupScreen } from '@/components/popup/screen';
import type { BlockedView } from '@/components/popup/view';
import { Button, ButtonLink } from '@/components/ui/button';
import { ErrorNotice, connectPage } from '@/components/ui/error-notice';
import { useFocus } from '@/components/ui/hooks';
import { Notice } from '@/components/ui/notice';
import { RichMessage } from '@/components/ui/rich-message';
import type { ErrorCode, ErrorReport } from '@/lib/model/errors';
import { errorText } from '@/lib/texts/errors';
import { t } from '@/lib/texts/translate';

import { NotOfferedScreen } from './not-offered-screen';

interface BlockedScreenProps {
  model: PopupModel;
  view: BlockedView;
}

/** What keeps a link from being made before anything was tried, or from being told; each with the button that mends it. */
export function BlockedScreen({ model, view }: BlockedScreenProps) {
  switch (view.name) {
    case 'uncertain':
      return <UncertainScreen model={model} error={view.error} />;
    case 'not_connected':
      return <NotConnectedScreen />;
    case 'not_permitted':
      return <NotPermittedScreen model={model} />;
    case 'not_offered':
      return (
        model.state.connection && (
          <NotOfferedScreen model={model} connection={model.state.connection} />
        )
      );
  }
}

/** Before the first connection: what Curtail needs, and the way there. */
function NotConnectedScreen() {
  const focus = useFocus<HTMLAnchorElement>();
  return (
    <PopupScreen>
      <h1 class="headline">{t('popup_connect_title')}</h1>
      <p class="muted">{t('popup_connect_hint')}</p>
      <ButtonLink href={connectPage} variant="primary" linkRef={focus}>
        {t('common_connect')}
      </ButtonLink>
    </PopupScreen>
  );
}

/** The browser's permission for the service was taken back. */
function NotPermittedScreen({ model }: { model: PopupModel }) {
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

interface UncertainScreenProps {
  model: PopupModel;
  /** Why it could not be told. */
  error: ErrorReport | null;
}

/** A create was cut off, and looking for its link did not tell either. */
export function UncertainScreen({ model, error }: UncertainScreenProps) {
  const focus = useFocus<HTMLButtonElement>();
  return (
    <PopupScreen
      foot={
        <Button onClick={() => void makeLink(model, true)}>{t('popup_uncertain_another')}</Button>
      }
    >
      <Heading error={error} />
      <p class="muted">{t('popup_uncertain_hint')}</p>
      <Button variant="primary" buttonRef={focus} onClick={() => void lookForLink(model)}>
        {t('error_remedy_look')}
      </Button>
      {error === null || codesInHeading.has(error.code) ? null : (
        <ErrorNotice error={error} remedies={{ wait: () => void lookForLink(model) }} />
      )}
    </PopupScreen>
  );
}

/** What stands at the top needs no notice of its own. */
const codesInHeading: ReadonlySet<ErrorCode> = new Set(['outcome_unknown', 'maintenance']);

/** A service in maintenance has hardly made anything, and nobody has to be told more than to come back. */
function Heading({ error }: Pick<UncertainScreenProps, 'error'>) {
  const isAway = error?.code === 'maintenance';
  return (
    <>
      <h1 class="headline">{t(isAway ? 'popup_not_created_yet' : 'popup_uncertain_title')}</h1>
      {isAway ? <p>{errorText(error).sentence}</p> : null}
    </>
  );
}
