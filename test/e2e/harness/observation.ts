/** Something that a page, a worker or the browser about them said. */
export interface Observation {
  kind: 'console' | 'exception' | 'log' | 'policy violation';
  level: string;
  /** The address of the page or worker. */
  where: string;
  text: string;
}

/** Whether it means that something is wrong. */
export const isProblem = ({ kind, level }: Observation): boolean =>
  kind === 'exception' || kind === 'policy violation' || level === 'error' || level === 'assert';

/** One line for a report. */
export const describeObservation = ({ kind, where, text }: Observation): string =>
  `${kind} in ${where}: ${text}`;
