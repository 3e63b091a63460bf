import { Button } from '@/components/ui/button';
import { errorText } from '@/components/ui/error-text';
import { Notice } from '@/components/ui/notice';
import { useFocus } from '@/components/ui/use-focus';

import type { PopupModel } from './popup-model';
import { Screen } from './screen';
import { notGiven, usePermission } from './use-permission';

/** The browser's permission for the service was taken back. */
export function NotPermittedScreen({ model }: { model: PopupModel }) {
  const focus = useFocus<HTMLButtonElement>();
  const { ask, ready, refused } = usePermission(model, model.services.reopen);
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
