import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { type QrCode, createQrCode, qrMatrix } from '@/lib/qr/qr-code';
import { qrSvg } from '@/lib/qr/qr-files';
import { type QrMatrix, drawModules } from '@/lib/qr/shapes';

import { readModules } from '../../fixtures/read-modules';

/** In modules, as the standard asks for. */
const quietZone = 4;

const qrPath = (matrix: QrMatrix) => drawModules.square(matrix, quietZone);

/** Reads a path of one-unit-high rectangles back into the squares that it covers, each as `x y`. */
function covered(path: string): string[] {
  return [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)].flatMap(([, x, y, right, left]) => {
    expect(left).toBe(right);
    return Array.from({ length: Number(right) }, (_, step) => `${Number(x) + step} ${y}`);
  });
}

const matrixOf = (rows: readonly string[]): QrMatrix => ({
  size: rows.length,
  isDark: (row, column) => rows[row]?.[column] === '#',
});

describe('drawing a QR code', () => {
  test('draws runs as one rectangle, behind the quiet zone', () => {
    expect(qrPath(matrixOf(['##.', '..#', '.##']))).toBe('M4 4h2v1h-2zM6 5h1v1h-1zM5 6h2v1h-2z');
  });

  test('covers each dark module once and nothing else', () => {
    const cell = fc.constantFrom('#', '.');
    const square = fc.integer({ min: 1, max: 12 }).chain((size) =>
      fc.array(fc.array(cell, { minLength: size, maxLength: size }), {
        minLength: size,
        maxLength: size,
      }),
    );
    fc.assert(
      fc.property(square, (cells) => {
        const rows = cells.map((row) => row.join(''));
        const dark = rows.flatMap((row, y) =>
          Array.from(row).flatMap((mark, x) =>
            mark === '#' ? [`${x + quietZone} ${y + quietZone}`] : [],
          ),
        );
        expect(covered(qrPath(matrixOf(rows)))).toEqual(dark);
      }),
    );
  });
});

function drawn(text: string): QrCode {
  const code = createQrCode(text);
  if (code === null) throw new Error('no code');
  return code;
}

const read = (matrix: QrMatrix | null): string | null =>
  matrix &&
  readModules(matrix.size + 2 * quietZone, (row, column) =>
    matrix.isDark(row - quietZone, column - quietZone),
  );

describe('a QR code', () => {
  const text = 'https://short.example/aB3xY9';

  test('has the three finder patterns and four light modules around', () => {
    const { side, path } = drawn(text);
    const dark = new Set(covered(path));
    const far = side - quietZone - 7;
    expect(side).toBe((qrMatrix(text)?.size ?? 0) + 8);
    for (const [x, y] of [
      [quietZone, quietZone],
      [far, quietZone],
      [quietZone, far],
    ] as const) {
      expect(
        dark.has(`${x} ${y}`) && dark.has(`${x + 6} ${y + 6}`) && dark.has(`${x + 3} ${y + 3}`),
      ).toBe(true);
      expect(dark.has(`${x + 1} ${y + 1}`)).toBe(false);
    }
    const edges = [...dark].flatMap((place) => place.split(' ').map(Number));
    expect(Math.min(...edges)).toBe(quietZone);
    expect(Math.max(...edges)).toBe(side - quietZone - 1);
  });

  test('says its text, in any level and in bytes as they are', () => {
    const level = fc.constantFrom('L', 'M', 'Q', 'H');
    const part = fc.string({ unit: 'binary', maxLength: 60 });
    fc.assert(
      fc.property(part, level, (words, chosen) => {
        const said = `https://short.example/${words}`;
        expect(read(qrMatrix(said, chosen))).toBe(said);
      }),
      { numRuns: 30 },
    );
  });

  test('refuses a text that fits into no code', () => {
    expect(createQrCode('x'.repeat(2332))).toBeNull();
    expect(createQrCode('ü'.repeat(1166))).toBeNull();
    expect(drawn('x'.repeat(2331)).side).toBe(185);
  });

  test('is saved as an SVG picture with a white ground', async () => {
    const code = drawn(text);
    const file = qrSvg(code);
    expect(file.type).toBe('image/svg+xml');
    const content = await file.text();
    expect(content).toContain(`viewBox="0 0 ${code.side} ${code.side}"`);
    expect(content).toContain('fill="#ffffff"');
    expect(content).toContain(code.path);
  });
});
