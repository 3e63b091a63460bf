/** Something that a page, a worker or the browser about them said. */
export interface Observation {
  kind: 'console' | 'exception' | 'log' | 'policy violation';
  level: string;
  /** The address of the page or worker. */
  where: string;
  text: string;
}

/** What Firefox says when a page was closed while it waited for an answer, which everybody may do. */
const closedMeanwhile = 'Promise resolved after context unloaded';

/** Whether it means that something is wrong. */
export const isProblem = ({ kind, level, text }: Observation): boolean =>
  !text.startsWith(closedMeanwhile) &&
  (kind === 'exception' || kind === 'policy violation' || level === 'error' || level === 'assert');

/** One line for a report. */
export const describeObservation = ({ kind, where, text }: Observation): string =>
  `${kind} in ${where}: ${text}`;
