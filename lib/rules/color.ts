/** Our choice: leaves a reader some reserve in sunlight, in dim light or under a logo. */
const readableContrast = 4;

/** `inverted`: lighter than its background, which many readers do not know. */
export type QrLegibility = 'good' | 'weak' | 'inverted';

/** From 0 (black) to 1 (white). @source WCAG 2.2, "relative luminance" */
function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** From 1 (none) to 21 (black and white). @source WCAG 2.2, "contrast ratio" */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [dark, light] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

/** @param foreground `#rrggbb`, as is `background` @returns null when one of them is no color */
export function qrLegibility(foreground: string, background: string): QrLegibility | null {
  const code = readHexColor(foreground);
  const ground = readHexColor(background);
  if (code === null || ground === null) return null;
  if (luminance(code) > luminance(ground)) return 'inverted';
  return contrastRatio(code, ground) < readableContrast ? 'weak' : 'good';
}

export const isHexColor = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);

export type Rgb = readonly [red: number, green: number, blue: number];

export function readHexColor(text: string): Rgb | null {
  if (!isHexColor(text)) return null;
  const part = (start: number) => parseInt(text.slice(start, start + 2), 16);
  return [part(1), part(3), part(5)];
}

export const rgbText = ([red, green, blue]: Rgb): string => `rgb(${red},${green},${blue})`;
