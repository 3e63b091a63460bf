import type { Lane } from './lane.ts';
import { shuffle } from './shuffle.ts';
import { type Results, type Round, type TrialName, trials } from './trials/trials.ts';

/**
 * Has every contestant do everything once. What is compared is done within the same seconds: the trials come in random order, and
 * in each of them the contestants, so that nobody always comes after the same.
 * @param names of the trials to be done
 */
export async function runRound(
  lanes: readonly Lane[],
  names: ReadonlySet<TrialName>,
): Promise<Round> {
  const round: Record<string, Results> = {};
  const run = async (name: TrialName, lane: Lane): Promise<void> => {
    const { column } = lane.contestant;
    await lane.visitNext();
    const result = await trials[name](lane);
    round[column] = { ...round[column], [name]: result };
  };
  for (const name of shuffle([...names])) {
    const those = shuffle(lanes.filter(({ contestant }) => contestant.trials.includes(name)));
    // Nothing is timed in it, but there is a long wait.
    if (name === 'atRest') await Promise.all(those.map((lane) => run(name, lane)));
    else for (const lane of those) await run(name, lane);
  }
  return round;
}
