import { describe, expect, test } from 'vitest';

import { documentProfileNames } from '../profiles/profiles.ts';
import { openService } from './open-service.ts';
import type { TestService } from './open-service.ts';
import { expectCreated, expectDone, expectRefused, stranger, words } from './words.ts';

const noon = Date.UTC(2026, 4, 6, 12, 0, 0);
const when = '2026-05-06 12:00:00';

const vcard = { fname: 'First', lname: 'Last', org: 'Office', cell: '123', city: 'Portside' };

/** A code of every type, and whether it comes with statistics. */
const codes: readonly (readonly [type: string, data: unknown, counted: boolean])[] = [
  ['text', 'Ask at the desk', false],
  ['link', 'https://a.example/?b=c', true],
  ['email', 'desk@mail.example', true],
  ['email', { email: 'desk@mail.example', subject: 'A map', body: 'Please' }, true],
  ['phone', '+1 555 0100', true],
  ['sms', { phone: '123', message: 'Hello' }, false],
  ['wifi', { ssid: 'room', encryption: 'wpa', pass: 'quiet' }, false],
  ['wifi', { ssid: 'open' }, false],
  ['vcard', vcard, false],
];

const unfit: readonly (readonly [type: string, data: unknown])[] = [
  ['text', { text: 'a' }],
  ['text', 'a'.repeat(3000)],
  ['link', 'nowhere'],
  ['link', 'javascript:1'],
  ['email', { subject: 'A map' }],
  ['email', { email: 5 }],
  ['phone', 123],
  ['sms', '123'],
  ['sms', { message: 'Hello' }],
  ['wifi', 'room'],
  ['wifi', { ssid: 'room', encryption: 'wpa9' }],
  ['wifi', { pass: 'quiet' }],
  ['vcard', 'First Last'],
  ['vcard', ['First']],
  ['vcard', {}],
];

const said = {
  documented: { dateKey: 'date', empty: {}, count: String },
  observed: { dateKey: 'data', empty: [], count: String },
  rest: { dateKey: 'date', empty: {}, count: Number },
} as const;

/** The public link's path of a new code. */
async function addCode(service: TestService, fields: object): Promise<string> {
  const { body } = await service.account('POST', '/qr/add', fields);
  return new URL((body as { link: string }).link).pathname;
}

