import type { Fault } from './fault.ts';
import { randomPicker, type RandomFaults } from './random-faults.ts';

interface ActiveFault {
  fault: Fault;
  left: number;
}

/**
 * The faults that stand at the moment. A new one takes the place of one of the same kind on the same
 * operation; different ones add up, the first set being the outermost.
 */
export class FaultSwitches {
  #active: ActiveFault[] = [];
  #random: RandomFaults | undefined;
  #pick: (operation: string) => Fault[] = () => [];
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
    this.#requireOperation(fault);
    const others = this.#active.filter(
      (active) => active.fault.kind !== kind || active.fault.operation !== operation,
    );
    this.#active = [...others, { fault, left: times ?? Number.POSITIVE_INFINITY }];
    if (this.closesConnections) this.#closeIdleConnections();
  }

  /** Lets faults strike by chance, beside those that stand. */
  setRandom(random: RandomFaults): void {
    for (const fault of random.faults) this.#requireOperation(fault);
    this.#random = random;
    this.#pick = randomPicker(random);
    if (this.closesConnections) this.#closeIdleConnections();
  }

  /** Takes every fault back, and lets the requests go on that are held or delayed. */
  clear(): void {
    this.#active = [];
    this.#random = undefined;
    this.#pick = () => [];
    this.#released.abort();
    this.#released = new AbortController();
  }

  /** The faults that strike this request, each used up by one. */
  take(operation: string): Fault[] {
    const struck = this.#active.filter(
      ({ fault }) => fault.operation === undefined || fault.operation === operation,
    );
    for (const active of struck) active.left -= 1;
    this.#active = this.#active.filter(({ left }) => left > 0);
    return [...struck.map(({ fault }) => fault), ...this.#pick(operation)];
  }

  /** Whether connections must not be used again at the moment. */
  get closesConnections(): boolean {
    const faults = [...this.#active.map(({ fault }) => fault), ...(this.#random?.faults ?? [])];
    return faults.some(
      (fault) => fault.kind === 'late' || (fault.kind === 'drop' && fault.connection !== 'kept'),
    );
  }

  /** Aborts when the faults are cleared. */
  get released(): AbortSignal {
    return this.#released.signal;
  }

  #requireOperation({ operation }: Fault): void {
    if (operation === undefined || this.#operations.has(operation)) return;
    const names = [...this.#operations].join(', ');
    throw new RangeError(`There is no operation "${operation}"; there are: ${names}.`);
  }
}
