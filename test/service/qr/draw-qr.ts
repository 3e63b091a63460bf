import { create } from 'qrcode';

import { choices } from '../choices.ts';

/** Light modules around a code, as its standard asks for. */
const quietZone = 4;

/** Whether a text fits into a code. */
export function fitsQr(text: string): boolean {
  return Buffer.byteLength(text) <= choices.account.longestQrContent;
}

/**
 * A QR code as SVG.
 * @param text what fits into a code, see `fitsQr`
 * @param colors `rgb(r,g,b)`
 */
export function drawQr(text: string, colors: { background: string; foreground: string }): string {
  // As bytes, since the package splits texts into modes that it counts differently.
  const { modules } = create([{ data: Buffer.from(text), mode: 'byte' }], {
    errorCorrectionLevel: 'M',
  });
  const { size } = modules;
  const squares: string[] = [];
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (modules.get(row, column) === 1) {
        squares.push(`M${column + quietZone} ${row + quietZone}h1v1h-1z`);
      }
    }
  }
  const side = size + 2 * quietZone;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">`,
    `<rect width="${side}" height="${side}" fill="${colors.background}"/>`,
    `<path d="${squares.join('')}" fill="${colors.foreground}"/></svg>`,
  ].join('');
}
