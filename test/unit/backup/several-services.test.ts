import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { serviceColors } from '@/lib/model/connection';
import { AppError } from '@/lib/model/errors';
import { serviceName } from '@/lib/rules/url/service-address';

import { type BackupWorld, backupWorld } from '../../fixtures/backup/backup-world';
import type { ServiceGiven } from '../../fixtures/backup/service-world';
import { exportAll, importAll } from '../../fixtures/backup/transfer';
import { validLink } from '../../fixtures/backup/valid-file';

const passphrase = 'correct horse';

/** Whose account a key is, by its first word. */
const accountOf = ({ key }: { key: string }) => key.split('-')[0] ?? null;

/** What is set of each service, and its secrets. */
const servicesOf = (world: BackupWorld) =>
  Object.fromEntries(
    world.known().map(({ connection, lastDomain, shortHosts, credentials }) => {
      const { id, name, color = 'teal', pageHosts, accountName } = connection;
      const shown = { id, name, color, pageHosts, accountName };
      return [accountName, { shown, lastDomain, shortHosts, credentials }];
    }),
  );

/** Two accounts on one host, and a service of another one. */
const places: ServiceGiven[] = [
  { address: 'https://short.example', accountName: 'anna', key: 'anna-very-secret' },
  {
    address: 'https://short.example',
    accountName: 'bert',
    key: 'bert-very-secret',
    serviceId: 'https://short.example#bert',
  },
  { address: 'https://example.com/links', accountName: 'carl', key: 'carl-very-secret' },
];

/** Cut where it is too long, it would end with a space. */
const longName = `${'N'.repeat(59)} of Example & Sons`;

const anySettings = fc.record(
  {
    name: fc.constantFrom('Work', 'Links of Example & Sons', 'روابط', longName).map(serviceName),
    pageHosts: fc.subarray(['one.example', 'two.example:8443'], { minLength: 1 }),
    lastDomain: fc.constantFrom('go.example', 's.example:8080', 'go'),
    shortHosts: fc.subarray(['go.example', 'links.example', 'go'], { minLength: 1 }),
    headers: fc.constant({ 'X-Proxy-Token': 'secret-header-value' }),
  },
  { requiredKeys: [] },
);

const anyServices = fc
  .tuple(
    fc.shuffledSubarray(places, { maxLength: 3 }),
    fc.shuffledSubarray([...serviceColors], { minLength: 3 }),
    fc.array(anySettings, { minLength: 3, maxLength: 3 }),
  )
  .map(([chosen, colors, settings]) =>
    chosen.map((place, index) => {
      const { pageHosts, ...others } = settings[index] ?? {};
      // A host is one service's alone.
      const hosts = pageHosts?.map((host) => `${index}.${host}`);
      const color = colors[index] ?? 'teal';
      return { ...place, ...others, color, ...(hosts && { pageHosts: hosts }) };
    }),
  );

describe('the services of a file', () => {
  test('come back as they were with the passphrase, the one in use before all', async () => {
    await fc.assert(
      fc.asyncProperty(anyServices, async ([connection = null, ...others]) => {
        const old = backupWorld({ connection, others });
        const text = await exportAll(old, passphrase);
        for (const secret of ['very-secret', 'secret-header', 'X-Proxy-Token'])
          expect(text).not.toContain(secret);
        const fresh = backupWorld({ accountOf });
        await importAll(fresh, text, passphrase);
        expect(servicesOf(fresh)).toEqual(servicesOf(old));
        expect(fresh.connection()).toEqual(old.connection());
      }),
      { numRuns: 4 },
    );
  });

  test('are told without their secrets where there is no passphrase', async () => {
    await fc.assert(
      fc.asyncProperty(anyServices, async ([connection = null, ...others]) => {
        const text = await exportAll(backupWorld({ connection, others }), null);
        for (const secret of ['very-secret', 'secret-header', 'X-Proxy-Token'])
          expect(text).not.toContain(secret);
        for (const service of [connection, ...others])
          expect(text).toContain(service?.address ?? '');
        const fresh = backupWorld();
        expect(await importAll(fresh, text, null)).toEqual({ added: 0, known: 0 });
        expect(fresh.services()).toEqual([]);
      }),
    );
  });
});

