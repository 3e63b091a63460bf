import { evaluate } from '../browser/evaluate.ts';
import { shuffle } from '../race/shuffle.ts';
import { optionsPage } from '../stage/stage.ts';
import { keepAwake, letSleep } from '../stage/worker-state.ts';
import { measureWay, type WayTaken } from './measure-way.ts';
import { openWaysStage, type WaysStage } from './ways-stage.ts';
import { ways } from './ways.ts';

/** Everything that is measured in a round, and how the worker is to be when it begins. */
const trials = {
  key: { way: 'key', prepare: keepAwake },
  keyAsleep: { way: 'key', prepare: letSleep },
  menu: { way: 'menu', prepare: keepAwake },
  menuAsleep: { way: 'menu', prepare: letSleep },
  selection: { way: 'selection', prepare: keepAwake },
} as const;

export type WayTrial = keyof typeof trials;

/** What a round gave. */
export type WayRound = Readonly<Record<WayTrial, WayTaken>>;

/**
 * Goes all ways to short links without the popup, at a display of its own.
 * @param built the folder of the built extension
 */
export async function measureWays(built: string, rounds: number): Promise<readonly WayRound[]> {
  await using stage = await openWaysStage(built);
  const all = ways(await commandKeys(stage));
  const done: WayRound[] = [];
  while (done.length < rounds) {
    const round: Partial<Record<WayTrial, WayTaken>> = {};
    for (const name of shuffle(Object.keys(trials) as WayTrial[])) {
      const { way, prepare } = trials[name];
      round[name] = await measureWay(stage, all[way], () => prepare(stage, stage.id));
    }
    done.push(round as WayRound);
  }
  return done;
}

/** @throws {Error} when the browser keeps the suggested keys for itself */
async function commandKeys({ browser, id }: WaysStage): Promise<string> {
  const keys = await browser.inExtensionPage(optionsPage(id), (options) =>
    evaluate(options, async () => {
      const commands = await chrome.commands.getAll();
      return commands.find(({ name }) => name === 'shorten_and_copy')?.shortcut ?? '';
    }),
  );
  if (keys === '') throw new Error('The browser bound no keys to the command.');
  return keys;
}
