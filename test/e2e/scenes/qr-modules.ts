import { readModules } from '../../fixtures/read-modules.ts';
import type { View } from '../harness/view.ts';

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
  const isDark = (row: number, column: number) => modules[row]?.[column] === '#';
  return { side: modules.length, text: readModules(modules.length, isDark) };
}
