import type { Frame, Place } from './frame.ts';

/** The ground of Curtail's icon, as in public/icon/curtail.svg. */
const ground = 0x0c6e6e;

/** In pixels: an icon in a toolbar is so wide, at most. */
const iconWidth = 24;

/**
 * Where Curtail's icon is: the one furthest to the right, as others may be on tabs.
 * @param bottom the line of pixels above which it is looked for
 * @returns its middle; undefined while there is none
 */
export function findIcon(frame: Frame, bottom: number): Place | undefined {
  const places: Place[] = [];
  for (let y = 0; y < bottom; y += 1)
    for (let x = 0; x < frame.width; x += 1)
      if (frame.colorAt({ x, y }) === ground) places.push({ x, y });
  const right = Math.max(...places.map(({ x }) => x));
  const icon = places.filter(({ x }) => x > right - iconWidth);
  if (icon.length === 0) return undefined;
  return { x: middle(icon.map(({ x }) => x)), y: middle(icon.map(({ y }) => y)) };
}

const middle = (numbers: readonly number[]): number =>
  (Math.min(...numbers) + Math.max(...numbers)) / 2;
