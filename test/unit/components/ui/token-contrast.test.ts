import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { serviceColors } from '@/lib/model/connection';
import { contrastOf, readHexColor } from '@/lib/rules/color';

const sheets = ['base.css', 'screen.css', 'notice-tones.css', 'service-mark.css'].map((name) =>
  readFileSync(new URL(`../../../../components/ui/${name}`, import.meta.url), 'utf8'),
);

/** The colors of a theme, by the names of their tokens. */
const tokensIn = (theme: 'light' | 'dark'): Record<string, string> =>
  Object.fromEntries(
    [
      ...sheets.join('\n').matchAll(/--([a-z-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\);/g),
    ].map(([, name = '', light = '', dark = '']) => [name, theme === 'light' ? light : dark]),
  );

const themes = { light: tokensIn('light'), dark: tokensIn('dark') };

const grounds = ['canvas', 'surface', 'sunken'];
const words = ['text', 'muted', 'accent', 'success', 'warning', 'danger'];
const onSoft = ['accent', 'success', 'warning', 'danger'];

/** What is written in one color on another. */
const texts: readonly (readonly [color: string, ground: string])[] = [
  ...grounds.flatMap((ground) => words.map((color) => [color, ground] as const)),
  ...onSoft.flatMap((color) => [
    [color, `${color}-soft`] as const,
    ['text', `${color}-soft`] as const,
  ]),
  ['accent-strong', 'accent-soft'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-danger', 'danger'],
];

describe.each(Object.entries(themes))('in the %s theme', (_, tokens) => {
  const ratio = (color: string, ground: string): number => {
    const [one, other] = [readHexColor(tokens[color] ?? ''), readHexColor(tokens[ground] ?? '')];
    if (one === null || other === null) return Number.NaN;
    return Math.max(contrastOf(one, other), contrastOf(other, one));
  };

  test.each(texts)('%s can be read on %s', (color, ground) => {
    expect(ratio(color, ground)).toBeGreaterThanOrEqual(4.5);
  });

  // A mark stands on a card, in a menu, beside a title, and on each of them while somebody points at it.
  const markGrounds = [...grounds, 'accent-soft'];
  test.each(
    serviceColors.flatMap((color) => markGrounds.map((ground) => [color, ground] as const)),
  )('the mark of a service that is %s is seen on %s', (color, ground) => {
    expect(ratio(`service-${color}`, ground)).toBeGreaterThanOrEqual(3);
  });

  test.each(serviceColors)('the letter of a service that is %s can be read', (color) => {
    expect(ratio('service-letter', `service-${color}`)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(grounds.slice(0, 2))('the frame of a control is seen on %s', (ground) => {
    expect(ratio('field-line', ground)).toBeGreaterThanOrEqual(3);
  });
});
