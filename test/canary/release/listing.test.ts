import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, test } from 'vitest';

import { checkListings, listingFolder } from '../../commands/release/check-listings.ts';
import { listingFaults } from '../../commands/release/listing-faults.ts';
import { readListing } from '../../commands/release/read-listing.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const english = readFileSync(`${root}${listingFolder}/en.md`, 'utf8');

test('there is a listing that fits every store in each language of Curtail', async () => {
  const locales = await checkListings(root);
  const files = locales.map((locale) => `${locale}.md`);
  expect(new Set(readdirSync(`${root}${listingFolder}`))).toEqual(new Set(files));
  const { permissions, data } = readListing(english);
  for (const locale of locales) {
    const listing = readListing(readFileSync(`${root}${listingFolder}/${locale}.md`, 'utf8'));
    expect([...listing.permissions.keys()], locale).toEqual([...permissions.keys()]);
    expect([...listing.data.keys()], locale).toEqual([...data.keys()]);
  }
});

describe('a listing', () => {
  test('is read into its parts', () => {
    const listing = readListing(english);
    expect(listing.name).toMatch(/^Curtail/);
    expect(listing.permissions.get('storage')).toMatch(/^keeps /);
    expect(listing.data.size).toBe(3);
    expect(listing.captions).toHaveLength(5);
  });

  test('takes the colon of any language', () => {
    const text = english.replace('- `storage`: ', '- `storage`：').replace('`: ', '` : ');
    expect(readListing(text).permissions.get('storage')).toMatch(/^keeps /);
  });

  test.each([
    ['## Summary', '## Sumary', '“## Summary” is missing.'],
    ['- `storage`: ', '- storage: ', 'is no name in backticks'],
    ['- `storage`: ', '`storage`: ', 'is no item of a list'],
    ['## Captions\n', '## Captions\n\n- One more\n', 'has 6 items'],
  ])('with %j turned into %j is refused', (from, to, fault) => {
    expect(() => readListing(english.replace(from, to))).toThrow(fault);
  });
});

describe('what stores take', () => {
  const faultsOf = (changes: object): string =>
    listingFaults({ ...readListing(english), ...changes }, readListing(english)).join('\n');

  test.each([
    ['name', 46, ['Microsoft Edge Add-ons takes 1 to 45']],
    ['name', 76, ['Chrome Web Store takes 1 to 75', 'Firefox Add-ons takes 1 to 50']],
    ['summary', 133, ['Chrome Web Store takes 1 to 132']],
    ['description', 249, ['Microsoft Edge Add-ons takes 250 to 10000']],
    ['description', 16_001, ['Chrome Web Store takes 1 to 16000', 'Firefox Add-ons takes']],
  ])('a %s of %i characters is refused', (field, length, faults) => {
    const found = faultsOf({ [field]: 'n'.repeat(length) });
    for (const fault of faults) expect(found).toContain(fault);
  });

  test('a summary that the package does not have is refused', () => {
    expect(faultsOf({ summary: 'Other words' })).toContain('in the package');
  });
});
