/** A sound piece of source and one with a fault that the linter must name. */
export interface Canary {
  /** As the linter prints it, `plugin(rule)`. */
  readonly rule: string;
  /** Where the source stands: rules differ from room to room. */
  readonly file: string;
  readonly bad: string;
  readonly good: string;
}
