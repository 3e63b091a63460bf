import { create } from 'qrcode';

import type { View } from '../harness/view.ts';

/** Light modules around a code, as its standard asks for. */
const quietZone = 4;

/** A QR code as rows of `#` for dark and `.` for light, light margin included. */
type Modules = string[];

/** The code that a view shows, read where the middle of each module is. Waits until it is drawn. */
export async function shownModules(view: View): Promise<Modules> {
  await view.waitUntil(() => document.querySelector('svg[role="img"] path') !== null);
  return view.evaluate(() => {
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
}

/** The code that says this text. */
export function modulesOf(text: string): Modules {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const side = modules.size + 2 * quietZone;
  const within = (place: number): boolean => place >= 0 && place < modules.size;
  return Array.from({ length: side }, (_, y) =>
    Array.from({ length: side }, (__, x) => {
      const [row, column] = [y - quietZone, x - quietZone];
      return within(row) && within(column) && modules.get(row, column) === 1 ? '#' : '.';
    }).join(''),
  );
}
