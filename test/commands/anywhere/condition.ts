/** What a condition changes about a step. */
export interface Surroundings {
  /** Variables of the step's environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** What stands before the step's command. */
  readonly prefix?: readonly string[];
  /** How many processes keep the cores busy beside it. */
  readonly busyLoops?: number;
  /** It can matter to what is drawn alone, so that steps without a browser are left out. */
  readonly browsersOnly?: true;
  /** Whether tests come in an order by chance. */
  readonly shuffled?: boolean;
}

/** One row of the table: circumstances that must not decide whether tests pass. */
export interface Condition {
  readonly name: string;
  /**
   * Sees to what it needs.
   * @param folder for what it keeps from one run to the next
   * @returns a sentence that says why not, when it cannot be had on this machine
   */
  prepare(folder: string): Promise<Surroundings | string>;
}
