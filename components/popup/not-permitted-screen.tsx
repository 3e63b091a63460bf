import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useFocus } from '@/components/ui/use-focus';
import { errorText } from '@/lib/texts/error-text';

import type { PopupModel } from './popup-model';
import { Screen } from './screen';
import { notGiven } from './use-permission';
import { useServicePermission } from './use-service-permission';

/** The browser's permission for the service was taken back. */
export function NotPermittedScreen({ model }: { model: PopupModel }) {
  const focus = useFocus<HTMLButtonElement>();
  const { ask, ready, refused } = useServicePermission(model, model.services.reopen);
  return (
    <Screen>
      <h1 class="headline">Permission is missing</h1>
      <p>{errorText({ code: 'permission_missing' }).sentence}</p>
      <p class="muted">
        Curtail asks for <strong dir="ltr">{model.state.connection?.address}</strong> and for
        nothing else.
      </p>
      <Button variant="primary" buttonRef={focus} disabled={!ready} onClick={ask}>
        Give permission
      </Button>
      {refused ? <Notice tone="warning">{notGiven}</Notice> : null}
    </Screen>
  );
}
