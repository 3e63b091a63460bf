import { isHexColor } from './hex-color';

/** Red, green and blue, each a whole number from 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Reads a colour as forms hold it, `#rrggbb`; null for anything else. */
export function readHexColor(text: string): Rgb | null {
  if (!isHexColor(text)) return null;
  const part = (start: number) => parseInt(text.slice(start, start + 2), 16);
  return [part(1), part(3), part(5)];
}

/**
 * The colour as the account API takes it, such as `rgb(255,0,0)`.
 * @source service-api.md, "QR codes"
 */
export const rgbText = ([red, green, blue]: Rgb): string => `rgb(${red},${green},${blue})`;
