import { beforeEach, describe, expect, test } from 'vitest';

import { remembered } from '../links/world';
import { actsIn } from './acts';
import { page, row, rowsTo } from './rows';
import { createWorld, ended, othersOptions, states, takes, type World } from './world';

let world: World;

beforeEach(() => {
  world = createWorld();
});

const { begin, fail, pass } = actsIn(() => world);

describe('a page that has a link', () => {
  test.each([
    ['gets it', {}, 'existing'],
    ['gets another one with a password', { password: 'sesame' }, 'made'],
    ['gets another one under an alias', { alias: 'own' }, 'made'],
  ])('the row %s', async (_, fields, state) => {
    world.existing.set(page(1), remembered());
    await begin([row(1, fields)]);
    await ended(world);
    expect(states(world)).toEqual([state]);
  });

  test('is given only a link of the same tags, where its tags were chosen', async () => {
    const tagged = `${page(1)}?utm_source=mail`;
    world.existing.set(page(1), remembered({ longUrl: page(1) }));
    world.existing.set(tagged, remembered({ longUrl: page(1) }));
    world.existing.set(page(2), remembered({ longUrl: page(2) }));
    await begin([row(1, { url: tagged, exactUrl: true }), row(2, { exactUrl: true })]);
    expect(await ended(world)).toMatchObject({ failed: 0 });
    // The service of links is left to decide about the first one.
    expect(world.requests).toMatchObject([{ url: tagged, exactUrl: true }]);
  });

  test.each([true, false])(
    'tells what that has, which nobody asked for (known before it is asked for: %s)',
    async (isKnown) => {
      if (isKnown) world.existing.set(page(1), remembered(othersOptions));
      else world.uncertain.add(page(1));
      await begin([row(1), row(2)]);
      expect(await ended(world)).toMatchObject({ made: 1, existing: 1 });
      expect(await world.clock.run(world.bulk.results('one', 0, 2))).toMatchObject([
        { state: 'existing', ...othersOptions, lacksPassword: false },
        { state: 'made', hasPassword: false, expiry: '' },
      ]);
    },
  );

  test.each([
    ['password', { hasPassword: true }],
    ['password', { hasPassword: false }],
    ['expiry', { expiry: '2026-11-21' }],
  ] as const)('tells what nobody has confirmed of it: %s, %o', async (field, more) => {
    const link = remembered({ ...more, unconfirmed: [field] });
    world.existing.set(page(1), link);
    await begin([row(1)]);
    expect(await ended(world)).toMatchObject({ made: 0, existing: 1 });
    expect(await world.clock.run(world.bulk.results('one', 0, 1))).toMatchObject([
      { state: 'existing', ...more, error: { code: 'not_confirmed', field, link } },
    ]);
    expect(world.requests).toEqual([]);
  });

  test('is told to have had it where that is not as it should be, and the list goes on', async () => {
    const link = remembered(othersOptions);
    fail(1, { code: 'wrong_host', link });
    await begin(rowsTo(9));
    expect(await ended(world)).toMatchObject({ state: 'done', made: 8, existing: 1 });
    expect(world.rows.rows[0]).toMatchObject({
      state: 'existing',
      ...othersOptions,
      error: { code: 'wrong_host', link },
    });
  });

  test.each(['rate_limited', 'unauthorized'] as const)(
    'gets the one that was made while the list waited, %s, without a password',
    async (code) => {
      const refused = { code, outcome: 'none' } as const;
      fail(1, { ...refused });
      fail(2, { ...refused });
      await begin([row(1), row(2, { password: 'sesame' })]);
      await pass(takes + 20);
      expect(world.rows.rows.map(({ part }) => part)).not.toContain(null);
      for (const line of [1, 2]) world.existing.set(page(line), remembered());
      await world.clock.run(world.runs.reconnected());
      expect(await ended(world)).toMatchObject({ made: 1, existing: 1 });
      expect(states(world)).toEqual(['existing', 'made']);
    },
  );

  test('gets another one where that is wanted', async () => {
    world.existing.set(page(1), remembered());
    await begin([row(1)], { reuse: false });
    expect(await ended(world)).toMatchObject({ made: 1, existing: 0 });
  });
});
