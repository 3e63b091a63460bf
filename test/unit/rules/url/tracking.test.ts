import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

import { removedBetween } from '@/lib/rules/url/removed-tracking';
import { findTracking, isRemoved, stripTracking, trackingKinds } from '@/lib/rules/url/tracking';

describe('tracking parameters', () => {
  it('are found by kind, each name once, as it is written', () => {
    const url =
      'https://example.com/?id=1&UTM_Source=a&utm_medium=b&utm_medium=c&gclid=1&ref=x&utm_#utm_term=2';
    expect(findTracking(url)).toEqual([
      { kind: 'campaign', names: ['UTM_Source', 'utm_medium'] },
      { kind: 'google', names: ['gclid'] },
      { kind: 'other', names: ['ref'] },
    ]);
  });

  it('are not found where there are none', () => {
    expect(findTracking('https://example.com/gclid=1#?gclid=1')).toEqual([]);
    expect(findTracking('https://example.com/?gclidx=1&xgclid=1&q=gclid&username=1')).toEqual([]);
  });

  it('are removed by default when they are known to be nothing else', () => {
    const kept = trackingKinds.filter(({ kind }) => !isRemoved(kind, {}));
    expect(kept.map(({ kind }) => kind)).toEqual(['campaign', 'other']);
    expect(isRemoved('google', { google: false })).toBe(false);
    expect(isRemoved('other', { other: true })).toBe(true);
    expect(isRemoved('a kind of tomorrow', {})).toBe(false);
  });

  it('belong to one kind only', () => {
    const names = trackingKinds.flatMap((entry) => entry.names.split(' '));
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(trackingKinds.map(({ kind }) => kind)).size).toBe(trackingKinds.length);
  });
});

describe('stripping', () => {
  const base = 'https://example.com/p';
  test.for([
    ['?utm_source=a', {}, '?utm_source=a'],
    ['?utm_s', { campaign: true }, ''],
    ['?a=1&utm_source=a&b=%7e+%20', { campaign: true }, '?a=1&b=%7e+%20'],
    ['?utm_source=a&a=1#part?gclid=1', { campaign: true }, '?a=1#part?gclid=1'],
    ['?gclid=1#top', {}, '#top'],
    ['?&&a&gclid=1&&', {}, '?&&a&&'],
    ['?a=b?utm_source=c', {}, '?a=b?utm_source=c'],
    ['?ref=x&fbclid=1', {}, '?ref=x'],
    ['?ref=x&fbclid=1', { other: true, meta: false }, '?fbclid=1'],
    ['?', {}, '?'],
    ['', {}, ''],
  ] as const)('%s with %j leaves %s', ([query, switches, left]) => {
    expect(stripTracking(base + query, switches)).toBe(base + left);
  });

  it('leaves everything else as it is, byte for byte, and nothing to strip', () => {
    const name = fc.oneof(
      fc.constantFrom('yclid', 'gclid', 'fbclid'),
      fc.stringMatching(/^[!$'-*.-;A-Za-z~%]*$/),
    );
    const pair = fc
      .tuple(name, fc.stringMatching(/^=?[!$'-;A-Za-z~%?=]*$/))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.array(pair), fc.stringMatching(/^(?:#[ -~]*)?$/), (pairs, fragment) => {
        const stripped = stripTracking(`${base}?${pairs.join('&')}${fragment}`, {});
        const kept = pairs.filter((each) => !/^(?:yclid|gclid|fbclid)(?:=|$)/.test(each));
        fc.pre(findTracking(`${base}?${kept.join('&')}`).length === 0);
        const query = kept.length === 0 && pairs.length > 0 ? '' : `?${kept.join('&')}`;
        expect(stripped).toBe(base + query + fragment);
        expect(stripTracking(stripped, {})).toBe(stripped);
      }),
    );
  });
});

test.each([
  ['?a=1&fbclid=x&utm_source=y', '?a=1&utm_source=y', ['fbclid']],
  ['?gclid=1&fbclid=x&gclid=2', '', ['gclid', 'fbclid']],
  ['?a=1', '?a=1', []],
])('of %s, %s leaves out %j', (full, left, names) => {
  const base = 'https://example.com/p';
  expect(removedBetween(base + full, base + left)).toEqual(names);
});
