import type { QrShape } from '@/lib/model/qr-look';

export interface QrMatrix {
  size: number;
  isDark: (row: number, column: number) => boolean;
}

/** Modules along the side of one of the three corners. */
export const cornerSize = 7;

type DrawModules = (matrix: QrMatrix, margin: number) => string;

/** Path data of the dark modules, one SVG unit each, behind `margin` modules on each side. */
export const drawModules: Readonly<Record<QrShape, DrawModules>> = {
  square: squares,
  rounded: (matrix, margin) => eachDark(matrix, margin, (...at) => roundedModule(matrix, ...at)),
  round: (matrix, margin) => eachDark(matrix, margin, (_row, _column, x, y) => circle(x, y, 1)),
};

/** A run of dark modules is one rectangle, against hair lines. */
function squares({ size, isDark }: QrMatrix, margin: number): string {
  const runs: string[] = [];
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (!isDark(row, column)) continue;
      const start = column;
      while (column + 1 < size && isDark(row, column + 1)) column++;
      const length = column - start + 1;
      runs.push(`M${start + margin} ${row + margin}h${length}v1h-${length}z`);
    }
  }
  return runs.join('');
}

type DrawModule = (row: number, column: number, x: number, y: number) => string;

function eachDark({ size, isDark }: QrMatrix, margin: number, draw: DrawModule): string {
  const drawn: string[] = [];
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (isDark(row, column)) drawn.push(draw(row, column, column + margin, row + margin));
    }
  }
  return drawn.join('');
}

/** A corner is round where no neighbor touches it, so that neighbors flow into one shape. */
function roundedModule({ size, isDark }: QrMatrix, ...[row, column, x, y]: Parameters<DrawModule>) {
  const isThere = (down: number, right: number) => {
    const [atRow, atColumn] = [row + down, column + right];
    const isInside = atRow >= 0 && atColumn >= 0 && atRow < size && atColumn < size;
    return isInside && isDark(atRow, atColumn);
  };
  const [up, right, down, left] = [isThere(-1, 0), isThere(0, 1), isThere(1, 0), isThere(0, -1)];
  return (
    `M${x} ${y + 0.5}${corner(up || left, 'v-.5h', '.5-.5')}` +
    `${corner(up || right, 'h.5v', '.5 .5')}${corner(down || right, 'v.5h-', '-.5 .5')}` +
    `${corner(down || left, 'h-.5v-', '-.5-.5')}z`
  );
}

const corner = (isJoined: boolean, side: string, arc: string): string =>
  isJoined ? `${side}.5` : `a.5.5 0 0 1 ${arc}`;

/** The radii of a corner's ring, of the hole in it, and of its middle. */
const cornerRadii: Readonly<Record<QrShape, readonly [ring: number, hole: number, eye: number]>> = {
  square: [0, 0, 0],
  rounded: [2, 1.25, 0.9],
  round: [3.5, 2.5, 1.5],
};

/** Path data of the three corners by which readers find a code. @param size modules along the code's side */
export function drawCorners(shape: QrShape, size: number, margin: number): string {
  const [ring, hole, eye] = cornerRadii[shape];
  const far = margin + size - cornerSize;
  const places = [
    [margin, margin],
    [far, margin],
    [margin, far],
  ] as const;
  return places
    .map(
      ([x, y]) =>
        box(x, y, cornerSize, ring) +
        hollow(x + 1, y + 1, cornerSize - 2, hole) +
        box(x + 2, y + 2, cornerSize - 4, eye),
    )
    .join('');
}

const circle = (x: number, y: number, side: number): string => box(x, y, side, side / 2);

function box(x: number, y: number, side: number, r: number): string {
  const edge = side - 2 * r;
  return (
    `M${x + r} ${y}h${edge}a${r} ${r} 0 0 1 ${r} ${r}v${edge}a${r} ${r} 0 0 1-${r} ${r}` +
    `h-${edge}a${r} ${r} 0 0 1-${r}-${r}v-${edge}a${r} ${r} 0 0 1 ${r}-${r}z`
  );
}

/** The same box the other way round, which cuts it out of the one around it. */
function hollow(x: number, y: number, side: number, r: number): string {
  const edge = side - 2 * r;
  return (
    `M${x} ${y + r}v${edge}a${r} ${r} 0 0 0 ${r} ${r}h${edge}a${r} ${r} 0 0 0 ${r}-${r}` +
    `v-${edge}a${r} ${r} 0 0 0-${r}-${r}h-${edge}a${r} ${r} 0 0 0-${r} ${r}z`
  );
}
