/** How many links are remembered, of all services. */
export interface StoredLinks {
  count: number;
  /** Those of them that were made elsewhere, and so can be listed again. */
  elsewhere: number;
  /** The most that are kept. Beyond it the oldest of those made elsewhere go first, then the oldest that do not work any more, then the oldest. */
  limit: number;
}
