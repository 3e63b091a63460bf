import type { Contestant } from './contestant.ts';
import { type Lane, openLane } from './lane.ts';
import { runRound } from './run-round.ts';
import { shuffle } from './shuffle.ts';
import type { Round, TrialName } from './trials/trials.ts';

/** So many rounds go by before every contestant is given a new browser. */
const roundsOfBrowser = 4;

interface Course {
  readonly rounds: number;
  /** The trials that are to be done. */
  readonly names: ReadonlySet<TrialName>;
  /** The address of a page that no browser has seen. */
  readonly nextPage: () => string;
  readonly note: (progress: string) => void;
}

/**
 * Races extensions, round by round.
 *
 * Each has a browser of its own, with a fresh profile and nobody else in it: in one browser for all, they would share processes
 * that stay warm, caches, and the work that each leaves behind. The browsers are open side by side, so that in a round the same
 * thing is done by all of them within seconds of each other, whatever else the machine is about. And as two browsers are never
 * quite alike, even with the same in them, each contestant is given a new one every few rounds: otherwise the luck of one browser
 * would stand in all its figures. Whoever waits for its turn does nothing.
 */
export async function runRace(
  contestants: readonly Contestant[],
  { rounds, names, nextPage, note }: Course,
): Promise<Round[]> {
  const runners = contestants.filter(({ trials }) => trials.some((name) => names.has(name)));
  const done: Round[] = [];
  while (done.length < rounds) {
    await using stack = new AsyncDisposableStack();
    const lanes: Lane[] = [];
    for (const contestant of shuffle(runners))
      lanes.push(stack.use(await openLane(contestant, nextPage)));
    note(`${String(lanes.length)} browsers open`);
    const end = Math.min(rounds, done.length + roundsOfBrowser);
    while (done.length < end) {
      done.push(await runRound(lanes, namesOf(names, done.length)));
      note(`round ${String(done.length)} of ${String(rounds)}`);
    }
  }
  return done;
}

/** What takes long to measure is done once for each browser. */
const namesOf = (names: ReadonlySet<TrialName>, round: number): ReadonlySet<TrialName> =>
  round % roundsOfBrowser === 0 ? names : new Set([...names].filter((name) => !slow.has(name)));

const slow: ReadonlySet<TrialName> = new Set(['atRest', 'rested']);
