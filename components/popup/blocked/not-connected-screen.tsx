import { Screen } from '@/components/popup/screen';
import { ButtonLink } from '@/components/ui/button-link';
import { connectPage } from '@/components/ui/connect-page';
import { useFocus } from '@/components/ui/use-focus';
import { errorText } from '@/lib/texts/errors';

/** Before the first connection: what Curtail needs, and the way there. */
export function NotConnectedScreen() {
  const focus = useFocus<HTMLAnchorElement>();
  return (
    <Screen>
      <h1 class="headline">Short links of your own</h1>
      <p>{errorText({ code: 'not_connected' }).sentence}</p>
      <p class="muted">You need its address and your API key. Both are asked for once.</p>
      <ButtonLink href={connectPage} variant="primary" linkRef={focus}>
        Connect
      </ButtonLink>
    </Screen>
  );
}
