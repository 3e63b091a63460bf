import { fittedSize } from './fitted-size';

/** Pixels along the longer side: sharp in print, and small enough to be kept. */
const maxSide = 192;

/**
 * A picture as a small PNG, centered in a square; an SVG runs nothing in it.
 * @returns a data URL
 * @throws {Error} where the browser can't show it
 */
export async function readLogo(file: Blob): Promise<string> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return drawn(image);
  } finally {
    URL.revokeObjectURL(address);
  }
}

function drawn(image: HTMLImageElement): string {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = maxSide;
  const { width, height } = fittedSize(image, maxSide);
  const pen = canvas.getContext('2d');
  pen?.drawImage(image, (maxSide - width) / 2, (maxSide - height) / 2, width, height);
  return canvas.toDataURL('image/png');
}
