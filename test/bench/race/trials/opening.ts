import { setTimeout } from 'node:timers/promises';

import { cpuBetween, readCpuTimes } from '../../browser/cpu-time.ts';
import { paintTimes } from '../../browser/paint-times.ts';
import { restAfter } from '../../browser/rest.ts';
import { usedHeap } from '../../browser/used-heap.ts';
import type { Lane } from '../lane.ts';
import { loadedBytes } from '../loaded-bytes.ts';
import { overService } from '../over-service.ts';
import { seen } from '../seen.ts';
import { bringWorker, type WorkerState } from '../worker-state.ts';

/** What it takes to open a popup: milliseconds from the click, of CPU, and bytes. */
export interface Opening {
  readonly firstPaint: number;
  /** Without the service's time, where it came after its answer. */
  readonly largestPaint: number;
  readonly cpu: number;
  readonly heap: number;
  /** Of the scripts and styles it had loaded when it came to rest, gzip. */
  readonly loaded: number;
}

/** Milliseconds: the browser ends an idle worker after thirty seconds, and what it kept warm for it goes in the next. */
const longRest = 40_000;

/** The same as somebody has it who did something else meanwhile. */
export async function measureRested(lane: Lane): Promise<Opening> {
  await bringWorker(lane, 'ended');
  await setTimeout(longRest);
  return await measureOpening(lane, 'ended');
}

/** Clicks the toolbar button and leaves the popup alone until it has come to rest. */
export async function measureOpening(lane: Lane, state: WorkerState): Promise<Opening> {
  const { browser, contestant, id } = lane;
  await bringWorker(lane, state);
  contestant.service?.forget();
  const before = await readCpuTimes(browser.processId);
  const { targetId, clickedAt } = await browser.click(id, contestant.popup);
  await setTimeout(restAfter);
  const cpu = cpuBetween(before, await readCpuTimes(browser.processId));
  const page = await browser.attach(targetId);
  await seen(page, contestant.shown);
  const { first, largest } = await paintTimes(page);
  const opening = {
    firstPaint: first - clickedAt,
    largestPaint: overService(largest, contestant.service?.creations() ?? []) - clickedAt,
    cpu,
    loaded: await loadedBytes(page, contestant.folder),
    heap: await usedHeap(page),
  };
  await browser.close(targetId);
  return opening;
}
