import { ConnectLink } from '@/components/account/connect-link';
import { PermitButton } from '@/components/account/permit-button';
import type { Services } from '@/components/options/services';
import { Notice } from '@/components/ui/notice';
import { ServiceSays } from '@/components/ui/service-says';
import type { Bulk } from '@/lib/model/bulk';
import { errorText } from '@/lib/texts/errors';

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
  return (
    <Notice
      tone="error"
      actions={
        remedy === 'connect' ? (
          <ConnectLink />
        ) : remedy === 'permit' ? (
          <PermitButton
            askToReach={services.askToReach}
            originPattern={originPattern}
            busy={busy}
            onPermitted={onGoOn}
          />
        ) : undefined
      }
    >
      <p>{sentence}</p>
      <ServiceSays words={said} />
    </Notice>
  );
}
