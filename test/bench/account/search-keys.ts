import { setTimeout } from 'node:timers/promises';

import type { CDPSession } from 'puppeteer-core';

import { evaluate } from '../browser/evaluate.ts';
import { press } from '../browser/press.ts';
import { restAfter } from '../trials/opening.ts';
import type { FullList } from './full-lists.ts';
import { forgetMarks, marksOf } from './sights.ts';

/** What typing in search takes, in milliseconds. */
export interface Search {
  /** The way into the field, in which the page makes itself ready. */
  readonly reach: number;
  /** Each key, from its event until the page was changed and laid out. */
  readonly keys: readonly number[];
}

/** Between two keys of somebody who types fast. */
const pause = 100;

/**
 * Clicks into the search of the list that is shown and types a word.
 * @throws {Error} when it finds other than what it should
 */
export async function measureSearch(page: CDPSession, { word, found }: FullList): Promise<Search> {
  await forgetMarks(page);
  await press(page, 'input[type=search]');
  await setTimeout(restAfter);
  for (const text of word) {
    await page.send('Input.dispatchKeyEvent', { type: 'keyDown', text });
    await page.send('Input.dispatchKeyEvent', { type: 'keyUp' });
    await setTimeout(pause);
  }
  await setTimeout(restAfter);
  const rows = await evaluate(page, () => document.querySelectorAll('table.rows tbody tr').length);
  const { turns } = await marksOf(page);
  const taken = (kind: string): number[] =>
    turns.filter((turn) => turn.kind === kind).map(({ began, done }) => done - began);
  const [keys, [reach]] = [taken('key'), taken('reach')];
  if (rows !== found || keys.length !== word.length || reach === undefined)
    throw new Error(`Typing “${word}”: ${String(keys.length)} keys, ${String(rows)} rows found.`);
  return { reach, keys };
}
