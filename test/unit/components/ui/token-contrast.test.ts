import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { contrastRatio, readHexColor } from '@/lib/rules/color';

const sheet = readFileSync(new URL('../../../../components/ui/base.css', import.meta.url), 'utf8');

/** The colors of a block of the sheet, by the names of their tokens. */
const tokensOf = (block: string): Record<string, string> =>
  Object.fromEntries(
    [...block.matchAll(/--([a-z-]+): (#[\da-f]{6});/g)].map(([, name = '', color = '']) => [
      name,
      color,
    ]),
  );

const [light = '', dark = ''] = sheet.split(/@media[^{]*\{/);
const themes = { light: tokensOf(light), dark: tokensOf(dark) };

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
    return one === null || other === null ? Number.NaN : contrastRatio(one, other);
  };

  test.each(texts)('%s can be read on %s', (color, ground) => {
    expect(ratio(color, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(grounds.slice(0, 2))('the frame of a control is seen on %s', (ground) => {
    expect(ratio('field-line', ground)).toBeGreaterThanOrEqual(3);
  });
});
