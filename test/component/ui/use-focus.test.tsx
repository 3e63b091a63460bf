import { expect, test, vi } from 'vitest';

import { useFocus } from '@/components/ui/hooks';

import { draw } from '../options/draw';

const Field = () => <input name="field" ref={useFocus<HTMLInputElement>()} />;

const focused = () => document.activeElement?.getAttribute('name');

const drawUnpainted = () => {
  const paints = vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  draw(<Field />);
  paints.mockRestore();
};

test('a field has the focus as soon as it is drawn', () => {
  draw(<Field />);
  expect(focused()).toBe('field');
});

test('before the first paint of its page, it has to wait for that', async () => {
  drawUnpainted();
  expect(focused()).toBeNull();
  await expect.poll(focused).toBe('field');
});

test('the first key goes into it, however early that is pressed', () => {
  drawUnpainted();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  expect(focused()).toBe('field');
});
