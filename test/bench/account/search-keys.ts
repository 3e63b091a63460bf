import { setTimeout } from 'node:timers/promises';

import type { CDPSession } from 'puppeteer-core';

import { evaluate } from '../browser/evaluate.ts';
import { press } from '../browser/press.ts';
import { restAfter } from '../browser/rest.ts';
import type { Turn } from '../stage/screen-probe.ts';
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

/** What is typed, and how many rows it leaves in sight. */
export interface Typed {
  readonly word: string;
  readonly found: number;
}

/**
 * Clicks into the search of the list that is shown and types a word.
 * @throws {Error} when it finds other than what it should
 */
export async function measureSearch(page: CDPSession, typed: Typed): Promise<Search> {
  const { keys, turns } = await typeInSearch(page, typed);
  const [reach] = timesOf(turns, 'reach');
  if (reach === undefined) throw new Error('Nobody noted the way into the search.');
  return { reach, keys };
}

/**
 * The same, for what takes each key alone.
 * @returns what each key took, in milliseconds, and everything that was noted
 */
export async function typeInSearch(
  page: CDPSession,
  { word, found }: Typed,
): Promise<{ keys: readonly number[]; turns: readonly Turn[] }> {
  await forgetMarks(page);
  await press(page, 'input[type=search]');
  await setTimeout(restAfter);
  for (const text of word) {
    await page.send('Input.dispatchKeyEvent', { type: 'keyDown', text });
    await page.send('Input.dispatchKeyEvent', { type: 'keyUp' });
    await setTimeout(pause);
  }
  await setTimeout(restAfter);
  const rows = await evaluate(
    page,
    () => document.querySelectorAll('table.rows tbody tr, .links > .link').length,
  );
  const { turns } = await marksOf(page);
  const keys = timesOf(turns, 'key');
  if (rows !== found || keys.length !== word.length)
    throw new Error(`Typing “${word}”: ${String(keys.length)} keys, ${String(rows)} rows found.`);
  return { keys, turns };
}

const timesOf = (turns: readonly Turn[], kind: Turn['kind']): number[] =>
  turns.filter((turn) => turn.kind === kind).map(({ began, done }) => done - began);
