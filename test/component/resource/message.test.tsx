import { options } from 'preact';
import { useState } from 'preact/hooks';
import { expect, onTestFinished, test } from 'vitest';

import { type Message, useMessage } from '@/components/resource/use-message';

import { draw } from '../options/draw';

interface Seen {
  go: (address: string) => void;
  say: (message: Message) => void;
}

/** A screen at an address, and the ways to go on from it and to say something. */
function drawScreen(): { home: HTMLElement; seen: Seen } {
  const seen: Seen = { go: () => undefined, say: () => undefined };
  function Screen() {
    const [address, setAddress] = useState('#tools');
    const [message, setMessage] = useMessage(address);
    Object.assign(seen, { go: setAddress, say: setMessage });
    return (
      <>
        {address}: {message?.text ?? ''}
      </>
    );
  }
  return { home: draw(<Screen />), seen };
}

/** Lets nothing be done after painting, as on a computer that has no time for it. */
function neverPaint(): void {
  options.requestAnimationFrame = () => undefined;
  onTestFinished(() => {
    delete options.requestAnimationFrame;
  });
}

const created: Message = { address: '#tools', text: 'Tool created', warnings: [] };

test('a message for the next place is not lost where the page had no time to paint since it came to this one', async () => {
  neverPaint();
  const { home, seen } = drawScreen();
  seen.go('#tools/new');
  await expect.poll(() => home.textContent).toBe('#tools/new: ');
  seen.say(created);
  seen.go('#tools');
  await expect.poll(() => home.textContent).toBe('#tools: Tool created');
});

test('a message is gone when its place was left', async () => {
  const { home, seen } = drawScreen();
  seen.say(created);
  await expect.poll(() => home.textContent).toBe('#tools: Tool created');
  seen.go('#tools/new');
  await expect.poll(() => home.textContent).toBe('#tools/new: ');
  seen.go('#tools');
  await expect.poll(() => home.textContent).toBe('#tools: ');
});
