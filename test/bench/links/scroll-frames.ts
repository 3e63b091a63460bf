import type { CDPSession } from 'puppeteer-core';

import { evaluate } from '../browser/evaluate.ts';

/** Pixels, and pixels a second: somebody who throws the list. */
const throws = { distance: 24_000, speed: 12_000, times: 4 };

/** The times between frames, in milliseconds, while the list is scrolled down very fast and up again. */
export async function measureScrollFrames(page: CDPSession): Promise<number[]> {
  await evaluate(page, beginToWatch);
  for (let time = 0; time < throws.times; time += 1)
    await page.send('Input.synthesizeScrollGesture', {
      x: 500,
      y: 400,
      yDistance: (time % 2 === 0 ? -1 : 1) * throws.distance,
      speed: throws.speed,
      gestureSourceType: 'mouse',
    });
  const frames = await evaluate(page, () => benchFrames);
  if (frames.length < 60) throw new Error(`Only ${String(frames.length)} frames were drawn.`);
  return frames;
}

declare global {
  /** What was watched of the frames of a page. */
  var benchFrames: number[];
}

function beginToWatch(): void {
  const frames: number[] = [];
  globalThis.benchFrames = frames;
  let last = performance.now();
  const note = (now: number): void => {
    frames.push(now - last);
    last = now;
    requestAnimationFrame(note);
  };
  requestAnimationFrame((now) => {
    last = now;
    requestAnimationFrame(note);
  });
}
