import type { LinkWay } from '@/lib/model/connection';

import { existingLinkModes, usualBehavior, type Behavior } from '../../service/behavior.ts';
import { everyFault } from '../../service/faults/every-fault.ts';
import type { Fault } from '../../service/faults/fault.ts';
import type { GivenUp } from '../runs/against-service/slow-fetch';

/** Milliseconds that a request and its answer may be late, so that the service is done before anybody takes that for granted. */
export const latest = 28_000;

/** The operation by which each way makes links. */
export const creates = {
  shortUrl: 'create',
  accountLinks: 'url/add',
} as const satisfies Record<LinkWay, string>;

const lies = new Set(['altered', 'wrong_host', 'rewritten', 'without_scheme']);

/**
 * A service that says the untrue when it is asked about a link would fool anybody, so that is left out. So is what takes true time:
 * here the network is slow, by the world's own clock.
 */
export const faultsOver = (way: LinkWay): Fault[] =>
  everyFault
    .filter(({ kind }) => kind !== 'hold' && kind !== 'delay')
    .map((fault) => (lies.has(fault.kind) ? ofCreates(fault, creates[way]) : fault));

const ofCreates = (fault: Fault, operation: string): Fault =>
  fault.kind === 'rewritten' ? { ...fault, operation, values: nowhere } : { ...fault, operation };

/** By each name that a short URL has. */
const nowhere = { short_url: 'nowhere', shorturl: 'nowhere', short: 'nowhere' };

export const pick = <T>(random: () => number, all: readonly T[]): T =>
  all[Math.floor(all.length * random())] as T;

/** A service that differs from the document as chance has it. */
export function randomBehavior(random: () => number): Behavior {
  const now = (share: number) => random() < share;
  return {
    ...usualBehavior,
    givesExistingLinks: now(0.5) ? 'never' : pick(random, existingLinkModes),
    ignoresAlias: now(0.25),
    ignoresPassword: now(0.3),
    ignoresExpiry: now(0.3),
    tellsPassword: now(0.7),
    tellsExpiry: now(0.7),
  };
}

/** A proxy that gives up a fifth of all creates, on which the service acts 1 to 20 s later. */
export const impatientProxy =
  (way: LinkWay, random: () => number) =>
  (url: string): GivenUp | null =>
    url.includes(`/${creates[way]}`) && random() < 0.2
      ? { status: pick(random, [undefined, 502, 504]), actsAfter: 1000 + 19_000 * random() }
      : null;

/** Milliseconds: half of all looks are answered by a replica that lags behind. */
export const lagging = (random: () => number) => (): number => (random() < 0.5 ? 12_000 : 0);
