import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { Bulk } from '@/lib/contract/bulk';
import { errorText } from '@/lib/texts/error-text';

import type { Services } from '../services';

interface WhyPausedProps {
  services: Pick<Services, 'askToReach'>;
  job: Bulk;
  originPattern: string;
  busy: boolean;
  onGoOn: () => void;
}

/** Why a job was paused, where that was not the person's wish, and what mends it. */
export function WhyPaused({ services, job, originPattern, busy, onGoOn }: WhyPausedProps) {
  const { error } = job;
  if (error === null) return null;
  const { sentence, said, remedy } = errorText(error);
  const permit = async () => {
    if (await services.askToReach(originPattern)) onGoOn();
  };
  return (
    <Notice
      tone="error"
      actions={
        remedy === 'connect' ? (
          <a class="button button-plain" href="#connect">
            Connect
          </a>
        ) : remedy === 'permit' ? (
          <Button busy={busy} onClick={() => void permit()}>
            Give permission
          </Button>
        ) : undefined
      }
    >
      <p>{sentence}</p>
      {said === undefined ? null : (
        <p class="notice-said">
          The service says: “<bdi>{said}</bdi>”
        </p>
      )}
    </Notice>
  );
}
