import type { JSX } from 'preact';

/** Elsewhere in the form Enter makes the link: here it ends the tag. */
export const onEnter = (act: () => void) => (event: JSX.TargetedKeyboardEvent<HTMLDivElement>) => {
  if (event.key !== 'Enter' || event.isComposing || !(event.target instanceof HTMLInputElement))
    return;
  event.preventDefault();
  act();
};
