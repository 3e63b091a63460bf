import type { CDPSession } from 'puppeteer-core';

import { evaluate } from '../browser/evaluate.ts';
import { insideFile } from '../stage/build-inside.ts';
import { optionsPage, type Stage } from '../stage/stage.ts';
import { sendOften, fillStore, findAtFirst, findOften } from './in-options-page.ts';

/** How long it takes to look pages up, in milliseconds, time after time. */
export interface Lookup {
  /** In the store of links, as the worker does. */
  readonly find: readonly number[];
  /** The same, with the opening of its database. */
  readonly first: readonly number[];
  /** What the popup's first message takes longer than it did among a few links. */
  readonly longer: readonly number[];
}

const rememberedLinks = 100_000;

const repeats = 100;
const openings = 8;

/** Has Curtail remember 100,000 links, and looks some of their pages up. */
export async function measureLookup({ browser, service, ids }: Stage): Promise<Lookup> {
  const url = optionsPage(ids.form);
  const inside = `/${insideFile}`;
  const inPage = <Result>(work: (page: CDPSession) => Promise<Result>): Promise<Result> =>
    browser.inExtensionPage(url, work);
  const base = `${service.origin}/articles/bench?remembered=`;
  await browser.visit(`${base}1`);
  const amongFew = await inPage((page) => evaluate(page, sendOften, inside, repeats));
  await inPage((page) => evaluate(page, fillStore, inside, base, rememberedLinks));
  const amongMany = await inPage((page) => evaluate(page, sendOften, inside, repeats));
  const find = await inPage((page) => evaluate(page, findOften, inside, base, repeats));
  const first: number[] = [];
  for (let opening = 0; opening < openings; opening += 1)
    first.push(
      await inPage((page) => evaluate(page, findAtFirst, inside, `${base}${String(opening)}`)),
    );
  return { find, first, longer: amongMany.map((time, index) => time - (amongFew[index] ?? NaN)) };
}
