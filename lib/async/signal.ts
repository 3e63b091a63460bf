/** Lets one that waits be woken. What is raised before anybody waits is not lost. */
export interface Signal {
  raise(): void;
  /** Resolves when it is raised, or when `orWhen` does. */
  wait(orWhen?: Promise<void>): Promise<void>;
}

export function createSignal(): Signal {
  let next = Promise.withResolvers<void>();
  return {
    raise: () => {
      next.resolve();
    },
    async wait(orWhen) {
      await Promise.race(orWhen === undefined ? [next.promise] : [next.promise, orWhen]);
      next = Promise.withResolvers<void>();
    },
  };
}
