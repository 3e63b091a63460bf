import { describe, expect, test } from 'vitest';

import { documentProfileNames } from '../profiles/profiles.ts';
import { openService } from './open-service.ts';
import { stranger, words } from './words.ts';

const createdAt = Date.UTC(2026, 4, 6, 12, 0, 0);
const keys = { documented: 'cta', observed: 'overlay', rest: 'cta' } as const;

describe.each(documentProfileNames)('CTA overlays, %s', (profile) => {
  const { number, markup, noTime } = words[profile];

  test('are listed, and nothing else', async () => {
    const service = await openService({ profile });
    const { userId } = service;
    service.insert('overlays', { userId, type: 'contact', name: '<b>&', createdAt });
    service.insert('overlays', { userId, type: 'message', name: 'Undated', createdAt: null });
    const { body, data } = await service.account('GET', '/overlay');
    expect(body).toMatchObject({ error: 0, data: { result: 2, maxpage: 1 } });
    expect(data[keys[profile]]).toEqual([
      { id: number(1), type: 'contact', name: markup, date: '2026-05-06 12:00:00' },
      { id: number(2), type: 'message', name: 'Undated', date: noTime },
    ]);
    expect((await service.account('POST', '/overlay', {})).status).toBe(405);
    const { data: others } = await stranger(service)('GET', '/overlay');
    expect(others).toMatchObject({ result: 0, [keys[profile]]: [] });
  });

  test('come in pages', async () => {
    const service = await openService({ profile });
    service.fill(service.userId, { overlays: 17 });
    const { data } = await service.account('GET', '/overlay?page=2');
    expect(data).toMatchObject({ result: 17, maxpage: 2 });
    expect(data[keys[profile]]).toMatchObject([{ id: number(16) }, { id: number(17) }]);
  });
});
