import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { readExportedLink } from '@/lib/backup/read-link';
import { preferences } from '@/lib/model/preferences';

import { severalFile } from '../../fixtures/backup/several-services';
import { validFile, validLink } from '../../fixtures/backup/valid-file';
import { type Place, changedAt, placesIn } from './changed-at';
import { importText, known } from './import-text';

const changed = (place: Place, to: unknown): string =>
  JSON.stringify(changedAt(validFile, place, to));

const asText = JSON.stringify(validFile);

test('the file that all of these are made of can be imported', async () => {
  const { world, outcome } = await importText(asText);
  expect(outcome).toEqual({ added: 1, known: 0 });
  expect(world.links()).toContainEqual(validLink);
});

describe('what does no harm is let through:', () => {
  test('a formula for a title is a title', async () => {
    const title = '=HYPERLINK("https://evil.example";"x")';
    const { world } = await importText(changed(['links', 0, 'title'], title));
    expect(world.links()[0]?.title).toBe(title);
  });

  test('a link twice is one', async () => {
    const { world, outcome } = await importText(
      JSON.stringify({ ...validFile, links: [validLink, validLink] }),
    );
    expect(outcome).toEqual({ added: 1, known: 1 });
    expect(world.links()).toHaveLength(2);
  });

  test('unknown fields are dropped, those with names of the language’s own, too', async () => {
    const text = asText
      .replace(
        '"shortUrl"',
        '"__proto__":{"status":"active"},"constructor":1,"extra":{},"shortUrl"',
      )
      .replace('"toolbar"', '"__proto__":{"polluted":true},"lastDomain":"evil.example","toolbar"')
      .replace('"campaign":', '"__proto__":true,"madeUp":true,"campaign":');
    const { world } = await importText(text);
    expect(world.links()).toContainEqual(validLink);
    expect(Object.keys(world.preferences()).toSorted()).toEqual(
      Object.keys(preferences().shape).toSorted(),
    );
    expect(world.preferences().lastDomain).toBeNull();
    expect(world.preferences().tracking).toEqual(validFile.preferences?.tracking);
    expect({}).not.toHaveProperty('polluted');
  });
});

test('whatever is changed in a file, it is refused with the place, or does no harm', async () => {
  const something = fc.oneof(
    fc.constantFrom(undefined, null, '', 0, -1, 1e300, true, [], {}, 'javascript:alert(1)'),
    fc.constantFrom('https://evil.example', 'https://short.example/other', '2030-01-01'),
    fc.jsonValue({ maxDepth: 3 }),
  );
  const places = fc.constantFrom(...placesIn(severalFile));
  await fc.assert(
    fc.asyncProperty(places, something, async (place, to) => {
      const text = JSON.stringify(changedAt(severalFile, place, to));
      const { world, outcome } = await importText(text);
      if ('problem' in outcome) {
        const { kind, path, link } = outcome.problem;
        expect(['foreign', 'older', 'newer', 'damaged']).toContain(kind);
        expect(kind === 'foreign').toBe(place[0] === 'format');
        expect(kind === 'foreign' || path !== '' || link !== null).toBe(true);
        expect(world.writes()).toBe(0);
        return;
      }
      expect(preferences().safeParse(world.preferences()).success).toBe(true);
      for (const link of world.links()) expect(readExportedLink(link)).toEqual({ link });
      expect(world.links()).toContainEqual(known);
    }),
    { numRuns: 600 },
  );
});
