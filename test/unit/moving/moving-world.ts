import type { ConnectionView } from '@/lib/contract/connection';
import type { LinkRecord } from '@/lib/contract/link';
import { defaultPreferences, type Preferences } from '@/lib/contract/preferences';
import { createMoving, type MovingDependencies } from '@/lib/moving/create-moving';

interface Browser {
  links?: readonly LinkRecord[];
  preferences?: Partial<Preferences>;
  connection?: { address: string; key: string } | null;
  /** Keeps the links in place of the simple one that is used otherwise. */
  store?: MovingDependencies['links'];
}

/** The moment at which everything here is exported. */
const exportedAt = Date.UTC(2026, 10, 20, 12);

export const viewOf = (address: string): ConnectionView => ({
  id: `of ${address}`,
  address,
  originPattern: `${new URL(address).origin}/*`,
  apis: { account: 'available', shortUrl: 'available' },
  accountName: 'newcomer',
  refusal: null,
  connectedAt: exportedAt,
});

/** A browser's memory as far as moving goes, and the true moving over it. It counts what is written. */
export function movingWorld({
  links = [],
  preferences = {},
  connection = null,
  store,
}: Browser = {}) {
  const stored = new Map(links.map((link) => [link.shortUrl, link]));
  let kept: Preferences = { ...defaultPreferences, ...preferences };
  let connected = connection;
  let writes = 0;
  const sorted = () => [...stored.values()].toSorted((a, b) => (a.shortUrl < b.shortUrl ? -1 : 1));

  const simple: MovingDependencies['links'] = {
    page: async ({ after, count }) =>
      sorted()
        .filter(({ shortUrl }) => after === null || shortUrl > after)
        .slice(0, count),
    saveAll: async (given, change) => {
      writes += 1;
      const moved = { added: 0, known: 0 };
      for (const link of given) {
        const known = stored.get(link.shortUrl);
        moved[known === undefined ? 'added' : 'known'] += 1;
        const next = known === undefined ? link : change(known, link);
        if (next !== null) stored.set(link.shortUrl, next);
      }
      return moved;
    },
  };

  const moving = createMoving({
    crypto: globalThis.crypto,
    now: () => exportedAt,
    links: store ?? simple,
    preferences: {
      get: async () => kept,
      update: async (change) => {
        writes += 1;
        return (kept = change(kept));
      },
    },
    connection: async () => connected,
    connect: async (credentials) => {
      writes += 1;
      connected = credentials;
      return viewOf(credentials.address);
    },
  });

  return {
    moving,
    writes: () => writes,
    links: sorted,
    preferences: () => kept,
    connection: () => connected,
    forget: () => stored.clear(),
  };
}

export type MovingWorld = ReturnType<typeof movingWorld>;
