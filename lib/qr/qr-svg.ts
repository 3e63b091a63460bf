import type { QrCode } from './qr-code';

/** The code as an SVG file: numbers and path commands alone, so nothing in it needs escaping. */
export function qrSvg({ side, path }: QrCode): Blob {
  const file =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side * 8}" height="${side * 8}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path}"/></svg>\n`;
  return new Blob([file], { type: 'image/svg+xml' });
}
