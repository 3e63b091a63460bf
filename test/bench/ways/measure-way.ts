import { setTimeout as wait } from 'node:timers/promises';

import { poll } from '../../e2e/harness/poll.ts';
import { evaluate } from '../browser/evaluate.ts';
import { restAfter, restBefore } from '../browser/rest.ts';
import { optionsPage } from '../stage/stage.ts';
import { copiedAt } from './copy-probe.ts';
import type { WaysStage } from './ways-stage.ts';
import type { Way } from './ways.ts';

/** What a way took: milliseconds from the last action, and counts. */
export interface WayTaken {
  /** Until its links were on the clipboard. */
  readonly copied: number;
  /** How long the service held the requests that make them, in all. */
  readonly held: number;
  readonly requests: number;
  /** What the person had to do. */
  readonly actions: number;
}

let pages = 0;

/**
 * Goes a way, on a page of its own.
 * @param prepare puts the worker into the state that it is to begin in
 * @throws {Error} when it makes other links than it should
 */
export async function measureWay(
  stage: WaysStage,
  { links, page, begin, keys }: Way,
  prepare: () => Promise<void>,
): Promise<WayTaken> {
  const { browser, person, service } = stage;
  pages += 1;
  await browser.visit(page(service, pages));
  await prepare();
  service.clearRequests();
  const actions = person.actions;
  if (begin !== undefined) {
    // A page that has just come takes no action.
    await wait(restBefore);
    await begin(stage);
  }
  await wait(restBefore);
  const pressedAt = await person.pressAt(keys);
  await poll('the links', () => Promise.resolve(createsOf(stage).length >= links || undefined));
  await wait(restAfter);
  const copied = (await clipboardTookAt(stage)) - pressedAt;
  if (copied < 0) throw new Error('No link was copied.');
  const held = createsOf(stage).reduce((sum, { heldMs }) => sum + (heldMs ?? 0), 0);
  const requests = service.requests().length;
  return { copied, held, requests, actions: person.actions - actions };
}

/** The requests to make a link that have been answered. */
const createsOf = ({ service }: WaysStage) =>
  service
    .requests()
    .filter(({ operation, heldMs }) => operation === 'create' && typeof heldMs === 'number');

/** When the clipboard last took a text, in milliseconds since 1970; 0 for never. */
const clipboardTookAt = ({ browser, id }: WaysStage): Promise<number> =>
  browser.inExtensionPage(optionsPage(id), (options) =>
    evaluate(options, (name) => Number(localStorage.getItem(name)), copiedAt),
  );
