import type { Look } from '@/lib/rules/looks';

/**
 * What links gained together since the first look at each of them, by the days on which one of them was seen: a link that comes in
 * later adds nothing with what it had before. A service that counts anew takes nothing away.
 */
export function gainsOf(links: readonly (readonly Look[])[]): Look[] {
  const gains = new Map<number, number>();
  for (const looks of links)
    for (const [at, { day, visits }] of looks.entries()) {
      const more = visits - (looks[at - 1]?.visits ?? visits);
      gains.set(day, (gains.get(day) ?? 0) + Math.max(0, more));
    }
  let visits = 0;
  return [...gains]
    .toSorted(([one], [other]) => one - other)
    .map(([day, more]) => {
      visits += more;
      return { day, visits };
    });
}

/** How many visits came from the first of these looks to the last. */
export const gainOf = (looks: readonly Look[]): number => gainsOf([looks]).at(-1)?.visits ?? 0;

/** The newest look, and those of so many days before it. */
export function lastDays(looks: readonly Look[], days: number): readonly Look[] {
  const newest = looks.at(-1)?.day ?? 0;
  return looks.filter(({ day }) => newest - day <= days);
}

/** `YYYY-MM-DD` */
export const dateOf = (day: number): string =>
  new Date(day * 86_400_000).toISOString().slice(0, 10);
