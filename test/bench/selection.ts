import { type Row, rows } from './race/rows.ts';

/** What is measured of Curtail alone. */
const partNames = ['ways', 'links', 'lookup', 'account', 'bulk'] as const;

export type PartName = (typeof partNames)[number];

/** What is to be measured. */
export interface Selection {
  readonly rows: readonly Row[];
  readonly parts: readonly PartName[];
}

/** All rows of the race by one name. */
const popup = 'popup';

/** Everything that can be asked for by name. */
export const selectable: readonly string[] = [popup, ...rows.map(({ name }) => name), ...partNames];

/**
 * What these names mean, everything for none.
 * @throws {RangeError} naming the choices, for a name that is none
 */
export function select(names: readonly string[]): Selection {
  const unknown = names.find((name) => !selectable.includes(name));
  if (unknown !== undefined)
    throw new RangeError(`Nothing is called “${unknown}”. There are: ${selectable.join(', ')}.`);
  const isAsked = (name: string): boolean => names.length === 0 || names.includes(name);
  return {
    rows: rows.filter(({ name }) => isAsked(name) || isAsked(popup)),
    parts: partNames.filter(isAsked),
  };
}
