import type { Stage } from '../stage/stage.ts';
import { keepAwake } from '../stage/worker-state.ts';
import type { FullList } from './full-lists.ts';
import { forgetAnswers, onScreen } from './options-page.ts';
import { requestedAt, rowsSeen } from './sights.ts';

/** What opening a list takes of which nothing is known, in milliseconds. */
export interface FirstRows {
  /** From when the service was asked until the first rows were painted. */
  readonly painted: number;
  /** How long the service took for its answer. */
  readonly held: number;
}

/** @throws {Error} when it took more than one request */
export async function measureFirstRows(stage: Stage, { screen }: FullList): Promise<FirstRows> {
  await forgetAnswers(stage);
  await keepAwake(stage, stage.ids.account);
  stage.service.clearRequests();
  return await onScreen(stage, screen, async (page) => {
    const { painted } = await rowsSeen(page);
    const [request, ...others] = stage.service.requests();
    if (request === undefined || others.length > 0)
      throw new Error(`${String(others.length + 1)} requests for a list, where one was expected.`);
    return { painted: painted - requestedAt(request), held: request.heldMs ?? NaN };
  });
}
