import type { View } from '../harness/view.ts';

/** What the cells of a column say, by its number from 1. */
export const cells = (view: View, column: number): Promise<string[]> =>
  view.evaluate(
    (number) =>
      [...document.querySelectorAll(`.rows tbody tr > :nth-child(${number}) .cell`)].map(
        ({ textContent }) => textContent,
      ),
    column,
  );

/** Elements of the page that only a name could have brought there. */
export const strangeElements = (view: View): Promise<number> =>
  view.evaluate(() => document.querySelectorAll('main :is(img, script, b, iframe)').length);
