import type { QrCode } from './qr-code';

/** In pixels, at least; modules stay whole pixels. */
const minSide = 512;

export async function qrPng({ side, path }: QrCode): Promise<Blob> {
  const scale = Math.ceil(minSide / side);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side * scale;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no canvas');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.scale(scale, scale);
  pen.fillStyle = '#000';
  // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas is filled, not an array
  pen.fill(new Path2D(path));
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

/** Numbers and path commands alone, so nothing needs escaping. */
export function qrSvg({ side, path }: QrCode): Blob {
  const file =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side * 8}" height="${side * 8}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${path}"/></svg>\n`;
  return new Blob([file], { type: 'image/svg+xml' });
}
