import { describe, expect, test } from 'vitest';

import { documentProfileNames } from '../profiles/profiles.ts';
import { openService } from './open-service.ts';
import { expectCreated, expectDone, words } from './words.ts';

const noon = Date.UTC(2026, 4, 6, 12, 0, 0);

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
});
