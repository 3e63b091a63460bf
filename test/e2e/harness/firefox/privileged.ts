import type { BidiConnection } from './bidi-connection.ts';
import { evaluateExpression } from './bidi-script.ts';

/** Evaluates an expression in the browser's own window, with all its rights. */
export type Privileged = (expression: string) => Promise<unknown>;

interface Tree {
  contexts: { context: string; url: string }[];
}

/**
 * Finds the browser's own window.
 * @throws {Error} when this Firefox is older than ways to it
 */
export async function openPrivileged(connection: BidiConnection): Promise<Privileged> {
  const { contexts } = await connection.send<Tree>('browsingContext.getTree', {
    'moz:scope': 'chrome',
  });
  const [window] = contexts;
  if (window === undefined) throw new Error('Firefox has no window.');
  // One that does not know the parameter gives the tabs.
  if (!window.url.startsWith('chrome:')) throw new Error('This Firefox is too old for the tests.');
  return (expression) => evaluateExpression(connection, window.context, expression);
}
