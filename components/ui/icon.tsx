import type { IconNode } from 'lucide';
import { h } from 'preact';

interface IconProps {
  /** Of Lucide: shapes on a ground of 24 by 24. */
  of: IconNode;
  /** It points to where words come from or go to, and so the other way where they are read from the right. */
  isDirectional?: boolean;
}

/** A small picture beside words, which it says nothing more than. A button without words needs a name. */
export function Icon({ of: shapes, isDirectional = false }: IconProps) {
  return (
    <svg
      class={isDirectional ? 'icon icon-directional' : 'icon'}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {shapes.map(([shape, attributes], at) => h(shape, { key: at, ...attributes }))}
    </svg>
  );
}
