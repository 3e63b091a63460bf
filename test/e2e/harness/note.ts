/** A notification that is shown. */
export interface Note {
  id: string;
  title: string;
  message: string;
  /** What its buttons say; Firefox has none. */
  buttons: readonly string[];
}
