import type { Services } from '@/components/options/services';
import { ConfirmDialog } from '@/components/ui/dialog';
import type { StoredLinks } from '@/lib/model/stored-links';
import { countText } from '@/lib/texts/count-text';

interface ForgetDialogProps {
  services: Pick<Services, 'send'>;
  which: 'all' | 'elsewhere';
  stored: StoredLinks;
  onForgotten: (left: StoredLinks) => void;
  onClose: () => void;
}

/** Says what goes when links are forgotten, and what stays, and does it. */
export function ForgetDialog(props: ForgetDialogProps) {
  const { services, which, stored, onForgotten, onClose } = props;
  const forget = async () => onForgotten(await services.send('links.forget', { which }));
  const isAll = which === 'all';
  return (
    <ConfirmDialog
      title={
        isAll
          ? `Forget ${countText(stored.count, 'link')}?`
          : `Forget ${countText(stored.elsewhere, 'link')} made elsewhere?`
      }
      confirm="Forget"
      onConfirm={forget}
      onClose={onClose}
    >
      <p>
        {isAll
          ? 'What Curtail knows of them goes from this browser: where they lead, their titles, and which of them are switched off. The service lists links that work only, so the others cannot be found again.'
          : 'What Curtail knows of them goes from this browser. Those that work come back the next time that your service is asked for its links.'}
      </p>
      <p>
        The links themselves stay on the service and go on working. To keep a copy, export first.
      </p>
    </ConfirmDialog>
  );
}
