import { describe, expect, test } from 'vitest';

import {
  lastVisitText,
  linkName,
  linkState,
  creationText,
  visitsText,
} from '@/components/options/links/link-text';
import { addressOfLink, linksPlaceAt } from '@/components/options/links/place';
import type { ServiceInfo } from '@/lib/model/link';

import { asRead, readersDay, readersTime } from '../../../fixtures/reader-words';
import { hostile } from '../bulk/hostile';
import { linkTo } from './link-background';

const serviceInfo = (parts: Partial<ServiceInfo>): ServiceInfo => ({
  at: 1_790_000_000_000,
  visits: null,
  lastAccessed: null,
  before: null,
  gone: false,
  ...parts,
});

/** Within twelve months, a day has no year. */
const nearDay = (day: string): string =>
  new Intl.DateTimeFormat(undefined, { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(day),
  );

describe('how a link stands', () => {
  test.each([
    ['works', 'Active', {}],
    ['works', `Active until ${nearDay('2026-11-28')}`, { expiry: '2026-11-28' }],
    ['works', `Active until ${readersDay('2027-11-28')}`, { expiry: '2027-11-28' }],
    ['soon', 'Expires in 7 days', { expiry: '2026-11-27' }],
    ['soon', 'Expires in 2 days', { expiry: '2026-11-22' }],
    ['soon', 'Expires tomorrow', { expiry: '2026-11-21' }],
    ['soon', 'Expires today', { expiry: '2026-11-20' }],
    ['expired', `Expired ${nearDay('2026-11-19')}`, { expiry: '2026-11-19' }],
    ['expired', `Expired ${nearDay('2026-11-19')}`, { expiry: '2026-11-19', unlisted: true }],
    ['off', 'Disabled', { status: 'disabled' as const, expiry: '2026-11-19' }],
    ['doubtful', 'Not active on your service', { unlisted: true }],
    ['gone', 'Deleted from your service', { told: serviceInfo({ gone: true }), unlisted: true }],
  ])('says of a link that is %s: %s', (name, text, parts) => {
    expect(linkState(linkTo('spring', parts), '2026-11-20')).toEqual({ name, text });
  });
});

describe('visits', () => {
  const at = new Date(2026, 10, 18, 9).getTime();

  test.each([
    ['', '', {}],
    ['0 visits', '', { visits: 0 }],
    ['1 visit', '', { visits: 1 }],
    [
      asRead('1,280 visits'),
      `+12 since ${readersDay('2026-11-18')}`,
      { visits: 1280, before: { visits: 1268, at } },
    ],
    ['128 visits', '', { visits: 128, before: { visits: 128, at } }],
    // A service that counts anew is no loss of visits.
    ['3 visits', '', { visits: 3, before: { visits: 128, at } }],
  ])('“%s”, “%s”', (visits, more, parts) => {
    expect(visitsText(linkTo('spring', { told: serviceInfo(parts) }))).toEqual({ visits, more });
  });

  test('the last one stands as the service tells it', () => {
    const text = (lastAccessed: string) =>
      lastVisitText(linkTo('spring', { told: serviceInfo({ lastAccessed }) }));
    expect(text('2026-11-19 10:03:22')).toBe(`Last visit ${readersTime('2026-11-19 10:03:22')}`);
    expect(text('some day')).toBe('Last visit some day');
  });
});

describe('when and where it was made', () => {
  const createdAt = new Date(2026, 10, 18, 9).getTime();
  // What the service wrote is read as if its zone were UTC.
  const told = Date.UTC(2026, 10, 18, 9);

  test.each([
    [`Created ${readersDay('2026-11-18')}`, { createdAt }],
    [`Created elsewhere on ${readersDay('2026-11-18')}`, { createdAt: told, elsewhere: true }],
    ['Created elsewhere', { createdAt: 0, elsewhere: true }],
    ['', { createdAt: 0 }],
  ])('“%s”', (text, parts) => {
    expect(creationText(linkTo('spring', parts))).toBe(text);
  });
});

test('a link without a title is called by its short link', () => {
  expect(linkName({ shortUrl: 'https://short.example/a', title: ' ' })).toBe('short.example/a');
});

describe('the address of a place', () => {
  test.each([
    'https://short.example/a?b=c#d/e',
    'https://short.example/%2F%',
    `https://short.example/${hostile.emoji}`,
  ])('of a link leads to it: %s', (shortUrl) => {
    expect(linksPlaceAt(addressOfLink(shortUrl).slice('#links/'.length))).toEqual({
      at: 'link',
      shortUrl,
    });
  });

  test.each([
    '',
    'nothing',
    'constructor',
    'link',
    'link/',
    'link/%',
    'link/javascript%3Aalert(1)',
  ])('that names nothing is the list: “%s”', (path) => {
    expect(linksPlaceAt(path)).toEqual({ at: 'list', filter: 'all' });
  });

  test('of a link that is to be made is one of its own', () => {
    expect(linksPlaceAt('new')).toEqual({ at: 'new' });
  });
});
