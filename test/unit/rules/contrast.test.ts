import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { contrastOf, isFaint, isReadable, readHexColor, rgbText } from '@/lib/rules/color';

type Rgb = readonly [red: number, green: number, blue: number];

const part = fc.integer({ min: 0, max: 255 });
const color = fc.tuple(part, part, part);
const hex = (rgb: Rgb) => `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`;

describe('a color', () => {
  test('comes back out of its six digits', () => {
    fc.assert(
      fc.property(color, (rgb) => {
        expect(readHexColor(hex(rgb))).toEqual(rgb);
      }),
    );
  });

  test.each(['', '#fff', '#12345g', '123456', '#1234567', 'rgb(0,0,0)'])(
    '%j is not read as a color',
    (text) => expect(readHexColor(text)).toBeNull(),
  );

  test('is written as the service takes it', () => {
    expect(rgbText([255, 0, 17])).toBe('rgb(255,0,17)');
  });
});

describe('the contrast', () => {
  const black: Rgb = [0, 0, 0];
  const white: Rgb = [255, 255, 255];

  test.each<[Rgb, Rgb, number]>([
    [black, white, 21],
    [[0x77, 0x77, 0x77], white, 4.48],
    [[0, 0, 255], white, 8.59],
    [[255, 0, 0], white, 4],
    [[255, 255, 0], white, 1.07],
  ])('of %j and %j is %d', (one, other, ratio) => {
    expect(contrastOf(one, other)).toBeCloseTo(ratio, 2);
  });
});

describe('whether phones read a code', () => {
  test.each([
    ['#000000', '#ffffff', true],
    ['#ffffff', '#000000', false],
    ['#7c7c7c', '#ffffff', true],
    ['#828282', '#ffffff', false],
    ['#808080', '#808080', false],
    ['#ffff00', '#ffffff', false],
    ['#72d0d2', '#0f1716', false],
    ['red', '#ffffff', true],
    ['#000000', '', true],
  ])('%s on %s: %s', (foreground, background, verdict) => {
    expect(isReadable(foreground, background)).toBe(verdict);
  });
});

test.each([
  ['#000000', '#ffffff', false],
  ['#2a9d8f', '#ffffff', false],
  ['#bfb5c6', '#ffffff', true],
  // Readers are worse at light on dark.
  ['#ffffff', '#2a9d8f', true],
  ['#ffffff', '#0b6a70', false],
])('a code of %s on %s is too faint: %s', (code, ground, isTooFaint) => {
  expect(isFaint(code, ground)).toBe(isTooFaint);
});
