import { poll } from '../../e2e/harness/poll.ts';
import { onScreen } from '../account/options-page.ts';
import { marksOf, rowsSeen } from '../account/sights.ts';
import { evaluate } from '../browser/evaluate.ts';
import type { Stage } from '../stage/stage.ts';
import { keepAwake, letSleep } from '../stage/worker-state.ts';

/** What opening the Links screen takes from the navigation on, in milliseconds. */
export interface LinksReady {
  /** The worker has been at work on other things: nothing of the links is in its memory. */
  readonly awake: Opening;
  readonly asleep: Opening;
}

interface Opening {
  /** Until its rows were painted. */
  readonly rows: number;
  /** Until the counts stood beside the filters. */
  readonly counts: number;
}

export async function measureLinksReady(stage: Stage): Promise<LinksReady> {
  await letSleep(stage, stage.ids.account);
  const asleep = await openLinks(stage);
  await letSleep(stage, stage.ids.account);
  await keepAwake(stage, stage.ids.account);
  return { asleep, awake: await openLinks(stage) };
}

const openLinks = (stage: Stage): Promise<Opening> =>
  onScreen(stage, 'links', async (page) => {
    const { painted } = await rowsSeen(page);
    const counted = await poll(
      'the counts',
      async () => (await marksOf(page)).counted || undefined,
    );
    const opened = await evaluate(page, () => performance.timeOrigin);
    return { rows: painted - opened, counts: counted - opened };
  });
