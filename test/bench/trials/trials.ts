import type { Subject } from '../stage/measured-copies.ts';
import type { Stage } from '../stage/stage.ts';
import { measureAtOnce, measurePressing, type Copying } from './copying.ts';
import { measureOpening, type Opening } from './opening.ts';
import { keepAwake, letSleep } from './worker-state.ts';

/** One thing that every round measures. */
export interface Trial<Result> {
  readonly subject: Subject;
  readonly measure: (stage: Stage) => Promise<Result>;
  /** How the worker is to be when it begins; nothing for an extension without one. */
  readonly prepare?: (stage: Stage, id: string) => Promise<void>;
}

const opening = (subject: Subject, prepare?: Trial<Opening>['prepare']): Trial<Opening> => ({
  subject,
  measure: (stage) => measureOpening(stage, subject),
  ...(prepare === undefined ? {} : { prepare }),
});

/** Everything that is measured in a round. */
export const trials = {
  empty: opening('empty'),
  secondEmpty: opening('secondEmpty'),
  form: opening('form', keepAwake),
  formAsleep: opening('form', letSleep),
  atOnce: opening('atOnce', keepAwake),
  atOnceAsleep: opening('atOnce', letSleep),
  press: { subject: 'probedForm', measure: measurePressing, prepare: keepAwake },
  copy: { subject: 'probedAtOnce', measure: measureAtOnce, prepare: keepAwake },
  copyAsleep: { subject: 'probedAtOnce', measure: measureAtOnce, prepare: letSleep },
} satisfies Record<string, Trial<Opening> | Trial<Copying>>;

export type TrialName = keyof typeof trials;

/** What a round gave. */
export type Round = { [N in TrialName]: Awaited<ReturnType<(typeof trials)[N]['measure']>> };
