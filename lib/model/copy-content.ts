/** What goes onto the clipboard. */
export interface CopyContent {
  text: string;
  /** The same as rich text, for programs that take it; null where there is none. */
  html: string | null;
}
