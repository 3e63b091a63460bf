import { describe, expect, test } from 'vitest';

import { documentProfileNames } from '../profiles/profiles.ts';
import { openService } from './open-service.ts';
import type { TestService } from './open-service.ts';
import { expectCreated, expectDone, expectRefused, words } from './words.ts';

const noon = Date.UTC(2026, 4, 6, 12, 0, 0);
const when = '2026-05-06 12:00:00';

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

  test('data that its type rejects', async () => {
    const answer = await (
      await open()
    ).account('POST', '/qr/add', { type: 'link', data: 'nowhere' });
    if (profile !== 'observed') return expectRefused(profile, answer, 'invalid');
    expect([answer.status, answer.body]).toEqual([500, undefined]);
    expect(answer.headers['content-type']).toContain('text/html');
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
});
