import fc from 'fast-check';
import { create } from 'qrcode';
import { describe, expect, test } from 'vitest';

import { qrMatrix, type QrMatrix } from '@/lib/qr/qr-matrix';

/** One line of marks for each row, so that a difference can be seen. */
const drawn = (size: number, isDark: (row: number, column: number) => boolean): string[] =>
  Array.from({ length: size }, (_row, row) =>
    Array.from({ length: size }, (_column, column) => (isDark(row, column) ? '#' : '.')).join(''),
  );

const ours = (text: string): string[] => {
  const matrix: QrMatrix = qrMatrix(text);
  return drawn(matrix.size, (row, column) => matrix.isDark(row, column));
};

/** The same code as another program makes it. */
function theirs(text: string): string[] {
  const bytes = [{ data: new TextEncoder().encode(text), mode: 'byte' as const }];
  const { modules } = create(bytes, { errorCorrectionLevel: 'M', maskPattern: 2 });
  return drawn(modules.size, (row, column) => modules.get(row, column) === 1);
}

/** The most bytes that each version holds at level M: one more and the next version begins. */
const most = [
  14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412, 450, 504, 560, 624, 666,
  711, 779, 857, 911, 997, 1059, 1125, 1190, 1264, 1370, 1452, 1538, 1628, 1722, 1809, 1911, 1989,
  2099, 2213, 2331,
];

describe('a QR code', () => {
  test.each(most.map((bytes, index) => [index + 1, bytes] as const))(
    'of version %i holds %i bytes and is drawn as another program draws it',
    (version, bytes) => {
      const text = Array.from({ length: bytes }, (_, at) => 'https://short.example/'[at % 22]).join(
        '',
      );
      expect(ours(text)).toHaveLength(17 + 4 * version);
      expect(ours(text)).toEqual(theirs(text));
    },
  );

  test('is drawn as another program draws it, whatever it says', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300, unit: 'grapheme' }), (text) => {
        fc.pre(text !== '');
        expect(ours(text)).toEqual(theirs(text));
      }),
    );
  });

  test('refuses what fits into none', () => {
    expect(() => qrMatrix('x'.repeat(2332))).toThrow('too long for a QR code');
  });
});
