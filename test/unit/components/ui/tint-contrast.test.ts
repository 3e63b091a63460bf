import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { hues } from '@/components/ui/tint';
import { serviceColors } from '@/lib/model/connection';
import { contrastOf, readHexColor } from '@/lib/rules/color';

type Rgb = Parameters<typeof contrastOf>[0];

const sheet = readFileSync(new URL('../../../../components/ui/base.css', import.meta.url), 'utf8');

/** In both themes, of each token that is not tinted and each that is. */
const plainTokens = [
  ...sheet.matchAll(/--([a-z-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\);/g),
];
const tint = String.raw`oklch\(([\d.]+) ([\d.]+) var\(--hue\)\)`;
const tintedTokens = [
  ...sheet.matchAll(new RegExp(String.raw`--([a-z-]+): light-dark\(${tint}, ${tint}\);`, 'g')),
];

/** What a token is in a theme, by the hue of a service. */
function tokensIn(theme: 'light' | 'dark') {
  const isLight = theme === 'light';
  const plain = plainTokens.map(([, name = '', light = '', dark = '']): [string, Rgb] => [
    name,
    readHexColor(isLight ? light : dark) ?? [0, 0, 0],
  ]);
  const at = (hue: number): ReadonlyMap<string, Rgb> =>
    new Map([
      ...plain,
      ...tintedTokens.map(([, name = '', ...parts]): [string, Rgb] => {
        const [lightness, chroma] = isLight ? parts : parts.slice(2);
        return [name, rgbOf(Number(lightness), Number(chroma), hue)];
      }),
    ]);
  return { at, names: tintedTokens.map(([, name = '']) => name) };
}

/** As screens draw it: what is beyond their colors is cut. @source https://www.w3.org/TR/css-color-4/#color-conversion-code */
function rgbOf(lightness: number, chroma: number, hue: number): Rgb {
  const [a, b] = [
    chroma * Math.cos((hue * Math.PI) / 180),
    chroma * Math.sin((hue * Math.PI) / 180),
  ];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    screenPart(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    screenPart(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    screenPart(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function screenPart(linear: number): number {
  const cut = Math.min(1, Math.max(0, linear));
  return 255 * (cut <= 0.0031308 ? 12.92 * cut : 1.055 * cut ** (1 / 2.4) - 0.055);
}

const themes = { light: tokensIn('light'), dark: tokensIn('dark') };

/** What is written in one color on another. */
const texts = [
  ['accent', 'surface'],
  ['accent', 'canvas'],
  ['accent', 'sunken'],
  ['accent', 'accent-soft'],
  ['accent-strong', 'accent-soft'],
  ['text', 'accent-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
] as const;

describe.each(Object.entries(themes))('in the %s theme', (_, { at, names }) => {
  test.each(texts)('%s can be read on %s, whatever the color of the service', (color, ground) => {
    expect(names).toContain('accent');
    const worst = Array.from({ length: 360 }, (__, hue) => {
      const tokens = at(hue);
      const [one, other] = [tokens.get(color), tokens.get(ground)];
      if (one === undefined || other === undefined) return Number.NaN;
      return Math.max(contrastOf(one, other), contrastOf(other, one));
    });
    expect(Math.min(...worst)).toBeGreaterThanOrEqual(4.5);
  });
});

test('each color of a service is a hue of its own, and teal leaves the accent as it is', () => {
  const colors = serviceColors.filter((color) => color !== 'teal');
  expect(Object.keys(hues)).toEqual(colors);
  expect(new Set(Object.values(hues).map(Number)).size).toBe(colors.length);
});
