import { useIsOff } from '@/components/options/managed';
import { useConnection } from '@/components/ui/connection';
import { canSwitchLinks } from '@/lib/rules/offered';

/** How a link of the connected service is taken out of use. `none`: the organization forbids it. */
export type Removal = 'disable' | 'delete' | 'none';

/** @returns null until that is known */
export function useRemoval(): Removal | null {
  const connection = useConnection();
  const isOff = useIsOff('deleteLinks');
  if (connection.state !== 'ready') return null;
  if (canSwitchLinks(connection.value)) return 'disable';
  return isOff ? 'none' : 'delete';
}
