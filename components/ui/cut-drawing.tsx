import type { IconNode } from 'lucide';
import { h } from 'preact';

/**
 * The story of the mark, large: a long line, and below it the same one, cut short by a slash.
 * @param props.of what the screen is about, where the alias stands
 */
export const CutDrawing = ({ of: shapes }: { of: IconNode }) => (
  <svg class="cut-drawing" viewBox="0 0 96 56" aria-hidden="true">
    <path fill="var(--line)" d="M0 4H60L56 12H0ZM66 4H78L74 12H62ZM84 4H90L86 12H80Z" />
    <path fill="var(--field-line)" d="M0 32H38L33 42H0Z" />
    <path fill="var(--accent)" d="M56 20H66L49 54H39Z" />
    <g class="icon" transform="translate(68 25)">
      {shapes.map(([shape, attributes], at) => h(shape, { key: at, ...attributes }))}
    </g>
  </svg>
);
