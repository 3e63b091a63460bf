import { onScreen } from '../account/options-page.ts';
import { rowsSeen } from '../account/sights.ts';
import { evaluate } from '../browser/evaluate.ts';
import type { Stage } from '../stage/stage.ts';
import { keepAwake, letSleep } from '../stage/worker-state.ts';

/** What opening the Links screen takes, from the navigation until its rows were painted, in milliseconds. */
export interface LinksReady {
  /** The worker has been at work on other things: nothing of the links is in its memory. */
  readonly awake: number;
  readonly asleep: number;
}

export async function measureLinksReady(stage: Stage): Promise<LinksReady> {
  await letSleep(stage, stage.ids.account);
  const asleep = await openLinks(stage);
  await letSleep(stage, stage.ids.account);
  await keepAwake(stage, stage.ids.account);
  return { asleep, awake: await openLinks(stage) };
}

const openLinks = (stage: Stage): Promise<number> =>
  onScreen(stage, 'links', async (page) => {
    const { painted } = await rowsSeen(page);
    return painted - (await evaluate(page, () => performance.timeOrigin));
  });
