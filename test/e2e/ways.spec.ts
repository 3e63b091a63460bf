import { test } from './harness/fixtures.ts';
import { eachWayIn, live, liveFromTheFirst, whatComesOfIt } from './ways/live.ts';

// In Firefox: `firefox.spec.ts`.
test('each way in works without the popup, and leads to Connect before', async ({ user }) => {
  await liveFromTheFirst(user, eachWayIn);
});

test('lists and failures that were begun without the popup are told', async ({ user }) => {
  await live(user, whatComesOfIt);
});
