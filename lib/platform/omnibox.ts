import { browser } from './browser';

/** A line under the address bar: what Enter puts into it, and what it says. */
interface Line {
  content: string;
  description: string;
}

interface Lines {
  /** The description of the line that stands for what was typed. */
  first: string;
  /** The link that `first` would copy, as a line of its own; null where it would copy none. */
  best: Line | null;
  suggestions: readonly Line[];
}

/** How descriptions are written: Chromium reads XML, Firefox plain text. */
export const descriptionStyle = (): 'xml' | 'plain' =>
  'getBrowserInfo' in browser.runtime ? 'plain' : 'xml';

/**
 * Answers what is typed after the keyword, while it is typed. A late answer to something older is not shown.
 * @param suggest a rejection shows nothing
 * @param anyFirst what the first line says in a browser that shows it before it can be answered; not asked for in another, as
 * the first message that a worker reads makes it read them all
 */
export function onAddressBarTyped(
  suggest: (typed: string) => Promise<Lines>,
  anyFirst: () => string,
): void {
  const { omnibox } = browser;
  if (omnibox === undefined) return;
  let newest = 0;
  if (showsFirstLineEarly()) setFirstLine(anyFirst());
  omnibox.onInputChanged.addListener((typed, show) => {
    newest += 1;
    const mine = newest;
    suggest(typed).then(
      (lines) => {
        if (mine === newest) showLines(lines, show);
      },
      () => undefined,
    );
  });
}

function showLines({ first, best, suggestions }: Lines, show: (lines: Line[]) => void): void {
  if (showsFirstLineEarly()) return show([...(best === null ? [] : [best]), ...suggestions]);
  setFirstLine(first);
  show([...suggestions]);
}

/** Firefox reads the first line before it tells what was typed, so that it would always be about the letter before. */
const showsFirstLineEarly = (): boolean => descriptionStyle() === 'plain';

function setFirstLine(description: string): void {
  void browser.omnibox?.setDefaultSuggestion({ description });
}

/** Calls back with what was entered after the keyword. */
export function onAddressBarEntered(listener: (text: string) => void): void {
  browser.omnibox?.onInputEntered.addListener((text) => listener(text));
}
