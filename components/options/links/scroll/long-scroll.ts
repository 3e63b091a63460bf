/** A row, and how far below the top of the window it stands, in pixels. */
export interface RowOffset {
  row: number;
  offset: number;
}

/** In pixels, as are all sizes and places here. Firefox draws nothing beyond 17.8 million, Chromium beyond 33.5 million. */
const maxHeight = 12_000_000;

/** How near to its ends a cut list stands exactly where the scroll bar says. */
const exactZone = 400_000;

interface Extent {
  rows: number;
  rowHeight: number;
  view: number;
}

/**
 * Where the rows of a list stand that may be taller than a browser can draw. Such a list is drawn less tall than it is: the
 * scroll bar goes over all of it, so that a long way on it is a longer way in the list, while a short way, as of a wheel or a
 * key, is as long in both.
 *
 * The scroll position is the distance from the top of what is drawn to the top of the window.
 */
export class LongScroll {
  #extent: Extent = { rows: 0, rowHeight: 1, view: 1 };
  #place = 0;
  /** How much of the list is left out above what is drawn of it. */
  #left = 0;

  get height(): number {
    return Math.min(this.#whole, maxHeight);
  }

  resize(extent: Extent): void {
    const { rows, rowHeight, view } = this.#extent;
    if (extent.rows === rows && extent.rowHeight === rowHeight && extent.view === view) return;
    this.#extent = extent;
    this.#left = this.#meant(this.#place) - this.#place;
  }

  move(place: number): void {
    const isJump = Math.abs(place - this.#place) > 2 * this.#extent.view;
    const isOver = place <= 0 || place >= this.#way(this.height);
    if (isJump || isOver) this.#left = this.#meant(place) - place;
    this.#place = place;
  }

  /**
   * Where to scroll to once scrolling has ended, so that the same rows stand where the scroll bar says: many short ways
   * add up.
   * @returns how far, or null for not at all
   */
  settle(): number | null {
    const meant = this.#place + this.#left;
    const place = this.#drawn(meant);
    if (Math.abs(place - this.#place) < this.#extent.view) return null;
    const by = place - this.#place;
    this.#put(meant, place);
    return by;
  }

  /** @returns the place to scroll to, so that the row stands so far below the top of the window */
  placeOf(row: number, offset: number): number {
    const meant = row * this.#extent.rowHeight - offset;
    return this.#put(meant, this.#drawn(meant));
  }

  top(row: number): number {
    const { rowHeight } = this.#extent;
    return clamp(row * rowHeight - this.#left, 0, Math.max(0, this.height - rowHeight));
  }

  /**
   * The rows in sight, from the first to the one before `end`; how far below the top of the window the first stands; and how
   * much of the list is left out above what is drawn of it.
   */
  visibleRows(): { first: number; end: number; offset: number; left: number } {
    const { rows, rowHeight, view } = this.#extent;
    const meant = this.#place + this.#left;
    const first = clamp(Math.floor(meant / rowHeight), 0, Math.max(0, rows - 1));
    const end = clamp(Math.ceil((meant + view) / rowHeight), first, rows);
    return { first, end, offset: first * rowHeight - meant, left: this.#left };
  }

  get #whole(): number {
    return this.#extent.rows * this.#extent.rowHeight;
  }

  #way(height: number): number {
    return Math.max(0, height - this.#extent.view);
  }

  #put(meant: number, place: number): number {
    this.#place = place;
    this.#left = meant - place;
    return place;
  }

  #meant(place: number): number {
    return mapPlace(place, this.#way(this.height), this.#way(this.#whole));
  }

  #drawn(meant: number): number {
    return mapPlace(meant, this.#way(this.#whole), this.#way(this.height));
  }
}

/** Brings a place on one way onto another: the ends, as far as they are exact, one to one, and what is between in proportion. */
function mapPlace(place: number, from: number, to: number): number {
  if (from === to || place <= exactZone) return place;
  if (place >= from - exactZone) return place - from + to;
  return exactZone + ((place - exactZone) * (to - 2 * exactZone)) / (from - 2 * exactZone);
}

const clamp = (value: number, least: number, most: number): number =>
  Math.min(Math.max(value, least), most);

/**
 * The rows that the page holds: those around what is in sight, and the one with the focus with its neighbours, so that it is
 * not lost, and Tab goes on from it.
 * @param end the row after the last
 * @returns their numbers, in order
 */
export function rowsToDraw(
  { first, end }: { first: number; end: number },
  focused: number | null,
  total: number,
): number[] {
  const rows = new Set<number>();
  for (let row = first; row < end; row += 1) rows.add(row);
  if (focused !== null) {
    for (const row of [focused - 1, focused, focused + 1])
      if (row >= 0 && row < total) rows.add(row);
  }
  return [...rows].toSorted((one, other) => one - other);
}
