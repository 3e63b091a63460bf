/** A line under the address bar. */
export interface Suggestion {
  /** What Enter puts in the place of what was typed. */
  content: string;
  description: string;
}

/** How a browser wants descriptions: Chromium as XML with `<match>`, `<url>` and `<dim>`, Firefox as plain text. */
export type DescriptionStyle = 'xml' | 'plain';
