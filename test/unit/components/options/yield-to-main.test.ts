import { expect, test, vi } from 'vitest';

import { yieldToMain } from '@/components/options/yield';

test('waits for no timer, which a page behind others has once a second or a minute', async () => {
  vi.useFakeTimers();
  await yieldToMain();
  expect(vi.getTimerCount()).toBe(0);
});

test('lets others do their work before it comes back', async () => {
  const done: string[] = [];
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', () => {
    done.push('others');
    port1.close();
  });
  port1.start();
  port2.postMessage(null);
  await yieldToMain();
  done.push('work');
  expect(done).toEqual(['others', 'work']);
});
