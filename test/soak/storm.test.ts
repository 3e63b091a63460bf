import { afterAll, afterEach, describe, expect, test } from 'vitest';

import { createsOf, rage, type Storm } from '../unit/storm/storm';
import { faultsOf } from '../unit/storm/verdict';

/** How many services there are for each way to make links, each of its own kind: 2,400 creates and 1,200 kills in all. */
const storms = 30;
const size = { creates: 40, kills: 20 };

let storm: Storm | undefined;

afterEach(async () => storm?.world.close());

describe.each(['shortUrl', 'accountLinks'] as const)('links over %s', (way) => {
  const sum = { creates: 0, kills: 0 };

  afterAll(() => {
    expect(sum.creates).toBeGreaterThanOrEqual(storms * size.creates);
    expect(sum.kills).toBeGreaterThanOrEqual(storms * size.kills);
  });

  test.each(Array.from({ length: storms }, (_, i) => i + 1))(
    'every link is own, single, known and as it is said to be in storm %i',
    async (seed) => {
      storm = await rage(seed, size, way);
      sum.creates += createsOf(storm);
      sum.kills += storm.kills;
      expect(faultsOf(storm), storm.description).toEqual([]);
    },
    120_000,
  );

  test.each([1, 2, 3, 4, 5, 6])(
    'the same holds in storm %i where a proxy does not wait for the service and its replicas lag',
    async (seed) => {
      storm = await rage(seed, { creates: 60, kills: 60, isLate: true }, way);
      expect(faultsOf(storm), storm.description).toEqual([]);
    },
    120_000,
  );
});
