import type { ApiState, ConnectionView, LinkWay } from '@/lib/model/connection';

export const mayBeOffered = (state: ApiState | undefined): boolean =>
  state === 'available' || state === 'unknown';

const ways: readonly LinkWay[] = ['shortUrl', 'accountLinks'];

type Offers = Pick<ConnectionView, 'apis' | 'linksBy'>;

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

/** The two APIs may number links differently. */
export const hasTwoWays = ({ apis }: Pick<ConnectionView, 'apis'>): boolean =>
  ways.every((way) => (apis[way] ?? 'absent') !== 'absent');

export const canSwitchLinks = (connection: Offers | null | undefined): boolean =>
  linkWayOf(connection) !== 'accountLinks';

export const areLinksRefused = ({ apis }: Pick<ConnectionView, 'apis'>): boolean =>
  ways.some((way) => apis[way] === 'refused');

export const canMakeLinks = (connection: Offers | null | undefined): boolean =>
  linkWayOf(connection) !== null;
