import type { ConnectionView, ServiceColor } from '@/lib/model/connection';
import { type Account, colorOf, isAccountName, isSameAccount } from '@/lib/rules/services';

type Place = Pick<ConnectionView, 'id' | 'color' | 'name' | 'pageHosts'>;

type Known = Account & Place;

/** A connection that was just made, and what is wished for it: a name, a color, or an id that it had elsewhere. */
type Made = Account & Partial<Place>;

/** The same account keeps its id and what was chosen for it; another one gets an id and a color that none has. */
export function placeAmong(
  made: Made,
  others: readonly Known[],
  colors: readonly ServiceColor[],
): Place {
  const same = others.find((one) => isSameAccount(one, made));
  if (same === undefined) {
    const color = freeColor(made, others, colors);
    const { name } = made;
    return { id: freeId(made, others), ...(name && { name }), ...(color && { color }) };
  }
  const { id, color, pageHosts, name } = { ...same, ...(made.name && { name: made.name }) };
  return {
    id,
    ...(color && { color }),
    ...(pageHosts && { pageHosts }),
    ...(name && { name }),
  };
}

function freeColor(
  { color: wanted }: Made,
  others: readonly Known[],
  colors: readonly ServiceColor[],
): ServiceColor | undefined {
  if (others.length === 0) return wanted;
  const used = new Set(others.map(colorOf));
  return wanted !== undefined && !used.has(wanted)
    ? wanted
    : colors.find((each) => !used.has(each));
}

/** The first account at an address has that as its id, and any other one its own name behind it. */
function freeId({ address, id, accountName }: Made, others: readonly Known[]): string {
  const used = new Set(others.map((other) => other.id));
  const isFirst = !others.some((other) => other.address === address);
  if (id !== undefined && !used.has(id)) return id;
  if (id === undefined && isFirst) return address;
  const name = accountName !== null && isAccountName(accountName) ? accountName : others.length + 1;
  return `${address}#${String(name)}`;
}
