/** A line of the table: what was measured again and again, and what its median may be at most. */
export interface Figure {
  readonly what: string;
  readonly unit: 'ms' | 'kB' | 'KiB' | '';
  /** Left out for what is shown beside, for comparison. */
  readonly budget?: number;
  readonly values: readonly number[];
  /** The same, taken between the two empty extensions. */
  readonly noise?: readonly number[];
}
