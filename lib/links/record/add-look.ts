import type { Looks } from '@/lib/model/link';
import { thinned } from '@/lib/rules/looks';

/**
 * Remembers how many visits a link had; the last look of a day counts.
 * @param visits null where the service reports none
 * @param at epoch milliseconds
 */
export function addLook(looks: Looks = {}, visits: number | null, at: number): Looks {
  const day = Math.floor(at / 86_400_000);
  return visits === null ? looks : thinned({ ...looks, [day]: visits }, day);
}
