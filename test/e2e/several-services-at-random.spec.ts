import { env } from 'node:process';

import { seededRandom } from '../service/faults/seeded-random.ts';
import { startService } from '../service/start-service.ts';
import { expect, test } from './harness/fixtures.ts';
import { BusyPerson } from './services/busy-person.ts';
import { connectPlaces, linksOn } from './services/places.ts';

/** Some cost seconds. `CURTAIL_ACTIONS=200` is for whoever changed what they are about. */
const actions = Number(env['CURTAIL_ACTIONS'] ?? '60');
const seed = Number(env['CURTAIL_SEED'] ?? '1');

/** Milliseconds that a link is made in before its answer comes: long enough for a worker to end over it. */
const answerTime = 80;

const serviceOptions = { profile: 'observed', rateLimit: 100_000 } as const;
test.use({ serviceOptions });

const title = `nothing of ${String(actions)} actions at random (seed ${String(seed)}) is on another service, twice, or lost`;

test(title, { tag: '@nightly' }, async ({ user, chromium, service }) => {
  test.setTimeout(60_000 + actions * 1000);
  await using opened = new AsyncDisposableStack();
  const second = await startService(serviceOptions);
  opened.defer(async () => second.close());
  const places = await connectPlaces(user, second);
  const slow = { kind: 'delay', milliseconds: answerTime, moment: 'after' } as const;
  for (const { faults } of [service, second]) faults.set({ operation: 'create', ...slow });
  const page = await user.openOptions();
  const random = seededRandom(seed);
  const person = new BusyPerson({ user, chromium, page, places, random }, places[2]);
  for (let action = 0; action < actions; action += 1) await person.act();
  await person.settle();
  expect(places.flatMap(linksOn).length).toBeGreaterThan(actions / 20);
  for (const place of places) {
    const links = linksOn(place);
    const pages = links.map(([longUrl]) => longUrl);
    expect(pages.toSorted(), place.name).toEqual([...place.wanted].toSorted());
    expect(Object.fromEntries(links), place.name).toMatchObject(Object.fromEntries(place.told));
    const shown = await person.shownOf(place);
    expect(links.map(([, shortUrl]) => shortUrl)).toEqual(expect.arrayContaining(shown));
  }
});