const [anna, bert, carl] = places;
if (anna === undefined || bert === undefined || carl === undefined) throw new Error('too few');

/** A file with all three, in which the first one was in use. */
let file: Promise<string> | undefined;
const exported = async () =>
  (file ??= exportAll(
    backupWorld({
      connection: { ...anna, color: 'pink' },
      others: [
        { ...bert, name: 'Second', color: 'blue', pageHosts: ['news.example', 'b.example'] },
        { ...carl, shortHosts: ['go.example'], lastDomain: 'go.example' },
      ],
      links: [
        { ...validLink, service: anna.address },
        { ...validLink, shortUrl: 'https://go.example/b', service: bert.serviceId ?? '' },
      ],
    }),
    passphrase,
  ));

const connectAll = async (world: BackupWorld, text: string) => {
  const head: unknown = JSON.parse(text);
  for (const service of [0, 1, 2])
    await world.backup.connect(head, { passphrase, service, use: false }).catch(() => undefined);
};

describe('connecting them in a browser with a service of its own', () => {
  test('leaves that one in use, with what is its own', async () => {
    const own = { lastDomain: 'mine.example', shortHosts: ['mine.example'] };
    const connection = { ...carl, address: 'https://mine.example', ...own };
    const world = backupWorld({ connection, accountOf });
    await connectAll(world, await exported());
    expect(world.services().filter(({ inUse }) => inUse)).toMatchObject([
      { id: 'https://mine.example' },
    ]);
    expect(world.preferences()).toMatchObject(own);
    expect(world.services()).toHaveLength(4);
  });

  test('takes neither a color nor pages from another one', async () => {
    const connection = {
      ...carl,
      address: 'https://mine.example',
      color: 'blue' as const,
      pageHosts: ['news.example'],
    };
    const world = backupWorld({ connection, accountOf });
    await connectAll(world, await exported());
    expect(world.services()[0]?.connection).toMatchObject({
      color: 'blue',
      pageHosts: ['news.example'],
    });
    const second = world.services().find(({ connection: { name } }) => name === 'Second');
    expect(second?.connection.pageHosts).toEqual(['b.example']);
    const colors = world.services().map((each) => each.connection.color);
    expect(new Set(colors).size).toBe(4);
  });

  test('connects none twice, and changes nothing of it but its key', async () => {
    const connection = { ...bert, key: 'bert-older', name: 'Mine', shortHosts: [], color: 'green' };
    const world = backupWorld({ connection: { ...connection, color: 'green' }, accountOf });
    await connectAll(world, await exported());
    expect(world.services()).toHaveLength(3);
    const kept = world.known().find((each) => each.connection.accountName === 'bert');
    expect(kept).toMatchObject({
      connection: { name: 'Mine', color: 'green' },
      credentials: { key: bert.key },
    });
    expect(kept?.connection.pageHosts).toBeUndefined();
  });

  test('goes on where one of them is refused', async () => {
    const refusing = (typed: { key: string }) => {
      if (typed.key === bert.key) throw new AppError({ code: 'unauthorized' });
      return accountOf(typed);
    };
    const world = backupWorld({ accountOf: refusing });
    await connectAll(world, await exported());
    expect(world.services().map(({ connection }) => connection.accountName)).toEqual([
      'anna',
      'carl',
    ]);
  });
});

describe('the links of two accounts at one address', () => {
  const address = 'https://short.example';

  const bertAlone = { address, accountName: 'bert', key: bert.key };

  test.each([
    ['a browser without services', null, [`${address}#bert`, address]],
    ['one where the second account was there first', bertAlone, [address, `${address}#anna`]],
    ['one where a third account is', { ...carl, address }, [`${address}#bert`, `${address}#anna`]],
  ])('come to none but their own: %s', async (_what, there, services) => {
    const world = backupWorld({ connection: there, accountOf });
    const text = await exported();
    await importAll(world, text, null);
    await connectAll(world, text);
    expect(world.links().map(({ service }) => service)).toEqual(services);
    const owners = services.map((id) => world.services().find((each) => each.id === id));
    expect(owners.map((owner) => owner?.connection.accountName)).toEqual(['bert', 'anna']);
  });
});
