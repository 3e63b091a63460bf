import { Button } from '@/components/ui/button';

interface PermitButtonProps {
  askToReach: (originPattern: string) => Promise<boolean>;
  originPattern: string;
  onPermitted: () => void;
  variant?: 'plain' | 'primary';
  busy?: boolean;
}

/** Asks for the browser's permission for the service, within the press, as browsers want it. */
export function PermitButton(props: PermitButtonProps) {
  const { askToReach, originPattern, onPermitted, variant, busy } = props;
  const ask = () =>
    void askToReach(originPattern).then(
      (given) => (given ? onPermitted() : undefined),
      // It could not be asked: the button is still there to be pressed.
      () => undefined,
    );
  return (
    <Button variant={variant} busy={busy} onClick={ask}>
      Give permission
    </Button>
  );
}
