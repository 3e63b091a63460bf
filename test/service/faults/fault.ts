/** Whether a fault strikes before the operation is carried out, or after it. */
export type Moment = 'before' | 'after';

/** What goes wrong. Where a moment may be omitted, the default stands in `fault-actions.ts`. */
export type FaultAction =
  /** The answer takes longer by so many milliseconds. */
  | { kind: 'delay'; milliseconds: number; moment?: Moment }
  /** The request hangs until the faults are cleared; then it is carried out, even if nobody waits any more. */
  | { kind: 'hold'; moment?: Moment }
  /**
   * The connection breaks without an answer. `close` (the default) keeps every connection from being
   * used again while the fault stands, so that a browser has none to repeat the request on; `kept`
   * leaves connections open as usual, and so provokes the browser's own repeat.
   */
  | { kind: 'drop'; moment: Moment; connection?: 'close' | 'kept' }
  /** A proxy gives up at once, by ending the connection or with the page of this status, and the service acts so much later. */
  | { kind: 'late'; milliseconds: number; status?: 502 | 504 }
  /** 500 with an HTML page. */
  | { kind: 'server_error'; moment?: Moment }
  /**
   * 503, with a page unless JSON is set. With `retryAfter` it says in a header when to come again: so many seconds from now,
   * as a number or as a date.
   */
  | {
      kind: 'maintenance';
      body?: 'html' | 'json';
      retryAfter?: number;
      retryAs?: 'seconds' | 'date';
      moment?: Moment;
    }
  /** An HTML page that has nothing to do with the API. */
  | { kind: 'html'; status?: number; moment?: Moment }
  /** No body. */
  | { kind: 'empty'; status?: number; moment?: Moment }
  /** The first half of the true answer, with a matching length. */
  | { kind: 'truncated' }
  /** Every value of the answer has another type than it should; `error` and `code` stay as they are. */
  | { kind: 'wrong_types' }
  /**
   * A redirect, 301 unless another status is set. Without `to` it leads to the same address on the
   * same host with `redirected=1` in the query, where this fault no longer strikes.
   */
  | { kind: 'redirect'; to?: string; status?: number; moment?: Moment }
  /** A 429, with or without the rate headers and Retry-After (in seconds, 30 unless set). */
  | { kind: 'rate_limited'; headers: boolean; retryAfter?: number }
  /** Refused in a sentence, `The operation failed.` unless set, that stands under `error` itself; with 200 unless another status is set. */
  | { kind: 'error_sentence'; message?: string; status?: number; moment?: Moment }
  /** What stands under these names is missing from the answer, at any depth: an id, the number of pages. */
  | { kind: 'lacking'; names: readonly string[] }
  /** The answer names another long URL: the true one without its query, with `#altered`, unless set. */
  | { kind: 'altered'; originalUrl?: string }
  /** The host of every short URL in the answer is another one: `elsewhere.example` unless set. */
  | { kind: 'wrong_host'; host?: string }
  /** What stands under these names in the answer, at any depth, is replaced by this. */
  | { kind: 'rewritten'; values: Readonly<Record<string, unknown>> }
  /** Ids in the answer are letters, or numbers beyond what a double holds exactly. */
  | { kind: 'odd_ids'; as: 'letters' | 'huge' }
  /** Addresses of the service's own have no scheme; they begin with `//` where the slashes are kept. */
  | { kind: 'without_scheme'; keepsSlashes: boolean }
  /** Every list begins with a row that nobody can read. */
  | { kind: 'odd_row' }
  /** Texts for people tell the key: as it is, 16 characters of it, or with a line break in its middle. */
  | { kind: 'tells_key'; as: 'whole' | 'part' | 'wrapped' }
  /** Refused with 400 and a message in Latin-1 (`Das ist ungültig.` unless set), which the answer may declare as any charset. */
  | { kind: 'latin1'; message?: string; charset?: string }
  /** Refused with 400 and a message that repeats the request, maybe cut off, maybe with its escapes taken away. */
  | { kind: 'repeats_request'; length?: number; decoded?: boolean };

export type FaultKind = FaultAction['kind'];

export interface FaultScope {
  /** Strikes this operation only; every request unless set. */
  operation?: string;
  /** Strikes the next so many requests; until it is cleared unless set. */
  times?: number;
}

export type Fault = FaultScope & FaultAction;
