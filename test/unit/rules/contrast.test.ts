import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { type Rgb, contrastRatio, qrLegibility, readHexColor, rgbText } from '@/lib/rules/color';

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
    expect(contrastRatio(one, other)).toBeCloseTo(ratio, 2);
  });

  test('is the same either way round, between 1 and 21, and 1 with itself', () => {
    fc.assert(
      fc.property(color, color, (one, other) => {
        const ratio = contrastRatio(one, other);
        expect(contrastRatio(other, one)).toBe(ratio);
        expect(contrastRatio(one, one)).toBe(1);
        expect(ratio).toBeGreaterThanOrEqual(1);
        expect(ratio).toBeLessThanOrEqual(21.000_001);
      }),
    );
  });
});

describe('whether phones read a code', () => {
  test.each([
    ['#000000', '#ffffff', 'good'],
    ['#ffffff', '#000000', 'inverted'],
    ['#7c7c7c', '#ffffff', 'good'],
    ['#828282', '#ffffff', 'weak'],
    ['#808080', '#808080', 'weak'],
    ['#ffff00', '#ffffff', 'weak'],
    ['#72d0d2', '#0f1716', 'inverted'],
    ['red', '#ffffff', null],
    ['#000000', '', null],
  ])('%s on %s: %s', (foreground, background, verdict) => {
    expect(qrLegibility(foreground, background)).toBe(verdict);
  });

  test('two colours that differ are inverted one way round at most', () => {
    fc.assert(
      fc.property(color, color, (one, other) => {
        const verdicts = [qrLegibility(hex(one), hex(other)), qrLegibility(hex(other), hex(one))];
        expect(verdicts.filter((verdict) => verdict === 'inverted').length).toBeLessThanOrEqual(1);
      }),
    );
  });
});
