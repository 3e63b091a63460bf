import { poll } from '../../e2e/harness/poll.ts';

/** Looks in a row that have to agree: what moves does not look the same as long as that. */
const enough = 10;

/**
 * Looks until there is something, and it has come to rest.
 * @param what to name in the error
 */
export async function settled<Found extends object | string>(
  what: string,
  look: () => Promise<Found | undefined>,
): Promise<Found> {
  let last = '';
  let same = 0;
  return await poll(what, async () => {
    const found = await look();
    const text = JSON.stringify(found ?? null);
    same = text === last ? same + 1 : 0;
    last = text;
    return same >= enough ? found : undefined;
  });
}
