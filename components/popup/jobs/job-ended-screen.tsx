import type { PopupModel } from '@/components/popup/popup-model';
import { Screen } from '@/components/popup/screen';
import { Tick } from '@/components/popup/tick';

import { JobFoot } from './job-foot';
import { endedText } from './job-words';

interface JobEndedScreenProps {
  model: PopupModel;
  /** Links; null where nobody could count them, and nobody saw them being copied. */
  count: number | null;
}

/** A job that was followed to its good end. */
export function JobEndedScreen({ model, count }: JobEndedScreenProps) {
  return (
    <Screen foot={<JobFoot model={model} first />}>
      {count === null ? (
        <h1 class="headline">All tabs of this window</h1>
      ) : (
        <h1 class="headline headline-good">
          <Tick />
          Copied
        </h1>
      )}
      <p>{endedText(count)}</p>
    </Screen>
  );
}
