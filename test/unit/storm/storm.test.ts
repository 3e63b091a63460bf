import { afterEach, describe, expect, test } from 'vitest';

import { rage, type Storm } from './storm';
import { faultsOf } from './verdict';

let storm: Storm | undefined;

afterEach(async () => storm?.world.close());

// `npm run test:soak` does the same with many more.
describe.each(['shortUrl', 'accountLinks'] as const)('links over %s', (way) => {
  test.each([2, 13, 23, 31])(
    'whatever fails and whoever interferes, every link is own, single, known and as it is said to be (%i)',
    async (seed) => {
      storm = await rage(seed, { creates: 25, kills: 8 }, way);
      expect(faultsOf(storm), storm.description).toEqual([]);
    },
  );

  test.each([3, 5])(
    'the same holds where a proxy does not wait for the service and its replicas lag (%i)',
    async (seed) => {
      storm = await rage(seed, { creates: 60, kills: 60, isLate: true }, way);
      expect(faultsOf(storm), storm.description).toEqual([]);
    },
  );
});
