import { describe, expect, test } from 'vitest';

import { documentProfileNames } from '../profiles/profiles.ts';
import { openService } from './open-service.ts';
import { stranger, words } from './words.ts';

const createdAt = Date.UTC(2026, 4, 6, 12, 0, 0);

describe.each(documentProfileNames)('splash pages, %s', (profile) => {
  const { number, markup, noTime } = words[profile];

  test('are listed, and nothing else', async () => {
    const service = await openService({ profile });
    const { userId } = service;
    service.insert('splashPages', { userId, name: '<b>&', createdAt });
    service.insert('splashPages', { userId, name: 'Undated', createdAt: null });
    const { body, data } = await service.account('GET', '/splash');
    expect(body).toMatchObject({ error: 0, data: { result: 2, maxpage: 1 } });
    expect(data['splash']).toEqual([
      { id: number(1), name: markup, date: '2026-05-06 12:00:00' },
      { id: number(2), name: 'Undated', date: noTime },
    ]);
    expect((await service.account('DELETE', '/splash')).status).toBe(405);
    const { data: others } = await stranger(service)('GET', '/splash');
    expect(others).toMatchObject({ result: 0, splash: [] });
  });

  test('come in pages', async () => {
    const service = await openService({ profile });
    service.fill(service.userId, { splashPages: 17 });
    const { data } = await service.account('GET', '/splash?page=2');
    expect(data).toMatchObject({ result: 17, maxpage: 2 });
    expect(data['splash']).toMatchObject([{ id: number(16) }, { id: number(17) }]);
  });
});
