import type { PopupModel } from '@/components/popup/popup-model';
import { Button } from '@/components/ui/button';
import { useFocus } from '@/components/ui/use-focus';

import { closeJob, goOnToPage } from './job-actions';

interface JobFootProps {
  model: PopupModel;
  /** Nothing above it is more likely to be wanted. */
  first: boolean;
}

/** What to do with a job that was told. The page's link is made on this button alone, and never by itself. */
export function JobFoot({ model, first }: JobFootProps) {
  const focus = useFocus<HTMLButtonElement>();
  return (
    <div class="foot-row">
      <Button variant="quiet" class="foot-start" onClick={() => void goOnToPage(model)}>
        Go on to this page
      </Button>
      <span class="foot-gap" />
      <Button buttonRef={first ? focus : undefined} onClick={() => void closeJob(model)}>
        Done
      </Button>
    </div>
  );
}
