import type { BidiConnection } from './bidi-connection.ts';
import type { Located } from './locate.ts';

/**
 * Brings an element into sight and waits until it stays where it is for a frame: what comes above it a moment later would move it
 * away from under the mouse. One that never rests is clicked all the same.
 */
const bringToRest = `async (element) => {
  element.scrollIntoView({ block: 'nearest' });
  const frame = () => new Promise((resolve) => {
    requestAnimationFrame(resolve);
    setTimeout(resolve, 100);
  });
  const place = () => JSON.stringify(element.getBoundingClientRect());
  let before = place();
  for (let frames = 0; frames < 60; frames += 1) {
    await frame();
    const now = place();
    if (now === before) return;
    before = now;
  }
}`;

/** Moves the mouse onto an element, which comes into sight if need be, and clicks. @param button 0, or 2 for the other one */
export async function clickOn(
  connection: BidiConnection,
  context: string,
  { sharedId }: Pick<Located, 'sharedId'>,
  button: 0 | 2 = 0,
): Promise<void> {
  await connection.send('script.callFunction', {
    functionDeclaration: bringToRest,
    arguments: [{ sharedId }],
    target: { context },
    awaitPromise: true,
  });
  const origin = { type: 'element', element: { sharedId } };
  await connection.send('input.performActions', {
    context,
    actions: [
      {
        type: 'pointer',
        id: 'mouse',
        actions: [
          { type: 'pointerMove', x: 0, y: 0, origin },
          { type: 'pointerDown', button },
          { type: 'pointerUp', button },
        ],
      },
    ],
  });
}

/** Presses and releases keys one after the other, where the focus is. */
export async function pressKeys(
  connection: BidiConnection,
  context: string,
  keys: readonly string[],
): Promise<void> {
  const actions = keys.flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  await connection.send('input.performActions', {
    context,
    actions: [{ type: 'key', id: 'keyboard', actions }],
  });
}
