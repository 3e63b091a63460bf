import { readFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';

import type { CDPSession } from 'puppeteer-core';
import * as z from 'zod/mini';

import { hostPattern } from '../../../e2e/harness/host-pattern.ts';
import { evaluate } from '../../browser/evaluate.ts';
import { anyPage, type Contestant } from '../contestant.ts';
import { type Description, readDescription } from './description.ts';
import { openStandIn } from './stand-in.ts';

type Stored = NonNullable<Description['storage']>;

/**
 * Somebody else's extension, as it is in its folder. What its popup needs is read from the file beside it that bears its name:
 * `DIR.json`; without one, only its opening is measured.
 * @param stack what is opened for it goes there
 * @throws {Error} when it has no popup, or its description is not understood
 */
export async function rival(folder: string, stack: AsyncDisposableStack): Promise<Contestant> {
  const place = resolve(folder);
  const { popup, hasWorker } = await readManifest(place);
  const standIn = stack.use(await openStandIn());
  const { name, shown, press, storage, answers } = await readDescription(
    `${place}.json`,
    standIn.origin,
  );
  standIn.learn(answers ?? []);
  return {
    column: name ?? basename(place),
    folder: place,
    popup,
    hasWorker,
    trials: [
      'awake',
      'asleep',
      'closingTab',
      'rested',
      ...(hasWorker ? (['atRest'] as const) : []),
      ...(press === undefined ? [] : (['press'] as const)),
    ],
    shown: shown ?? { selector: 'body' },
    press,
    ping: 'Are you there?',
    host: hostPattern(standIn.origin),
    setUp: {
      path: anyPage,
      work: (page) => setUp(page, hostPattern(standIn.origin), storage ?? {}),
    },
    service: standIn,
  };
}

const manifest = z.object({
  action: z.object({ default_popup: z.string() }),
  background: z.optional(z.unknown()),
});

/** @throws {Error} when there is none, or it has no popup */
async function readManifest(folder: string): Promise<{ popup: string; hasWorker: boolean }> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8');
  const read = manifest.safeParse(JSON.parse(text));
  if (!read.success) throw new Error(`${folder} has no popup to race against.`);
  const { action, background } = read.data;
  return {
    popup: action.default_popup.replace(/^\.?\//u, ''),
    hasWorker: background !== undefined,
  };
}

/** Gives it the host, if it wants one, and what it had stored if somebody had set it up. */
function setUp(page: CDPSession, host: string, storage: Stored): Promise<void> {
  const work = async (origin: string, { local, sync, localStorage: texts }: Stored) => {
    await chrome.permissions.request({ origins: [origin] }).catch(() => false);
    if (local !== undefined) await chrome.storage.local.set(local);
    if (sync !== undefined) await chrome.storage.sync.set(sync);
    for (const [key, value] of Object.entries(texts ?? {})) localStorage.setItem(key, value);
  };
  return evaluate(page, work, host, storage);
}
