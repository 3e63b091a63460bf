import type { ConnectionView } from '@/lib/model/connection';
import type { ManagedSettings } from '@/lib/model/managed';

export const nothingManaged: ManagedSettings = {
  address: null,
  name: null,
  defaults: {},
  locked: {},
  disabled: [],
  unread: [],
};

export const onlyAddress = ({ address, disabled }: ManagedSettings): string | null =>
  disabled.includes('otherServices') ? address : null;

export const nameOfService = (
  { address, name = '' }: Pick<ConnectionView, 'address' | 'name'>,
  managed: Pick<ManagedSettings, 'address' | 'name'>,
): string => (address === managed.address && managed.name) || name;

export function fieldsThatDiffer(one: object, other: object): [name: string, value: unknown][] {
  const others = new Map<string, unknown>(Object.entries(other));
  return Object.entries(one).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(others.get(name)),
  );
}
