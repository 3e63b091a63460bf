import { describe, expect, test } from 'vitest';

import { createQueue } from '@/lib/async/queue';

/** Work that notes when it begins, and ends on demand. */
function createWork() {
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  return {
    begun,
    of: (name: string) => {
      ends.set(name, Promise.withResolvers());
      return async () => {
        begun.push(name);
        return ends.get(name)?.promise ?? '';
      };
    },
    end: (name: string) => ends.get(name)?.resolve(`${name} is done`),
    fail: (name: string) => ends.get(name)?.reject(new Error(`${name} failed`)),
  };
}

/** Lets everything happen that waits for nothing else. */
const settle = async () => new Promise((resolve) => setImmediate(resolve));

describe('a queue', () => {
  test('does one thing after the other, in order, and gives each its result', async () => {
    const work = createWork();
    const enqueue = createQueue();
    const results = ['a', 'b', 'c'].map(async (name) => enqueue(work.of(name)));
    for (const name of ['b', 'c', 'a']) work.end(name);
    expect(await Promise.all(results)).toEqual(['a is done', 'b is done', 'c is done']);
    expect(work.begun).toEqual(['a', 'b', 'c']);
  });

  test('begins nothing while something else is being done', async () => {
    const work = createWork();
    const enqueue = createQueue();
    const results = ['a', 'b'].map(async (name) => enqueue(work.of(name)));
    await settle();
    expect(work.begun).toEqual(['a']);
    work.end('a');
    await settle();
    expect(work.begun).toEqual(['a', 'b']);
    work.end('b');
    await Promise.all(results);
  });

  test('goes on after a failure, which only its own caller receives', async () => {
    const work = createWork();
    const enqueue = createQueue();
    const failing = enqueue(work.of('a'));
    const throwing = enqueue(() => {
      throw new Error('at once');
    });
    const next = enqueue(work.of('b'));
    work.fail('a');
    work.end('b');
    await expect(failing).rejects.toThrow('a failed');
    await expect(throwing).rejects.toThrow('at once');
    expect(await next).toBe('b is done');
  });

  test('lets work with another key run beside it, and with the same key wait', async () => {
    const work = createWork();
    const enqueue = createQueue();
    const first = enqueue(work.of('a'), 'x');
    const second = enqueue(work.of('b'), 'x');
    const other = enqueue(work.of('c'), 'y');
    await settle();
    expect(work.begun).toEqual(['a', 'c']);
    work.end('c');
    expect(await other).toBe('c is done');
    work.end('a');
    work.end('b');
    expect(await Promise.all([first, second])).toEqual(['a is done', 'b is done']);
    expect(work.begun).toEqual(['a', 'c', 'b']);
  });

  test('keeps the order for what is enqueued after it was idle', async () => {
    const work = createWork();
    const enqueue = createQueue();
    const first = enqueue(work.of('a'));
    work.end('a');
    await first;
    const again = ['b', 'c'].map(async (name) => enqueue(work.of(name)));
    await settle();
    expect(work.begun).toEqual(['a', 'b']);
    for (const name of ['b', 'c']) work.end(name);
    await Promise.all(again);
  });
});
