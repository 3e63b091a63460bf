import { Link } from 'lucide';

import { Tile } from '@/components/resource/list/cell';
import { memoized } from '@/lib/async/lazy';
import type { LinkRecord } from '@/lib/model/link';
import { parseUrl } from '@/lib/rules/url/url';

/** The first letter of where a link leads, in a hue of that host's own: its icon would have to be asked of a stranger. */
export function LinkTile({ longUrl }: Pick<LinkRecord, 'longUrl'>) {
  const host = (parseUrl(longUrl)?.hostname ?? '').replace(/^www\./, '');
  if (host === '') return <Tile of={Link} color={null} />;
  return (
    <span
      class="tile tile-colored own-color link-letter"
      style={{ '--own-color': `oklch(0.6 0.12 ${hueOf(host)})` }}
      aria-hidden="true"
    >
      {host.charAt(0).toUpperCase()}
    </span>
  );
}

const hueOf = memoized((host: string): number =>
  Array.from(host).reduce((hue, sign) => (31 * hue + (sign.codePointAt(0) ?? 0)) % 360, 0),
);
