/** How large a picture is drawn so that its longer side has so many pixels. A drawing need not say how large it is. */
export function fittedSize(
  { naturalWidth, naturalHeight }: HTMLImageElement,
  longest: number,
): { width: number; height: number } {
  const [width, height] = [naturalWidth || 1, naturalHeight || naturalWidth || 1];
  const scale = longest / Math.max(width, height);
  return { width: width * scale, height: height * scale };
}
