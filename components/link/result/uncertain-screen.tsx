import { lookForLink } from '@/components/link/actions/find-link';
import { makeLink } from '@/components/link/actions/make-link';
import type { LinkModel } from '@/components/link/model';
import { PopupScreen } from '@/components/link/screen';
import { Button } from '@/components/ui/button';
import { ErrorNotice } from '@/components/ui/error-notice';
import { useFocus } from '@/components/ui/hooks';
import type { ErrorReport } from '@/lib/model/errors';
import { errorText } from '@/lib/texts/errors';
import { t } from '@/lib/texts/translate';

interface UncertainScreenProps {
  model: LinkModel;
  /** Why it is unknown whether the link exists. */
  error: ErrorReport | null;
}

/** A create was cut off, and looking for its link did not tell either. */
export function UncertainScreen({ model, error }: UncertainScreenProps) {
  const focus = useFocus<HTMLButtonElement>();
  const look = () => void lookForLink(model);
  // A service in maintenance has hardly made anything.
  const isAway = error?.code === 'maintenance';
  return (
    <PopupScreen
      foot={
        <Button onClick={() => void makeLink(model, true)}>{t('popup_uncertain_another')}</Button>
      }
    >
      <h1 class="headline">{t(isAway ? 'popup_not_created_yet' : 'popup_uncertain_title')}</h1>
      {isAway ? <p>{errorText(error).sentence}</p> : null}
      <p class="muted">{t('popup_uncertain_hint')}</p>
      <Button variant="primary" buttonRef={focus} onClick={look}>
        {t('error_remedy_look')}
      </Button>
      {/* What stands at the top needs no notice of its own. */}
      {error === null || isAway || error.code === 'outcome_unknown' ? null : (
        <ErrorNotice error={error} remedies={{ wait: look }} />
      )}
    </PopupScreen>
  );
}
