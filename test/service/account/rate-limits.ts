const windowMs = 60_000;

/** One account's window. `remaining` falls below zero when the limit is exceeded; times in milliseconds. */
export interface RateWindow {
  limit: number;
  remaining: number;
  resetAt: number;
}

/** Fixed windows of a minute, each beginning with the first request in it. An infinite limit is none. */
export class RateLimits {
  readonly #now: () => number;
  readonly #windows = new Map<number, { count: number; resetAt: number }>();
  #limit: number;

  constructor(limit: number, now: () => number) {
    this.#limit = limit;
    this.#now = now;
  }

  /** Whether there is a limit at all. */
  get isOn(): boolean {
    return Number.isFinite(this.#limit);
  }

  /** Counts one request of an account; of somebody without one nothing is ever used. */
  count(userId: number | undefined): RateWindow {
    if (userId === undefined) return this.#untouched();
    const current = this.#windows.get(userId);
    const open = current !== undefined && current.resetAt > this.#now();
    const window = open ? current : { count: 0, resetAt: this.#now() + windowMs };
    window.count += 1;
    this.#windows.set(userId, window);
    return {
      limit: this.#limit,
      remaining: this.#limit - window.count,
      resetAt: window.resetAt,
    };
  }

  #untouched(): RateWindow {
    return { limit: this.#limit, remaining: this.#limit, resetAt: this.#now() + windowMs };
  }

  /** Whole seconds until a window ends, at least 1. */
  secondsLeft(window: RateWindow): number {
    return Math.max(1, Math.ceil((window.resetAt - this.#now()) / 1000));
  }

  /** Sets how many requests a window allows, and opens fresh windows. */
  setLimit(limit: number): void {
    this.#limit = limit;
    this.reset();
  }

  reset(): void {
    this.#windows.clear();
  }
}
