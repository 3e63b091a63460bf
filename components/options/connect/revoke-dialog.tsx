import type { Services } from '@/components/options/services';
import { ConfirmDialog } from '@/components/ui/dialog';

interface RevokeDialogProps {
  services: Pick<Services, 'send'>;
  address: string;
  /** @param kept what the browser goes on allowing */
  onRevoked: (kept: readonly string[]) => void;
  onClose: () => void;
}

/** Says what goes when the connection is revoked, and does it. */
export function RevokeDialog({ services, address, onRevoked, onClose }: RevokeDialogProps) {
  const revoke = async () => {
    const { kept } = await services.send('connection.revoke', undefined);
    onRevoked(kept);
  };
  return (
    <ConfirmDialog
      title={`Revoke the connection to ${address}?`}
      confirm="Revoke"
      onConfirm={revoke}
      onClose={onClose}
    >
      <p>This goes from this browser, and cannot be brought back:</p>
      <ul>
        <li>your API key,</li>
        <li>the permission to reach {address},</li>
        <li>the links that Curtail remembers, what you began to type, and your preferences.</li>
      </ul>
      <p>The links themselves stay on the service and go on working.</p>
    </ConfirmDialog>
  );
}
