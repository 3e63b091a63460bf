import { describe, expect, test } from 'vitest';

import { documentProfileNames } from '../profiles/profiles.ts';
import { openService } from './open-service.ts';
import { words } from './words.ts';

const createdAt = Date.UTC(2026, 4, 6, 12, 0, 0);
const overlayKey = { documented: 'cta', observed: 'overlay', rest: 'cta' } as const;

describe.each(documentProfileNames)('what is listed alone, %s', (profile) => {
  const { number, markup, noTime } = words[profile];
  const dated = { id: number(1), name: markup, date: '2026-05-06 12:00:00' };
  const undated = { id: number(2), name: 'Undated', date: noTime };

  test.each([
    ['/overlay', overlayKey[profile], 'overlays', { type: 'contact' }],
    ['/splash', 'splash', 'splashPages', {}],
  ] as const)('%s', async (path, key, table, type) => {
    const service = await openService({ profile });
    const { userId } = service;
    service.insert(table, { userId, ...type, name: '<b>&', createdAt });
    service.insert(table, { userId, ...type, name: 'Undated', createdAt: null });
    const { body, data } = await service.account('GET', path);
    expect(body).toMatchObject({ error: 0, data: { result: 2, maxpage: 1 } });
    expect(data[key]).toEqual([
      { ...type, ...dated },
      { ...type, ...undated },
    ]);
    expect((await service.account('POST', path, {})).status).toBe(405);
  });
});
