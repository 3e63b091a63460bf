import { expect, test } from 'vitest';

import { forEachYielding } from '@/components/options/yield';

const things = Array.from({ length: 10_000 }, (_, i) => i);

/** Takes its turn whenever there is one. @returns ends that, and tells how often it was */
function takeEachTurn(): () => number {
  let turns = 0;
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    turns += 1;
    port2.postMessage(null);
  });
  port1.start();
  port2.postMessage(null);
  return () => {
    port1.close();
    return turns;
  };
}

test('others get their turn all the time while 10,000 things are done, in order', async () => {
  const done: number[] = [];
  const endTurns = takeEachTurn();
  await forEachYielding(things, new AbortController().signal, (thing) => void done.push(thing));
  expect(endTurns()).toBeGreaterThan(20);
  expect(done).toEqual(things);
});

test('nothing more is done once it is called off', async () => {
  const leaving = new AbortController();
  const done: number[] = [];
  await forEachYielding(things, leaving.signal, (thing) => {
    done.push(thing);
    if (thing === 299) leaving.abort();
  });
  expect(done).toHaveLength(300);
});
