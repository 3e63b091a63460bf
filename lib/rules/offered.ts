import type { ApiState, ConnectionView, LinkWay } from '@/lib/model/connection';

/** Whether an API is worth asking: it is there, or nothing said yet that it is not. */
export const mayBeOffered = (state: ApiState | undefined): boolean =>
  state === 'available' || state === 'unknown';

const ways: readonly LinkWay[] = ['shortUrl', 'accountLinks'];

type Offers = Pick<ConnectionView, 'apis' | 'linksBy'>;

/**
 * The way in which a service's links are made: the one that somebody chose, where it may be there; else the short-URL API before
 * the account API. Null where there is none.
 */
export function linkWayOf(connection: Offers | null | undefined): LinkWay | null {
  const { apis, linksBy } = connection ?? { apis: null };
  const possible = ways.filter((way) => mayBeOffered(apis?.[way]));
  return (
    possible.find((way) => way === linksBy) ??
    possible.find((way) => apis?.[way] === 'available') ??
    possible[0] ??
    null
  );
}

/** Whether links may have been made over either API, which need not number them alike. */
export const hasTwoWays = ({ apis }: Pick<ConnectionView, 'apis'>): boolean =>
  ways.every((way) => (apis[way] ?? 'absent') !== 'absent');

/** Whether links can be disabled and enabled; where they cannot, they can be deleted. */
export const canSwitchLinks = (connection: Offers | null | undefined): boolean =>
  linkWayOf(connection) !== 'accountLinks';

/** Whether links could be made there, were it not for the key or the plan, where they cannot. */
export const areLinksRefused = ({ apis }: Pick<ConnectionView, 'apis'>): boolean =>
  ways.some((way) => apis[way] === 'refused');

/** Whether links can be made. */
export const canMakeLinks = (connection: Offers | null | undefined): boolean =>
  linkWayOf(connection) !== null;
