/** Our choice: leaves a reader some reserve in sunlight, in dim light or under a logo. */
const readableContrast = 4;

/** From 0 (black) to 1 (white). @source WCAG 2.2, "relative luminance" */
function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(part: number): number {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** 21 for black on white, 1 for none, below for light on dark. @source WCAG 2.2, "contrast ratio" */
export const contrastOf = (foreground: Rgb, background: Rgb): number =>
  (luminance(background) + 0.05) / (luminance(foreground) + 0.05);

/** Below these, whether a reader finds a code depends on the size at which it looks. */
const leastContrast = { darkOnLight: 3, lightOnDark: 4 };

/** Whether two colors are too near each other for any code. */
export function isFaint(foreground: string, background: string): boolean {
  const [code, ground] = [readHexColor(foreground), readHexColor(background)];
  if (code === null || ground === null) return false;
  const { darkOnLight, lightOnDark } = leastContrast;
  return contrastOf(code, ground) < darkOnLight && contrastOf(ground, code) < lightOnDark;
}

/** Many phones cannot read a code that is lighter than its background. @param foreground `#rrggbb` */
export function isReadable(foreground: string, background: string): boolean {
  const [code, ground] = [readHexColor(foreground), readHexColor(background)];
  return code === null || ground === null || contrastOf(code, ground) >= readableContrast;
}

export const isHexColor = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);

type Rgb = readonly [red: number, green: number, blue: number];

export function readHexColor(text: string): Rgb | null {
  if (!isHexColor(text)) return null;
  const part = (start: number) => parseInt(text.slice(start, start + 2), 16);
  return [part(1), part(3), part(5)];
}

export const rgbText = ([red, green, blue]: Rgb): string => `rgb(${red},${green},${blue})`;
