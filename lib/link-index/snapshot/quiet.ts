/** Tells when nothing has happened for a while. */
export interface Quiet {
  /** Something happened. */
  stir(): void;
  /** Resolves after a while in which nothing did. */
  come(): Promise<void>;
}

/** In milliseconds. */
const quietFor = 500;

/** @param wait resolves after so many milliseconds */
export function createQuiet(wait: (milliseconds: number) => Promise<void>): Quiet {
  let stirs = 0;
  return {
    stir: () => void (stirs += 1),
    async come() {
      let before: number;
      do {
        before = stirs;
        await wait(quietFor);
      } while (before !== stirs);
    },
  };
}
