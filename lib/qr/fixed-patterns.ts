import { Grid } from './grid';

/** Level M and mask 2 with their check bits, as ISO/IEC 18004 lists them. */
const formatBits = 0x5e7c;

/** The same for versions: 6 bits of version, 12 check bits. */
const versionDivisor = 0x1f25;

/** An empty code of a version, 1 to 40: finders, timing, alignment, format and version; the rest is free for data. */
export function fixedPatterns(version: number): Grid {
  const grid = new Grid(17 + 4 * version);
  const { size } = grid;
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    finder(grid, row, column);
  for (const [row, column] of alignmentCentres(version, size)) square(grid, row, column, 2);
  for (let at = 8; at < size - 8; at++) {
    if (!grid.isSet(6, at)) grid.set(6, at, at % 2 === 0);
    if (!grid.isSet(at, 6)) grid.set(at, 6, at % 2 === 0);
  }
  format(grid);
  if (version >= 7) versionInformation(grid, version);
  return grid;
}

/** Rings around a centre, dark and light in turn; the outermost but one is light, and a single ring more is outside. */
function square(grid: Grid, row: number, column: number, radius: number): void {
  for (let down = -radius; down <= radius; down++) {
    for (let right = -radius; right <= radius; right++) {
      const ring = Math.max(Math.abs(down), Math.abs(right));
      const inside = (at: number) => at >= 0 && at < grid.size;
      if (!inside(row + down) || !inside(column + right)) continue;
      grid.set(row + down, column + right, radius === 2 ? ring !== 1 : ring !== 2 && ring !== 4);
    }
  }
}

/** A finder is seven modules wide, with a light border towards the code. */
const finder = (grid: Grid, row: number, column: number): void => square(grid, row, column, 4);

/** Where alignment patterns stand: on a lattice as even as whole steps allow, but not upon the finders. */
function alignmentCentres(version: number, size: number): [number, number][] {
  const [first, last] = [6, size - 7];
  if (version === 1) return [];
  const gaps = Math.floor(version / 7) + 1;
  // The standard's table has one exception.
  const step = version === 32 ? 26 : Math.ceil((last - first) / (2 * gaps)) * 2;
  const places = [
    first,
    ...Array.from({ length: gaps }, (_, gap) => last - (gaps - 1 - gap) * step),
  ];
  return places
    .flatMap((row) => places.map((column): [number, number] => [row, column]))
    .filter(
      ([row, column]) =>
        !(row + column === first + last && row !== column && (row === first || column === first)),
    )
    .filter(([row, column]) => row !== first || column !== first);
}

function format(grid: Grid): void {
  const { size } = grid;
  for (let bit = 0; bit < 15; bit++) {
    const dark = ((formatBits >> bit) & 1) === 1;
    // Along the first finder the timing patterns are stepped over.
    if (bit < 8) grid.set(bit < 6 ? bit : bit + 1, 8, dark);
    else grid.set(8, bit === 8 ? 7 : 14 - bit, dark);
    if (bit < 8) grid.set(8, size - 1 - bit, dark);
    else grid.set(size - 15 + bit, 8, dark);
  }
  grid.set(size - 8, 8, true);
}

function versionInformation(grid: Grid, version: number): void {
  let check = version << 12;
  for (let bit = 17; bit >= 12; bit--) {
    if ((check >> bit) & 1) check ^= versionDivisor << (bit - 12);
  }
  const bits = (version << 12) | check;
  for (let bit = 0; bit < 18; bit++) {
    const dark = ((bits >> bit) & 1) === 1;
    const [along, across] = [Math.floor(bit / 3), grid.size - 11 + (bit % 3)];
    grid.set(along, across, dark);
    grid.set(across, along, dark);
  }
}
