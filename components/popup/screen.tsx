import type { ComponentChildren } from 'preact';

interface ScreenProps {
  children: ComponentChildren;
  /** What stays in sight at the bottom. */
  foot?: ComponentChildren;
}

/** The frame of every screen: a part that scrolls where it must, and a foot that stays. */
export function Screen({ children, foot }: ScreenProps) {
  return (
    <>
      <div class="screen-body">{children}</div>
      {foot === undefined ? null : <div class="screen-foot">{foot}</div>}
    </>
  );
}
