import type { ColleagueLink } from '../colleague.ts';
import { moments } from '../faults/fault.ts';
import type { Moment } from '../faults/fault.ts';

const types: Readonly<Record<keyof ColleagueLink, 'number' | 'string'>> = {
  userId: 'number',
  originalUrl: 'string',
  domain: 'string',
  part: 'string',
  password: 'string',
  expiresAt: 'number',
  createdAt: 'number',
  visits: 'number',
};

/**
 * A colleague's link from outside, and the moment of the next create beside which it is to be made. Throws a RangeError that
 * names what is wrong.
 */
export function parseColleagueLink(
  value: Record<string, unknown>,
): ColleagueLink & { beside?: Moment } {
  const { beside, ...link } = value;
  for (const name of ['userId', 'originalUrl']) {
    if (link[name] === undefined) throw new RangeError(`The field ${name} is missing.`);
  }
  for (const [name, field] of Object.entries(link)) {
    const type = Object.hasOwn(types, name) ? types[name as keyof typeof types] : undefined;
    if (type === undefined) throw new RangeError(`A colleague's link has no field "${name}".`);
    if (typeof field !== type) throw new RangeError(`The field ${name} must be a ${type}.`);
  }
  // Every field has just been checked.
  const sound = link as unknown as ColleagueLink;
  if (beside === undefined) return sound;
  const moment = moments.find((name) => name === beside);
  if (moment === undefined) throw new RangeError(`beside is one of: ${moments.join(', ')}.`);
  return { ...sound, beside: moment };
}
