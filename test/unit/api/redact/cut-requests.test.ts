import fc from 'fast-check';
import { expect, test } from 'vitest';

import { cutRequests } from '@/lib/api/redact/redact';

const url = 'https://long.example/a/secret/page?token=of-mine&x=1';
const inBase64 = btoa(url);

test.each([
  [`Not found: GET /api/v1/•••/shorturl/create/url/${inBase64}.json HTTP/1.1`, 'Not found: …'],
  ['GET https://short.example/api/v1/k/shorturl/create/password/p/url/aHR0cHM6 failed', '… failed'],
  ['No route for %2Fapi%2Fv1%2Fk%2Fshorturl%2Fcreate', 'No route for …'],
  ['In "/api/campaign/12/assign/34": no such link', 'In "…": no such link'],
  [`…m_url/spring/password/p/url/${inBase64.slice(0, 20)}`, '…'],
  [`password/my pass/url/${inBase64} is wrong`, 'password/my … is wrong'],
  [`The value ${inBase64.slice(8, 30)} is too long`, 'The value … is too long'],
  [
    `The value ${inBase64.replace(/=+$/, '').replaceAll(/.{9}/g, '$& ')} is too long`,
    'The value … is too long',
  ],
])('cuts the request out of: %s', (text, cut) => {
  expect(cutRequests(text, [url])).toBe(cut);
});

test.each([
  'The alias spring is taken already.',
  `${url} is on our block list.`,
  'Get a plan with the API at https://short.example/plans/api.',
  'Choose another url/alias.',
  'Use GET or POST.',
  'Read https://short.example/url/abc first.',
])('says what it said: %s', (text) => {
  expect(cutRequests(text, [url])).toBe(text);
});

test('of the base64 of an address no 10 characters are left, wherever it is cut', () => {
  const piece = fc.tuple(fc.webUrl({ withQueryParameters: true }), fc.nat(60), fc.nat(80));
  fc.assert(
    fc.property(piece, fc.constantFrom('path ', 'url/', '"', ''), ([long, from, more], before) => {
      const whole = btoa(long);
      const seen = cutRequests(`${before}${whole.slice(from, from + 10 + more)}`, [long]);
      for (let at = 0; at + 10 <= whole.length; at += 1)
        expect(seen).not.toContain(whole.slice(at, at + 10));
    }),
  );
});

test('a sentence of megabytes takes no time to speak of', () => {
  for (const text of ['a'.repeat(1_000_000), '/api/'.repeat(100_000), 'GET '.repeat(200_000)])
    expect(cutRequests(text, [url]).length).toBeLessThanOrEqual(text.length);
});
