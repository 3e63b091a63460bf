import type { PopupModel } from '@/components/popup/popup-model';
import type { BehindView } from '@/components/popup/view';
import { Button } from '@/components/ui/button';
import { ButtonLink } from '@/components/ui/button-link';
import { useFocus } from '@/components/ui/use-focus';

import { behindStatus } from './behind-status';
import { copyBehind, takeStep } from './link-info-actions';

interface BehindFootProps {
  model: PopupModel;
  view: BehindView;
}

/** What can be done with a short link. All of it keeps its place while the service is asked. */
export function BehindFoot({ model, view }: BehindFootProps) {
  const { behind, busy } = view;
  const focus = useFocus<HTMLButtonElement>();
  const status = behindStatus(view);
  const next = status === 'disabled' ? 'active' : 'disabled';
  const copy = () => {
    if (behind !== null) void copyBehind(model, behind.link);
  };
  return (
    <div class="foot-row behind-foot">
      <Button
        busy={busy && behind !== null}
        disabled={behind === null && status === null}
        // The second half of a double click was not meant for the words that the first half brought.
        onClick={(event) => (event.detail > 1 ? undefined : void takeStep(model, next))}
      >
        {next === 'active' ? 'Switch on' : 'Switch off'}
      </Button>
      <span class="foot-gap" />
      {behind === null || behind.link.longUrl === '' ? null : (
        <ButtonLink href={behind.link.longUrl}>Open address</ButtonLink>
      )}
      <Button variant="primary" buttonRef={focus} disabled={behind === null} onClick={copy}>
        Copy
      </Button>
    </div>
  );
}
