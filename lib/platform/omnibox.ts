import { browser } from 'wxt/browser';

/** A line under the address bar: what Enter puts into it, and what it says. */
interface Line {
  content: string;
  description: string;
}

interface Lines {
  /** Of the line that stands for what was typed. */
  first: string;
  suggestions: readonly Line[];
}

/** How descriptions are written: Chromium reads XML, Firefox plain text. */
export const descriptionStyle = (): 'xml' | 'plain' =>
  'getBrowserInfo' in browser.runtime ? 'plain' : 'xml';

/**
 * Answers what is typed after the keyword, while it is typed. A late answer to something older is not shown.
 * @param suggest a rejection shows nothing
 */
export function onAddressBarTyped(suggest: (typed: string) => Promise<Lines>): void {
  let newest = 0;
  browser.omnibox.onInputChanged.addListener((typed, show) => {
    newest += 1;
    const mine = newest;
    suggest(typed).then(
      ({ first, suggestions }) => {
        if (mine !== newest) return;
        void browser.omnibox.setDefaultSuggestion({ description: first });
        show([...suggestions]);
      },
      () => undefined,
    );
  });
}

/** Calls back with what was entered after the keyword. */
export function onAddressBarEntered(listener: (text: string) => void): void {
  browser.omnibox.onInputEntered.addListener((text) => listener(text));
}
