import { coalesced } from '@/lib/async/queue';

/** Milliseconds between two looks at what a run changes all the time. */
const lookInterval = 1000;

/** A panel is in sight without the focus: what changed elsewhere is shown as if the user came back to it. */
export const comeBack = coalesced(async () => {
  while (isListReached()) await nextLook();
  dispatchEvent(new FocusEvent('focus'));
  await nextLook();
});

/** Its rows stay where they are for as long as one of them may be pressed. */
const isListReached = (): boolean =>
  document.querySelector('.links-card:is(:hover, :focus-within)') !== null;

const nextLook = async () => new Promise((resolve) => setTimeout(resolve, lookInterval));
