import type { Copying } from './trials/copying.ts';
import type { Results, TrialName } from './trials/trials.ts';

/** One figure of a contestant; undefined where it has none. */
type Read = (results: Results) => number | undefined;

/** A row of the race's table. */
export interface Row {
  /** By which it is chosen on the command line. */
  readonly name: string;
  readonly title: string;
  readonly unit: 'ms' | 'KiB' | 'kB' | 'MB';
  /** What Curtail's median may be at most. */
  readonly most: number;
  /** The trials that it is read from. */
  readonly trials: readonly TrialName[];
  readonly read: Read;
  /** What is taken off: a figure of the empty extension, of the same round. */
  readonly over?: Read;
  /** Stands beside it in brackets. */
  readonly aside?: Read;
}

/** A row that tells by how much it is more than the empty extension's. */
const difference = (row: Omit<Row, 'over'>): Row => ({ ...row, over: row.read });

const inMegabytes = (bytes: number | undefined): number | undefined =>
  bytes === undefined ? undefined : bytes / 1_000_000;

/** Form and result in all, for whoever has both. */
const loadedIn = ({ awake, press }: Results): number | undefined => {
  const bytes = (press ?? awake)?.loaded;
  return bytes === undefined ? undefined : bytes / 1000;
};

const copiedIn = (copying: Copying | undefined): number | undefined => copying?.copied;

/** The race's table, from top to bottom. */
export const rows: readonly Row[] = [
  difference({
    name: 'first-paint',
    title: 'click → first contentful paint',
    unit: 'ms',
    most: 10,
    trials: ['awake'],
    read: ({ awake }) => awake?.firstPaint,
  }),
  difference({
    name: 'largest-paint',
    title: 'largest paint',
    unit: 'ms',
    most: 15,
    trials: ['awake'],
    read: ({ awake }) => awake?.largestPaint,
  }),
  difference({
    name: 'cpu',
    title: 'CPU of all processes',
    unit: 'ms',
    most: 30,
    trials: ['awake'],
    read: ({ awake }) => awake?.cpu,
  }),
  difference({
    name: 'heap',
    title: 'heap of the popup',
    unit: 'KiB',
    most: 300,
    trials: ['awake'],
    read: ({ awake }) => (awake === undefined ? undefined : awake.heap / 1024),
  }),
  {
    name: 'loaded',
    title: 'loaded by the popup, gzip (form and result in all)',
    unit: 'kB',
    most: 18,
    trials: ['awake', 'press'],
    read: loadedIn,
  },
  {
    name: 'press',
    title: "press → shown and copied, over the service's time (copied alone)",
    unit: 'ms',
    most: 10,
    trials: ['press'],
    read: ({ press }) => press?.done,
    aside: ({ press }) => copiedIn(press),
  },
  difference({
    name: 'asleep-largest-paint',
    title: 'worker asleep: largest paint',
    unit: 'ms',
    most: 30,
    trials: ['asleep'],
    read: ({ asleep }) => asleep?.largestPaint,
  }),
  difference({
    name: 'asleep-cpu',
    title: 'worker asleep: CPU',
    unit: 'ms',
    most: 70,
    trials: ['asleep'],
    read: ({ asleep }) => asleep?.cpu,
  }),
  difference({
    name: 'rested-largest-paint',
    title: 'worker asleep for 40 s: largest paint',
    unit: 'ms',
    most: 30,
    trials: ['rested'],
    read: ({ rested }) => rested?.largestPaint,
  }),
  difference({
    name: 'rested-cpu',
    title: 'worker asleep for 40 s: CPU',
    unit: 'ms',
    most: 70,
    trials: ['rested'],
    read: ({ rested }) => rested?.cpu,
  }),
  {
    name: 'at-once-asleep',
    title: "at once, asleep: click → copied, over an empty popup's paint and the service's time",
    unit: 'ms',
    most: 80,
    trials: ['asleep', 'atOnceAsleep'],
    read: ({ atOnceAsleep }) => copiedIn(atOnceAsleep),
    over: ({ asleep }) => asleep?.firstPaint,
  },
  {
    name: 'rest-heap',
    title: 'worker at rest: its heap',
    unit: 'MB',
    most: 1,
    trials: ['atRest'],
    read: ({ atRest }) => inMegabytes(atRest?.heap),
  },
  {
    name: 'rest-memory',
    title: 'worker at rest: memory of its process',
    unit: 'MB',
    most: 22,
    trials: ['atRest'],
    read: ({ atRest }) => inMegabytes(atRest?.memory),
  },
  difference({
    name: 'closing-tab',
    title: 'a tab closed, worker asleep: CPU',
    unit: 'ms',
    most: 15,
    trials: ['closingTab'],
    read: ({ closingTab }) => closingTab?.cpu,
  }),
];
