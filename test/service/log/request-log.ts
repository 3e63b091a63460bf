/** One request as the service saw it. Neither keys nor passwords are in it. */
export interface LoggedRequest {
  /** 1 for the first since the start, or since the log was cleared. */
  sequence: number;
  /** Arrival by the service's clock, in milliseconds since 1970. */
  time: number;
  method: string;
  /** The operation's name, such as `create`, `domain/add`, `visit`; `unknown` outside of them. */
  operation: string;
  host: string;
  /** The raw path and query, redacted. */
  path: string;
  /** `null` while the request is held, and when its connection was dropped. */
  status: number | null;
  /** From the arrival until the answer was handed over, in milliseconds; `null` while it is held. */
  heldMs: number | null;
  dropped: boolean;
  /** Whether the connection had carried a request before. */
  reusedConnection: boolean;
  /** Faults that this request met, in order. */
  faults: string[];
  carriedCookie: boolean;
  carriedReferrer: boolean;
}

/** What is known of a request on its arrival. */
export type Arrival = Omit<
  LoggedRequest,
  'sequence' | 'operation' | 'status' | 'heldMs' | 'dropped' | 'faults'
>;

/** A logged request that the layers below fill in. */
export type LogEntry = LoggedRequest;

export interface Counters {
  total: number;
  held: number;
  byOperation: Record<string, number>;
  byStatus: Record<string, number>;
}

/** The requests since the start, or since the log was cleared, in the order of their arrival. */
export class RequestLog {
  #entries: LogEntry[] = [];

  add(arrival: Arrival): LogEntry {
    const entry = {
      ...arrival,
      sequence: this.#entries.length + 1,
      operation: 'unknown',
      status: null,
      heldMs: null,
      dropped: false,
      faults: [],
    };
    this.#entries.push(entry);
    return entry;
  }

  entries(): readonly LoggedRequest[] {
    return this.#entries.map((entry) => ({ ...entry, faults: [...entry.faults] }));
  }

  counters(): Counters {
    const counters: Counters = { total: 0, held: 0, byOperation: {}, byStatus: {} };
    for (const { operation, status, heldMs } of this.#entries) {
      counters.total += 1;
      counters.held += Number(heldMs === null);
      counters.byOperation[operation] = (counters.byOperation[operation] ?? 0) + 1;
      if (status !== null) counters.byStatus[status] = (counters.byStatus[status] ?? 0) + 1;
    }
    return counters;
  }

  clear(): void {
    this.#entries = [];
  }
}
