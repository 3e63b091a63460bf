import type { LinkWay } from '@/lib/model/connection';
import type { RunRow } from '@/lib/model/run';

import { seededRandom } from '../../service/faults/seeded-random.ts';
import type { ServiceOptions } from '../../service/start-service.ts';
import { openServiceWorld, type ServiceWorld } from '../runs/against-service/service-world';
import { row } from '../runs/rows';
import { addTheirs, interfere } from './colleague';
import { newPage, numberOf, type Page } from './page';
import { Person } from './person';
import { keepDeleted } from './verdict';
import {
  creates,
  faultsOver,
  impatientProxy,
  lagging,
  latest,
  pick,
  randomBehavior,
} from './weather';

/** What one storm consisted of. */
export interface Storm {
  world: ServiceWorld;
  pages: Page[];
  /** Numbers of the pages that are rows of the list. */
  rows: Page[];
  /** Short parts of links that somebody else made. */
  theirs: Set<string>;
  /** How links are made. */
  way: LinkWay;
  person: Person;
  kills: number;
  /** Hours by which the service's clock is wrong. */
  clockOffset: number;
  description: string;
}

/** What is done at least: creates that reach the service, and workers ended while they are at work. */
interface Size {
  creates: number;
  kills: number;
  /** A proxy in front of the service does not wait for it, and its replicas lag behind. */
  isLate?: boolean;
}

/** Lets one person and a colleague loose on a service as chance has it, until so much has happened, and then peace. */
export async function rage(seed: number, size: Size, way: LinkWay): Promise<Storm> {
  const random = seededRandom(seed);
  const behavior = randomBehavior(random);
  const shortPart = pick(random, ['service', 'curtail'] as const);
  // Chance of its own, so that the other storms stay as they are.
  const late = seededRandom(seed + 1000);
  const weather = { isBad: true };
  const delay = (): number => {
    if (!weather.isBad || random() > 0.05) return 20 + 180 * random();
    return latest * random();
  };
  const clockOffset = pick(random, [0, 0, 2, -9]);
  // As slow as the network, so that workers end between the steps of what is written, too.
  const diskRandom = seededRandom(seed);
  const storageTime = (): number => 1 + 100 * diskRandom() ** 2;
  const world = await openServiceWorld({
    seed,
    behavior,
    shortPart,
    way,
    ...serviceOf(way, random),
    ...(size.isLate && {
      proxy: (url) => (weather.isBad ? impatientProxy(way, late)(url) : null),
      lag: () => (weather.isBad ? lagging(late)() : 0),
    }),
    delay,
    storageTime,
    clockOffset,
  });
  keepDeleted(world);
  const person = new Person(world, way, random);
  const description = JSON.stringify({ seed, way, shortPart, clockOffset, ...behavior });
  const storm: Storm = {
    world,
    person,
    pages: [],
    rows: [],
    theirs: new Set(),
    way,
    kills: 0,
    clockOffset,
    description,
  };
  world.service.faults.setRandom({ share: 0.15, seed, faults: faultsOver(way) });
  await world.clock.run(rageOn(storm, size, random));
  weather.isBad = false;
  world.service.faults.clear();
  await world.clock.run(calmDown(storm));
  return storm;
}

/** Creates that reached the service. */
export const createsOf = ({ world, way }: Storm): number =>
  world.service.counters().byOperation[creates[way]] ?? 0;

/** No limit: it would only make each storm longer. */
const serviceOf = (way: LinkWay, random: () => number): Partial<ServiceOptions> =>
  way === 'shortUrl'
    ? {}
    : { profile: pick(random, ['account', 'mixed'] as const), rateLimit: 1_000_000 };

async function rageOn(storm: Storm, size: Size, random: () => number): Promise<void> {
  const { world, pages, person } = storm;
  const state = { isOver: false };
  const isOver = () =>
    state.isOver || (createsOf(storm) >= size.creates && storm.kills >= size.kills);
  const lane = async (): Promise<void> => {
    while (!isOver()) {
      const page = newPage(pages.length, random);
      pages.push(page);
      if (random() < 0.1) addTheirs(storm, page.number, random, 3 * 86_400_000);
      await person.live(page);
    }
  };
  await beginList(storm, random);
  const others = [kill(storm, size, isOver, random), interfere(storm, isOver, random)];
  await Promise.all([lane(), lane(), lane()]).finally(() => (state.isOver = true));
  await Promise.all(others);
  await world.clock.wait(2 * latest);
}

async function beginList(storm: Storm, random: () => number): Promise<void> {
  const { world, rows } = storm;
  for (let line = 1; line <= 6; line += 1) {
    rows.push({ ...newPage(1000 + line, random), alias: null, expiry: null });
  }
  const list = rows.map(({ url, password }, i) => row(i + 1, { url, password: password ?? '' }));
  const options = { name: 'links.csv', ownParts: random() < 0.7, reuse: true };
  await world.bulk().begin({ id: 'one', rows: list, options });
}

/** Ends the worker, mostly while it is in the middle of something, about as often in relation to creates as is wanted in all. */
async function kill(
  storm: Storm,
  size: Size,
  isOver: () => boolean,
  random: () => number,
): Promise<void> {
  const { world } = storm;
  while (!isOver()) {
    await world.clock.wait(400 + 5000 * random() * random());
    if (storm.kills >= (createsOf(storm) * size.kills) / size.creates) continue;
    world.restart();
    storm.kills += 1;
    void world.bulk().continueWork();
  }
}

/** Everything works again: the list goes on to its end, and the person looks at each page once more. */
async function calmDown(storm: Storm): Promise<void> {
  const { world, pages, person, rows } = storm;
  world.restart();
  await world.bulk().continueWork();
  await endList(storm);
  await tellRows(storm);
  for (const failed of world.rows.rows.filter(({ state }) => state === 'failed')) {
    const page = rows.find(({ number }) => number === numberOf(failed.url));
    // Whoever tries again was told of the link that there is; of an altered one only the report tells.
    if (page && mayHaveLink(failed)) page.wishes += 1;
  }
  await world.bulk().retry('one');
  await endList(storm);
  await tellRows(storm);
  for (const page of pages) {
    for (let looks = 0; looks < 30 && (await person.isUncertain(page)); looks += 1) {
      await person.look(page);
      await world.clock.wait(1000);
    }
  }
}

const mayHaveLink = ({ shortUrl, error }: RunRow): boolean =>
  shortUrl !== null || error?.code === 'altered_link';

/** What the list says of its rows, its person reads. */
async function tellRows({ world, rows }: Storm): Promise<void> {
  for (const { url, shortUrl } of world.rows.rows) {
    const link = shortUrl === null ? null : await world.history.findByShortUrl(shortUrl);
    if (link !== null) rows.find(({ number }) => number === numberOf(url))?.given.push(link);
  }
}

async function endList({ world }: Storm): Promise<void> {
  await world.clock.wait(1000);
  await world.bulk().enterPassword('one', 'sesame');
  for (let times = 0; times < 20 && (await world.ended()).state !== 'done'; times += 1) {
    await world.bulk().continueWork();
    // As for a link on another host, which its person takes.
    if (world.head.value?.state === 'paused') await world.bulk().resume('one');
    await world.clock.wait(30_000);
  }
}
