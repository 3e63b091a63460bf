/** Pixels along the longer side: enough for print, whatever size a drawing gives itself. */
const longestSide = 1024;

/**
 * What an image shows, as a PNG: unlike a drawing of somebody else's, it holds nothing that could run when it is opened.
 * @param image that was loaded
 * @returns a `data:` URL; null where the browser cannot make one
 */
export function pngOfImage(image: HTMLImageElement): string | null {
  // A drawing need not say how large it is.
  const [width, height] = [image.naturalWidth || 1, image.naturalHeight || image.naturalWidth || 1];
  const scale = longestSide / Math.max(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  try {
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const png = canvas.toDataURL('image/png');
    return png.startsWith('data:image/png') ? png : null;
  } catch {
    return null;
  }
}
