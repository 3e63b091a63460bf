import type { ConnectionView } from '@/lib/model/connection';
import type { ManagedSettings } from '@/lib/model/managed';

/** Where nobody set anything. */
export const nothingManaged: ManagedSettings = {
  address: null,
  name: null,
  defaults: {},
  locked: {},
  disabled: [],
  unread: [],
};

/** The address that alone may be connected; null where the person decides. */
export const onlyAddress = ({ address, disabled }: ManagedSettings): string | null =>
  disabled.includes('otherServices') ? address : null;

/** What a service is called; blank where nobody said. The organization's word counts more than what it was connected with. */
export const nameOfService = (
  { address, name = '' }: Pick<ConnectionView, 'address' | 'name'>,
  managed: Pick<ManagedSettings, 'address' | 'name'>,
): string => (address === managed.address && managed.name) || name;

/** The fields of one object that another one has not, or not as they are. */
export function fieldsThatDiffer(one: object, other: object): [name: string, value: unknown][] {
  const others = new Map<string, unknown>(Object.entries(other));
  return Object.entries(one).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(others.get(name)),
  );
}
