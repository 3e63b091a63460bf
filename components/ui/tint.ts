import type { ServiceColor } from '@/lib/model/connection';

/** In degrees around the circle of colors; none for teal, as Curtail's own accent is that. */
export const hues: Readonly<Record<string, string>> = {
  blue: '260',
  violet: '298',
  pink: '351',
  orange: '53',
  green: '133',
} satisfies Partial<Record<ServiceColor, string>>;

/** Has the page's accent follow the color of the service in use. */
export const tint = (color: ServiceColor | undefined): void =>
  document.documentElement.style.setProperty('--hue', hues[color ?? ''] ?? '');
