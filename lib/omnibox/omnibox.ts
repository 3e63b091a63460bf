/** A line under the address bar. */
export interface Suggestion {
  /** What Enter puts in the place of what was typed. */
  content: string;
  description: string;
}

/** All lines under the address bar. */
export interface Lines {
  /** What Enter does with what was typed. */
  first: string;
  /** The link that the first line is about, as a line of its own; null where it is about none. */
  best: Suggestion | null;
  /** Other links, whose short URL Enter puts in the place of what was typed. */
  suggestions: Suggestion[];
}

/** How a browser wants descriptions: Chromium as XML with `<match>`, `<url>` and `<dim>`, Firefox as plain text. */
export type DescriptionStyle = 'xml' | 'plain';
