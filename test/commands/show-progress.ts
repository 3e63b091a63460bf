import { stripVTControlCharacters } from 'node:util';

const interval = 10_000;

/** What is known of something long while it runs. */
export interface Progress {
  /** Takes a piece of output; its last line is shown with the next sign of life. */
  readonly note: (text: string) => void;
  /** Ends the signs of life. @returns the seconds it took */
  readonly stop: () => number;
}

/**
 * Prints a plain line with the elapsed seconds every ten seconds, for people and for CI logs alike.
 * @param title what is running, a word or two
 */
export function showProgress(title: string): Progress {
  const started = performance.now();
  let last = '';
  const seconds = () => (performance.now() - started) / 1000;
  const timer = setInterval(() => {
    console.log(`  ${title} … ${seconds().toFixed(0)} s  ${last}`.trimEnd());
  }, interval);
  return {
    note: (text) => {
      last = lastLine(text) ?? last;
    },
    stop: () => {
      clearInterval(timer);
      return seconds();
    },
  };
}

function lastLine(text: string): string | undefined {
  return stripVTControlCharacters(text)
    .split('\n')
    .map((line) => line.trim())
    .findLast((line) => line !== '')
    ?.slice(0, 100);
}
