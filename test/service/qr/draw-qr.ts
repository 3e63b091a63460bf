import encodeQR from 'qr';

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
  const modules = encodeQR(text, 'raw', { ecc: 'medium', encoding: 'byte', border: quietZone });
  const side = modules.length;
  const squares: string[] = [];
  for (const [y, row] of modules.entries()) {
    for (const [x, isDark] of row.entries()) if (isDark) squares.push(`M${x} ${y}h1v1h-1z`);
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges">`,
    `<rect width="${side}" height="${side}" fill="${colors.background}"/>`,
    `<path d="${squares.join('')}" fill="${colors.foreground}"/></svg>`,
  ].join('');
}
