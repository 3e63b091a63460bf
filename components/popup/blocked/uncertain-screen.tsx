import { lookForLink } from '@/components/popup/actions/look-for-link';
import { makeLink } from '@/components/popup/actions/make-link';
import type { PopupModel } from '@/components/popup/popup-model';
import { Screen } from '@/components/popup/screen';
import { Button } from '@/components/ui/button';
import { ErrorNotice } from '@/components/ui/error-notice';
import { useFocus } from '@/components/ui/use-focus';
import type { ErrorCode, ErrorReport } from '@/lib/model/errors';
import { errorText } from '@/lib/texts/errors';

interface UncertainScreenProps {
  model: PopupModel;
  /** Why it could not be told. */
  error: ErrorReport | null;
}

/** A create was cut off, and looking for its link did not tell either. */
export function UncertainScreen({ model, error }: UncertainScreenProps) {
  const focus = useFocus<HTMLButtonElement>();
  return (
    <Screen foot={<Button onClick={() => void makeLink(model, true)}>Make another anyway</Button>}>
      <Heading error={error} />
      <p class="muted">Making another now could leave you with two.</p>
      <Button variant="primary" buttonRef={focus} onClick={() => void lookForLink(model)}>
        Look again
      </Button>
      {error === null || inHeading.has(error.code) ? null : (
        <ErrorNotice error={error} remedies={{ wait: () => void lookForLink(model) }} />
      )}
    </Screen>
  );
}

/** What stands at the top needs no notice of its own. */
const inHeading: ReadonlySet<ErrorCode> = new Set(['outcome_unknown', 'maintenance']);

/** A service in maintenance has hardly made anything, and nobody has to be told more than to come back. */
function Heading({ error }: Pick<UncertainScreenProps, 'error'>) {
  const isAway = error?.code === 'maintenance';
  return (
    <>
      <h1 class="headline">{isAway ? 'Not shortened yet' : 'Perhaps it was made'}</h1>
      <p>{errorText(isAway ? error : { code: 'outcome_unknown' }).sentence}</p>
    </>
  );
}
