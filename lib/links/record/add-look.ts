import type { VisitsOnDay } from '@/lib/model/link';

/** As a list shows them in a line of 36 pixels. */
const most = 32;

/**
 * Remembers how many visits a link had; the last look of a day counts. Where there are too many, one of the older half goes,
 * another one each day.
 * @param visits null where the service reports none
 * @param at epoch milliseconds
 */
export function addLook(
  looks: VisitsOnDay[] = [],
  visits: number | null,
  at: number,
): VisitsOnDay[] {
  if (visits === null) return looks;
  const day = Math.floor(at / 86_400_000);
  const all = [...looks.filter((look) => look.day < day), { day, visits }];
  if (all.length > most) all.splice(1 + (day % (most / 2)), 1);
  return all;
}
