import decodeQR from 'qr/decode.js';

import type { View } from '../harness/view.ts';

/** In pixels, so that a reader finds its corners. */
const moduleSize = 4;

/** The code that a view shows, read where the middle of each module is. Waits until it is drawn. */
export async function shownCode(view: View): Promise<{ side: number; text: string }> {
  await view.waitUntil(() => document.querySelector('svg[role="img"] path') !== null);
  const modules = await view.evaluate(() => {
    const svg = document.querySelector<SVGSVGElement>('svg[role="img"]');
    // Before the code, its ground is drawn.
    const path = svg?.querySelector<SVGPathElement>('path:last-of-type');
    const side = svg?.viewBox.baseVal.width ?? 0;
    return Array.from({ length: side }, (_, row) =>
      Array.from({ length: side }, (__, column) =>
        path?.isPointInFill(new DOMPoint(column + 0.5, row + 0.5)) ? '#' : '.',
      ).join(''),
    );
  });
  return { side: modules.length, text: readModules(modules) };
}

/** What a phone would read. @param modules rows of `#` for dark and `.` for light, light margin included */
function readModules(modules: readonly string[]): string {
  const side = modules.length * moduleSize;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let pixel = 0; pixel < side * side; pixel += 1) {
    const [row, column] = [Math.floor(pixel / side), pixel % side];
    const module = modules[Math.floor(row / moduleSize)]?.[Math.floor(column / moduleSize)];
    if (module === '#') data.fill(0, pixel * 4, pixel * 4 + 3);
  }
  return decodeQR({ width: side, height: side, data });
}
