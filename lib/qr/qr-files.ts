import type { QrCode } from './qr-code';

/** In pixels; modules of an ordinary link are whole pixels at any multiple of their number. */
const minSide = 512;

/** As an SVG of its own. The look's colors and logo were checked to hold nothing that needs escaping. */
export function qrSvg(code: QrCode, pixels = code.side * 8): Blob {
  const { side, path, logo, look, isSharp } = code;
  const { foreground, background, transparent } = look;
  const file = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${pixels}" height="${pixels}"`,
    isSharp ? ' shape-rendering="crispEdges">' : '>',
    transparent ? '' : `<path fill="${background}" d="M0 0h${side}v${side}H0z"/>`,
    `<path fill="${foreground}" d="${path}"/>`,
    logo === null
      ? ''
      : `<image href="${look.logo}" x="${logo.at}" y="${logo.at}" width="${logo.side}" height="${logo.side}"/>`,
    '</svg>\n',
  ];
  return new Blob(file, { type: 'image/svg+xml' });
}

/** Pixels along the side of a PNG that nothing else was asked of: whole pixels a module. */
export const usualPixels = ({ side }: QrCode): number => side * Math.ceil(minSide / side);

/** @param pixels along its side */
export async function qrPng(code: QrCode, pixels = usualPixels(code)): Promise<Blob> {
  const canvas = await qrCanvas(code, pixels);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
  });
}

/** The SVG as pixels, so that both files are one drawing. @param ground a color behind it; blank for none */
export async function qrCanvas(
  code: QrCode,
  pixels: number,
  ground = '',
): Promise<HTMLCanvasElement> {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = pixels;
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('no canvas');
  if (ground !== '') {
    pen.fillStyle = ground;
    pen.fillRect(0, 0, pixels, pixels);
  }
  const address = URL.createObjectURL(qrSvg(code, pixels));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    pen.drawImage(image, 0, 0, pixels, pixels);
  } finally {
    URL.revokeObjectURL(address);
  }
  return canvas;
}
