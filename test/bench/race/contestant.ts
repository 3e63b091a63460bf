import type { CDPSession } from 'puppeteer-core';

import type { TrialName } from './trials/trials.ts';

/** Something that can be seen in a popup. */
export interface Sign {
  readonly selector: string;
  /** What stands in it, among other things; anything when left out. */
  readonly text?: string | undefined;
}

/** How a link is made in a popup with a form. */
export interface Press {
  /** Its text is all that it says. */
  readonly button: Sign;
  /** What says that the link is there. */
  readonly done: Sign;
}

/** One answer of a service: when its request came, in milliseconds since 1970, and how long it was held. */
export interface Answered {
  readonly time: number;
  readonly heldMs: number;
}

/** The service that an extension makes its links at, as far as the race needs to know. */
export interface LinkService {
  forget(): void;
  /** The requests that made links since then. */
  creations(): readonly Answered[];
  /** How many requests there were since then, of whatever kind. */
  count(): number;
}

/** What is done once in a page of an extension, which is given by its path. */
export interface SetUp {
  readonly path: string;
  readonly work: (page: CDPSession) => Promise<void>;
}

/** A page that every extension has, with all that its own pages may do, and that runs none of its code. */
export const anyPage = 'manifest.json';

/** An extension in the race. It runs in a browser of its own, with a profile of its own. */
export interface Contestant {
  /** Where its figures stand in the table. */
  readonly column: string;
  /** The folder that it is loaded from. */
  readonly folder: string;
  /** The path of its popup in that folder. */
  readonly popup: string;
  readonly hasWorker: boolean;
  readonly trials: readonly TrialName[];
  /** What its popup shows when it is ready. */
  readonly shown: Sign;
  readonly press?: Press | undefined;
  /** What its worker is asked to be awake, from a page of its own; that it refuses is an answer, too. */
  readonly ping: unknown;
  /** The host, as a pattern, that a person allowed it. */
  readonly host?: string | undefined;
  /** Makes of it what it is in daily use, from one of its pages. */
  readonly setUp?: SetUp | undefined;
  readonly service?: LinkService | undefined;
}
