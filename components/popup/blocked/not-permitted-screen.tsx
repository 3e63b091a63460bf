import { notGiven } from '@/components/popup/actions/use-permission';
import { useServicePermission } from '@/components/popup/actions/use-service-permission';
import type { PopupModel } from '@/components/popup/popup-model';
import { Screen } from '@/components/popup/screen';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useFocus } from '@/components/ui/use-focus';
import { errorText } from '@/lib/texts/errors';

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
