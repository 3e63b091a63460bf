import fc from 'fast-check';

import type { QrLook } from '@/lib/model/qr-look';

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((color) => `#${color.toString(16).padStart(6, '0')}`);

const shape = fc.constantFrom('square', 'rounded', 'round' as const);

/** A picture in colors of its own, as a logo is kept. */
function logoOf(color: string): string {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 32;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no canvas');
  pen.fillStyle = color;
  pen.arc(16, 16, 14, 0, 7);
  pen.fill();
  return canvas.toDataURL('image/png');
}

/** Whatever can be chosen, sensible or not. */
export const anyLook: fc.Arbitrary<QrLook> = fc.record({
  foreground: hex,
  background: fc.oneof(fc.constant('#ffffff'), hex),
  transparent: fc.boolean(),
  modules: shape,
  corners: shape,
  level: fc.constantFrom('L', 'M', 'Q', 'H' as const),
  margin: fc.constantFrom(0, 1, 2, 3, 4, 6, 8),
  logo: fc.oneof(fc.constant(''), hex.map(logoOf)),
});

/** Links as they are made, with an alias or a path of any length. */
export const anyLink: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('https://s.example/', 'http://fern.example:8080/', 'https://bücher.example/'),
    fc.oneof(
      fc.stringMatching(/^[a-z0-9]{4,8}$/),
      fc.stringMatching(/^[\w-]{1,200}$/),
      fc.constant('Käse/日本語'),
    ),
  )
  .map(([host, path]) => host + path);
