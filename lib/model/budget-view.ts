/** The account API's rate limit as it stands, for people. */
export interface BudgetView {
  /** Requests that the service allows at a time. */
  limit: number;
  /** How many of them are left. */
  left: number;
  /** Epoch milliseconds from which one more request is within the limit; in the past when it is already. */
  freeAt: number;
  /** Epoch milliseconds at which all of them are back. */
  resetsAt: number;
}
