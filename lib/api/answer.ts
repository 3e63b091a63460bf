/** What stands in the body of an answer. `broken`: neither JSON nor HTML, or JSON that is cut off or nested beyond reason. */
export type Body =
  | { kind: 'json'; value: unknown }
  | { kind: 'html' }
  | { kind: 'empty' }
  | { kind: 'broken' };

/** An answer of a service, read to its end. */
export interface Answer {
  status: number;
  headers: Headers;
  body: Body;
  /** The body as it came. */
  text: string;
}
