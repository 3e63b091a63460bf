/**
 * What a code needs for phones to read it, as a ratio. A reader first turns the camera's picture into black and white, by the
 * brightness around each spot. On a screen in the sun, on paper in dim light or under a logo, little is left of a low
 * contrast; from 4 on there is something to spare. Our choice: no standard states it as a ratio.
 */
const readableContrast = 4;

/** How well a code in two colours can be read. `inverted`: the code is lighter than its ground, which many readers do not know. */
export type QrLegibility = 'good' | 'weak' | 'inverted';

/**
 * How bright a colour looks, from 0 (black) to 1 (white).
 * @source WCAG 2.2, "relative luminance"
 */
function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/**
 * The contrast between two colours, from 1 (none) to 21 (black and white); it does not matter which is which.
 * @source WCAG 2.2, "contrast ratio"
 */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/**
 * Whether phones will read a code.
 * @param foreground the code's colour, `#rrggbb`
 * @param background its ground's
 * @returns null when one of them is no colour
 */
export function qrLegibility(foreground: string, background: string): QrLegibility | null {
  const code = readHexColor(foreground);
  const ground = readHexColor(background);
  if (code === null || ground === null) return null;
  if (luminance(code) > luminance(ground)) return 'inverted';
  return contrastRatio(code, ground) < readableContrast ? 'weak' : 'good';
}

/** Whether a text is a colour as services keep them, `#RRGGBB`, in either case. */
export const isHexColor = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);

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
