import { address } from './page';
import type { Storm } from './storm';
import { pick } from './weather';

/** The colleague makes links to the same pages, at any moment and right beside the creates of this browser. */
export async function interfere(
  storm: Storm,
  isOver: () => boolean,
  random: () => number,
): Promise<void> {
  const { world, pages, rows } = storm;
  while (!isOver()) {
    await world.clock.wait(3000 * random());
    const page = pick(random, [...pages.slice(-4), ...pages.slice(-4), ...rows]);
    const moment = random();
    if (moment < 0.6) addTheirs(storm, page.number, random);
    else {
      const link = theirLink(storm, page.number, random);
      world.service.colleague.addBeside(moment < 0.8 ? 'before' : 'after', link);
    }
  }
}

/** @param age milliseconds since it was made */
export function addTheirs(storm: Storm, page: number, random: () => number, age = 0): void {
  const link = theirLink(storm, page, random);
  const createdAt = storm.world.clock.now() - age;
  storm.world.service.colleague.add(
    age === 0 ? link : { ...link, createdAt, visits: Math.floor(9 * random()) },
  );
}

function theirLink({ world, theirs, pages, rows }: Storm, number: number, random: () => number) {
  const part = `t${String(theirs.size)}x${String(Math.floor(1e6 * random()))}`;
  theirs.add(part);
  const page = [...pages, ...rows].find((each) => each.number === number);
  return {
    userId: world.userId,
    originalUrl: random() < 0.7 ? (page?.url ?? address(number)) : address(number),
    part,
    password: random() < 0.1 ? 'theirs' : null,
  };
}
