/** Work in many steps: tells how far it has come, and can be stopped between two of them. */
export interface Steps {
  /** @throws {Stopped} when it is to go no further */
  reach(done: number, total: number): void;
}

/** Work that was stopped on purpose: nobody has to be told. */
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

/** @param onReach told each step, the one at which it is stopped, too */
export const stepsUntil = (
  signal: AbortSignal,
  onReach: (done: number, total: number) => void,
): Steps => ({
  reach(done, total) {
    onReach(done, total);
    if (signal.aborted) throw new Stopped();
  },
});
