import { afterEach, describe, expect, test } from 'vitest';

import { rage, type Storm } from './storm';
import { faultsOf } from './verdict';

let storm: Storm | undefined;

afterEach(async () => storm?.world.close());

// Two of many: `npm run test:soak` has the others.
describe.each(['shortUrl', 'accountLinks'] as const)('links over %s', (way) => {
  test('whatever fails and whoever interferes, every link is own, single, known and as it is said to be', async () => {
    storm = await rage(13, { creates: 25, kills: 8 }, way);
    expect(faultsOf(storm), storm.description).toEqual([]);
  });

  test('the same holds where a proxy does not wait for the service and its replicas lag', async () => {
    storm = await rage(5, { creates: 40, kills: 40, isLate: true }, way);
    expect(faultsOf(storm), storm.description).toEqual([]);
  });
});
