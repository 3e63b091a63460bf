import type { Fault } from './fault.ts';

interface StandingFault {
  fault: Fault;
  left: number;
}

/**
 * The faults that stand at the moment. A new one takes the place of one of the same kind on the same
 * operation; different ones add up, the first set being the outermost.
 */
export class FaultSwitches {
  #standing: StandingFault[] = [];
  #released = new AbortController();
  readonly #operations: ReadonlySet<string>;
  readonly #closeIdleConnections: () => void;

  /** Takes the names of the operations, and how to close the connections that wait for a request. */
  constructor(operations: Iterable<string>, closeIdleConnections: () => void) {
    this.#operations = new Set(operations);
    this.#closeIdleConnections = closeIdleConnections;
  }

  /** Throws a RangeError when the fault names an operation that does not exist. */
  set(fault: Fault): void {
    const { kind, operation, times } = fault;
    if (operation !== undefined && !this.#operations.has(operation)) {
      const names = [...this.#operations].join(', ');
      throw new RangeError(`There is no operation "${operation}"; there are: ${names}.`);
    }
    const others = this.#standing.filter(
      (standing) => standing.fault.kind !== kind || standing.fault.operation !== operation,
    );
    this.#standing = [...others, { fault, left: times ?? Number.POSITIVE_INFINITY }];
    if (this.closesConnections) this.#closeIdleConnections();
  }

  /** Takes every fault back, and lets the requests go on that are held or delayed. */
  clear(): void {
    this.#standing = [];
    this.#released.abort();
    this.#released = new AbortController();
  }

  list(): Fault[] {
    return this.#standing.map(({ fault, left }) =>
      Number.isFinite(left) ? { ...fault, times: left } : fault,
    );
  }

  /** The faults that strike this request, each used up by one. */
  take(operation: string): Fault[] {
    const struck = this.#standing.filter(
      ({ fault }) => fault.operation === undefined || fault.operation === operation,
    );
    for (const standing of struck) standing.left -= 1;
    this.#standing = this.#standing.filter(({ left }) => left > 0);
    return struck.map(({ fault }) => fault);
  }

  /** Whether connections must not be used again at the moment. */
  get closesConnections(): boolean {
    return this.#standing.some(({ fault }) => fault.kind === 'drop' && fault.connection !== 'kept');
  }

  /** Aborts when the faults are cleared. */
  get released(): AbortSignal {
    return this.#released.signal;
  }
}