describe.each(documentProfileNames)('QR codes, %s', (profile) => {
  const { number, markup } = words[profile];
  const expected = said[profile];
  const open = () => openService({ profile, rateLimit: 1000, now: () => noon });

  test('add, list, get, update, delete', async () => {
    const service = await open();
    const body = { type: 'text', data: 'a', name: '<b>&', background: 'rgb(255, 255, 0)' };
    const added = await service.account('POST', '/qr/add', body);
    const link = expect.stringMatching(`^${service.origin}/qr/\\w+$`) as unknown;
    expectCreated(profile, added, { id: number(1), link });
    const row = { id: number(1), link, scans: number(0), name: markup };
    const list = await service.account('GET', '/qr');
    expect(list.body).toMatchObject({ error: 0, data: { result: 1 } });
    expect(list.data['qrs']).toEqual([{ ...row, date: when }]);
    const { details } = (await service.account('GET', '/qr/1')).body as { details: object };
    expect(details).toEqual({ ...row, [expected.dateKey]: when });

    const changes = { data: 'b', foreground: 'rgb(0,0,9)', name: 'Other', type: 'link' };
    const updated = await service.account('PUT', '/qr/1/update', changes);
    expectDone(updated, 'QR has been updated successfully.');
    expect(service.rows('qrCodes')).toMatchObject([
      {
        type: 'text',
        data: '"b"',
        name: '<b>&',
        background: 'rgb(255,255,0)',
        foreground: 'rgb(0,0,9)',
      },
    ]);
    const deleted = await service.account('DELETE', '/qr/1/delete');
    expectDone(deleted, 'QR Code has been deleted successfully.');
    expect(service.rows('qrCodes')).toEqual([]);
  });

  test.each(codes)('%s of %j', async (type, data, counted) => {
    const service = await open();
    const path = await addCode(service, { type, data });
    expect(JSON.parse(service.rows('qrCodes')[0]?.data ?? '')).toEqual(data);
    const scan = await service.visit(path);
    if (type === 'link') expect([scan.status, scan.headers.location]).toEqual([302, data]);
    else expect([scan.status, scan.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    const { body } = await service.account('GET', '/qr/1');
    expect(body).toMatchObject({ details: { scans: number(1) } });
    if (counted) expect(body).toMatchObject({ data: { clicks: number(1) } });
    else expect(body).not.toHaveProperty('data');
  });

  test.each(unfit)('%s rejects %j', async (type, data) => {
    const service = await open();
    const good = codes.find(([name]) => name === type)?.[1];
    service.insert('qrCodes', { userId: service.userId, type, data: JSON.stringify(good) });
    for (const [method, path] of [
      ['POST', '/qr/add'],
      ['PUT', '/qr/1/update'],
    ] as const) {
      const answer = await service.account(method, path, { type, data });
      if (profile === 'observed') {
        expect([answer.status, answer.body]).toEqual([500, undefined]);
        expect(answer.headers['content-type']).toContain('text/html');
      } else {
        expectRefused(profile, answer, 'invalid');
      }
    }
    expect(service.rows('qrCodes')).toMatchObject([{ data: JSON.stringify(good) }]);
  });

  test.each([
    ['no type', { data: 'a' }],
    ['an unknown type', { type: 'poem', data: 'a' }],
    ['a type of every object', { type: 'constructor', data: 'a' }],
    ['no data', { type: 'text' }],
    ['a color in hex', { type: 'text', data: 'a', background: '#ffffff' }],
    ['a color that is none', { type: 'text', data: 'a', foreground: 'rgb(0,0,256)' }],
    ['a logo that is no picture', { type: 'text', data: 'a', logo: 'https://a.example/a.svg' }],
    ['a logo that is no URL', { type: 'text', data: 'a', logo: 'a.png' }],
  ])('add refuses %s', async (_what, body) => {
    const service = await open();
    expectRefused(profile, await service.account('POST', '/qr/add', body), 'invalid');
    expect(service.rows('qrCodes')).toEqual([]);
  });

  test('a logo is kept, an update may take it away, and must have data', async () => {
    const service = await open();
    const logo = 'https://a.example/a.png?b=c';
    await addCode(service, { type: 'text', data: 'a', logo });
    expect(service.rows('qrCodes')).toMatchObject([{ logo }]);
    expectRefused(profile, await service.account('PUT', '/qr/1/update', { logo: '' }), 'invalid');
    await service.account('PUT', '/qr/1/update', { data: 'a', logo: '' });
    expect(service.rows('qrCodes')).toMatchObject([{ logo: null }]);
  });

  test('statistics tell who scanned', async () => {
    const service = await open();
    const path = await addCode(service, { type: 'link', data: 'https://a.example/' });
    const nothing = await service.account('GET', '/qr/1');
    expect(nothing.data).toMatchObject({
      clicks: number(0),
      uniqueClicks: number(0),
      topCountries: expected.empty,
      topReferrers: expected.empty,
      topBrowsers: expected.empty,
      topOs: expected.empty,
      socialCount: { facebook: number(0), twitter: number(0), instagram: number(0) },
    });
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';
    const edge = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/1 Chrome/150.0 Safari/1 Edg/150.0';
    const scans = [
      { 'user-agent': firefox },
      { 'user-agent': firefox, referer: 'https://www.facebook.com/x?y' },
      { 'user-agent': edge, referer: 'https://a.example/' },
    ];
    for (const headers of scans) await service.visit(path, { headers });
    await service.visit(path, { method: 'HEAD' });
    const { data } = await service.account('GET', '/qr/1');
    const { count } = expected;
    expect(data).toEqual({
      clicks: number(3),
      uniqueClicks: number(2),
      topCountries: { Unknown: count(3) },
      topReferrers: { Direct: count(1), 'www.facebook.com': count(1), 'a.example': count(1) },
      topBrowsers: { Firefox: count(2), Edge: count(1) },
      topOs: { Linux: count(2), Windows: count(1) },
      socialCount: { facebook: number(1), twitter: number(0), instagram: number(0) },
    });
  });

  test.each([
    ['GET', '/qr/9'],
    ['PUT', '/qr/9/update'],
    ['DELETE', '/qr/9/delete'],
  ])('%s %s finds nothing', async (method, path) => {
    const service = await open();
    const body = method === 'PUT' ? { data: 'a' } : undefined;
    expectRefused(profile, await service.account(method, path, body), 'not_found');
  });

  test("another account's codes are not there", async () => {
    const service = await open();
    service.fill(service.userId, { qrCodes: 1 });
    const call = stranger(service);
    expectRefused(profile, await call('GET', '/qr/1'), 'not_found');
    expectRefused(profile, await call('DELETE', '/qr/1/delete'), 'not_found');
    expect((await call('GET', '/qr')).data['qrs']).toEqual([]);
  });

  test('add refuses more than the plan allows', async () => {
    const service = await openService({ profile, planLimits: { qrCodes: 0 } });
    const answer = await service.account('POST', '/qr/add', { type: 'text', data: 'a' });
    expectRefused(profile, answer, 'plan_limit');
  });

  test('the public link of a code that is gone', async () => {
    const service = await open();
    const path = await addCode(service, { type: 'text', data: 'a' });
    await service.account('DELETE', '/qr/1/delete');
    expect((await service.visit(path)).status).toBe(404);
    expect(service.requests().at(-1)).toMatchObject({ operation: 'scan' });
  });
});
