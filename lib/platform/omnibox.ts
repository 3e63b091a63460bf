import { browser } from './browser';

interface Line {
  content: string;
  description: string;
}

interface Lines {
  /** Of the typed text. */
  first: string;
  /** The link that `first` would copy, as a line of its own; null for none. */
  best: Line | null;
  suggestions: readonly Line[];
}

/** Chromium reads XML, Firefox plain text. */
export const descriptionStyle = (): 'xml' | 'plain' =>
  'getBrowserInfo' in browser.runtime ? 'plain' : 'xml';

/** A late answer is not shown. @param anyFirst for a browser that shows the first line too early */
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

/** Firefox reads the first line before it reports the letter, so it would always lag by one. */
const showsFirstLineEarly = (): boolean => descriptionStyle() === 'plain';

function setFirstLine(description: string): void {
  void browser.omnibox?.setDefaultSuggestion({ description });
}

export function onAddressBarEntered(listener: (text: string) => void): void {
  browser.omnibox?.onInputEntered.addListener((text) => listener(text));
}
