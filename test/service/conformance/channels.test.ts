import { describe, expect, test } from 'vitest';

import { documentProfileNames } from '../profiles/profiles.ts';
import { openService } from './open-service.ts';
import { expectCreated, expectDone, expectRefused, stranger, words } from './words.ts';

const noon = Date.UTC(2026, 4, 6, 12, 0, 0);
const added = 'Item successfully added to the channel.';

describe.each(documentProfileNames)('channels, %s', (profile) => {
  const { number, flag, markup } = words[profile];
  const open = () => openService({ profile, rateLimit: 1000, now: () => noon });

  test('add, list, update, delete', async () => {
    const service = await open();
    const sent = { name: '<b>&', description: 'More', color: '#12AbcD', starred: true };
    const whole = { ...sent, name: markup, id: number(1), starred: flag(true) };
    expectCreated(profile, await service.account('POST', '/channel/add', sent), whole);
    const bare = await service.account('POST', '/channel/add', { name: 'Plain' });
    const defaults = { description: '', color: expect.stringMatching(/^#\w{6}$/) };
    expectCreated(profile, bare, { id: number(2), ...defaults, starred: flag(false) });
    const { data, body } = await service.account('GET', '/channels');
    expect(body).toMatchObject({ error: 0, data: { result: 2, maxpage: 1 } });
    expect((data['channels'] as unknown[])[0]).toEqual(whole);

    const changes = { name: 'Other', color: '#000000', starred: false };
    const updated = await service.account('PUT', '/channel/1/update', changes);
    if (profile === 'observed') {
      const answer = { ...changes, error: 0, id: '1', description: 'More', starred: '0' };
      expect(updated.body).toMatchObject(answer);
      expect(updated.body).not.toHaveProperty('message');
    } else {
      expectDone(updated, 'Channel has been updated successfully.');
    }
    expect(service.rows('channels')[0]).toMatchObject({
      name: 'Other',
      description: 'More',
      color: '#000000',
      starred: 0,
    });
    const deleted = await service.account('DELETE', '/channel/1/delete');
    expectDone(deleted, 'Channel has been deleted successfully.');
    expect(service.rows('channels')).toMatchObject([{ id: 2 }]);
  });

  test.each([
    ['no name', 'POST', '/channel/add', { color: '#123456' }],
    ['a color by name', 'POST', '/channel/add', { name: 'Maps', color: 'red' }],
    ['a color by name', 'PUT', '/channel/1/update', { color: 'red' }],
    ['a description that is no text', 'PUT', '/channel/1/update', { description: 5 }],
  ])('%s is refused: %s %s', async (_what, method, path, body) => {
    const service = await open();
    service.fill(service.userId, { channels: 1 });
    expectRefused(profile, await service.account(method, path, body), 'invalid');
    expect(service.rows('channels')).toHaveLength(1);
  });

  test('a short name or description in an update', async () => {
    const service = await open();
    service.insert('channels', { userId: service.userId, name: 'Maps', description: 'More' });
    const answer = await service.account('PUT', '/channel/1/update', {
      name: 'ab',
      description: 'x',
    });
    expect(answer.body).toMatchObject({ error: 0 });
    const ignored = profile === 'observed';
    expect(service.rows('channels')).toMatchObject([
      { name: ignored ? 'Maps' : 'ab', description: ignored ? 'More' : 'x' },
    ]);
    await service.account('PUT', '/channel/1/update', { description: '' });
    expect(service.rows('channels')).toMatchObject([{ description: ignored ? 'More' : '' }]);
  });

  test('links and QR codes are assigned, once each, and listed', async () => {
    const service = await open();
    const { userId, origin } = service;
    service.fill(userId, { channels: 2 });
    service.insert('links', { userId, part: 'one', originalUrl: 'https://a.example/?b=c' });
    service.insert('qrCodes', { userId, name: '<b>&', token: 'abc' });
    for (const path of ['/channel/1/assign/links/1', '/channel/1/assign/qr/1']) {
      expectDone(await service.account('POST', path), added);
      expectRefused(profile, await service.account('POST', path), 'conflict');
    }
    expectDone(await service.account('POST', '/channel/2/assign/links/1'), added);
    const { data, body } = await service.account('GET', '/channel/1');
    expect(body).toMatchObject({ error: 0, data: { result: 2, maxpage: 1 } });
    expect(data['items']).toEqual([
      {
        type: 'links',
        id: number(1),
        title: 'https://a.example/?b=c',
        preview: `${origin}/preview.svg`,
        link: `${origin}/one`,
        date: '2026-05-06',
      },
      {
        type: 'qr',
        id: number(1),
        title: markup,
        preview: `${origin}/qr/abc`,
        link: `${origin}/qr/abc`,
        date: '2026-05-06',
      },
    ]);
    const preview = await service.visit('/preview.svg');
    expect(preview.headers['content-type']).toBe('image/svg+xml');
  });

  test('deleting a channel unassigns its items, and deletes none', async () => {
    const service = await open();
    service.fill(service.userId, { channels: 1, links: 1, qrCodes: 1 });
    await service.account('POST', '/channel/1/assign/links/1');
    await service.account('POST', '/channel/1/assign/qr/1');
    await service.account('DELETE', '/channel/1/delete');
    expect(service.rows('channelItems')).toEqual([]);
    expect(service.links()).toHaveLength(1);
    expect(service.rows('qrCodes')).toHaveLength(1);
  });

  test('an item that is gone leaves its page with fewer rows', async () => {
    const service = await open();
    service.fill(service.userId, { channels: 1, links: 1, qrCodes: 3 });
    for (const id of [1, 2, 3]) await service.account('POST', `/channel/1/assign/qr/${id}`);
    await service.account('POST', '/channel/1/assign/links/1');
    await service.account('DELETE', '/qr/2/delete');
    const { data } = await service.account('GET', '/channel/1?limit=2&page=1');
    expect(data).toMatchObject({ result: 4, maxpage: 2, items: [{ id: number(1) }] });
    expect(data['items']).toHaveLength(1);
    const rest = await service.account('GET', '/channel/1?limit=2&page=2');
    expect(rest.data['items']).toHaveLength(2);
  });

  test.each([
    ['GET', '/channel/9'],
    ['PUT', '/channel/9/update'],
    ['DELETE', '/channel/9/delete'],
    ['POST', '/channel/9/assign/links/1'],
    ['POST', '/channel/1/assign/links/9'],
    ['POST', '/channel/1/assign/qr/9'],
    ['POST', '/channel/1/assign/bio/1'],
  ])('%s %s finds nothing', async (method, path) => {
    const service = await open();
    service.fill(service.userId, { channels: 1, links: 1, qrCodes: 1 });
    const body = method === 'PUT' ? { name: 'Other' } : undefined;
    expectRefused(profile, await service.account(method, path, body), 'not_found');
  });

  test('another type of item is an unknown path', async () => {
    const service = await open();
    expect((await service.account('POST', '/channel/1/assign/pixels/1')).status).toBe(404);
    expect(service.requests()).toMatchObject([{ operation: 'unknown' }]);
  });

  test("another account's channels and items are not there", async () => {
    const service = await open();
    const call = stranger(service);
    service.fill(service.userId, { channels: 1, links: 1 });
    service.fill(2, { channels: 1, links: 1 });
    for (const path of ['/channel/1/assign/links/2', '/channel/2/assign/links/1']) {
      expectRefused(profile, await call('POST', path), 'not_found');
    }
    expectRefused(profile, await call('GET', '/channel/1'), 'not_found');
    expect((await call('GET', '/channels')).data['result']).toBe(1);
  });

  test('add refuses more than the plan allows', async () => {
    const service = await openService({ profile, planLimits: { channels: 1 } });
    service.fill(service.userId, { channels: 1 });
    const answer = await service.account('POST', '/channel/add', { name: 'More' });
    expectRefused(profile, answer, 'plan_limit');
  });
});
