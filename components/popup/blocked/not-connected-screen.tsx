import { PopupScreen } from '@/components/link/screen';
import { addStyles } from '@/components/ui/add-styles';
import { ButtonLink } from '@/components/ui/button';
import { connectPage } from '@/components/ui/error-notice';
import { useFocus } from '@/components/ui/hooks';
import { t } from '@/lib/texts/translate';

import styles from './not-connected-screen.css?inline';

addStyles(styles);

/** Before the first connection: what Curtail is for, and the way there. */
export function NotConnectedScreen() {
  const focus = useFocus<HTMLAnchorElement>();
  return (
    <PopupScreen>
      <div class="promise">
        <img src="/icon/curtail.svg" alt="" width="88" height="88" />
        <h1>{t('connection_promise')}</h1>
        <ButtonLink href={connectPage} variant="primary" linkRef={focus}>
          {t('common_connect')}
        </ButtonLink>
      </div>
    </PopupScreen>
  );
}
