import { PermitButton } from '@/components/account/permit-button';
import type { Services } from '@/components/options/services';
import { Notice } from '@/components/ui/notice';
import { errorText } from '@/lib/texts/errors';

interface NotPermittedProps {
  services: Pick<Services, 'askToReach'>;
  originPattern: string;
  onPermitted: () => void;
}

/** The browser's permission for the service was taken back: says so, and asks for it. */
export function NotPermitted({ services, originPattern, onPermitted }: NotPermittedProps) {
  return (
    <Notice
      tone="warning"
      title={errorText({ code: 'permission_missing' }).sentence}
      actions={
        <PermitButton
          variant="primary"
          askToReach={services.askToReach}
          originPattern={originPattern}
          onPermitted={onPermitted}
        />
      }
    >
      Without it no links can be made.
    </Notice>
  );
}
