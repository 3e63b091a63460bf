import { setTimeout } from 'node:timers/promises';

import { cpuBetween, readCpuTimes } from '../../browser/cpu-time.ts';
import { restAfter } from '../../browser/rest.ts';
import type { Lane } from '../lane.ts';
import { bringWorker, hasEnded } from '../worker-state.ts';

/** What follows when somebody closes a tab that has nothing to do with the extension, whose worker has ended. */
export interface ClosingTab {
  /** Milliseconds of the whole browser. */
  readonly cpu: number;
  /** 1 when the worker was started for it. */
  readonly woken: number;
}

export async function measureClosingTab(lane: Lane): Promise<ClosingTab> {
  const { browser } = lane;
  const tab = await browser.open('about:blank');
  await setTimeout(restAfter);
  await bringWorker(lane, 'ended');
  const before = await readCpuTimes(browser.processId);
  await browser.close(tab);
  await setTimeout(restAfter);
  const cpu = cpuBetween(before, await readCpuTimes(browser.processId));
  return { cpu, woken: (await hasEnded(lane)) ? 0 : 1 };
}
