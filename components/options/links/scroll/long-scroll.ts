/** A row, and how far below the top of the window it stands, in pixels. */
export interface RowOffset {
  row: number;
  offset: number;
}

/** In pixels, as are all sizes here. Firefox draws nothing beyond 17.8 million, Chromium beyond 33.5 million. */
const maxHeight = 12_000_000;

/** A list taller than that leaves out a part of itself above what is drawn: a long way of the scroll bar changes how much. */
export class LongScroll {
  rows = 0;
  rowHeight = 1;
  /** How much of the list is left out above what is drawn of it. */
  left = 0;
  #scrolled = 0;

  get height(): number {
    return Math.min(this.#whole, maxHeight);
  }

  /** @param scrolled how far the top of the list is above the top of the window */
  move(scrolled: number): void {
    const isFar = Math.abs(scrolled - this.#scrolled) > 2 * innerHeight;
    const isAtEnd = scrolled <= 0 || scrolled >= this.height - innerHeight;
    this.#scrolled = scrolled;
    this.#leaveOut(isFar || isAtEnd ? scrolled * (this.#ratio - 1) : this.left);
  }

  /** @returns how far to scroll for the row to stand there */
  moveTo({ row, offset }: RowOffset): number {
    const below = row * this.rowHeight - offset;
    this.#scrolled = below / this.#ratio;
    this.#leaveOut(below - this.#scrolled);
    return this.#scrolled;
  }

  /** How far below the top of the list a row is drawn. */
  top = (row: number): number =>
    clamp(row * this.rowHeight - this.left, 0, this.height - this.rowHeight);

  /** The rows in sight, from the first to the one before `end`, and how far below the top of the window the first stands. */
  get inSight(): { first: number; end: number; offset: number } {
    const { rows, rowHeight } = this;
    const above = this.#scrolled + this.left;
    const first = clamp(Math.floor(above / rowHeight), 0, rows - 1);
    const end = clamp(Math.ceil((above + innerHeight) / rowHeight), first, rows);
    return { first, end, offset: first * rowHeight - above };
  }

  get #whole(): number {
    return this.rows * this.rowHeight;
  }

  /** How much longer the way through the list is than that of the scroll bar. */
  get #ratio(): number {
    return this.#whole <= maxHeight ? 1 : (this.#whole - innerHeight) / (maxHeight - innerHeight);
  }

  #leaveOut(left: number): void {
    this.left = clamp(left, 0, this.#whole - this.height);
  }
}

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, most));
