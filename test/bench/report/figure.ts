/** A line of the second table: what was measured again and again, and what its median may be at most. */
export interface Figure {
  readonly what: string;
  readonly unit: 'ms' | 'KiB' | '';
  /** Left out for what is shown beside, for comparison. */
  readonly budget?: number;
  readonly values: readonly number[];
}
