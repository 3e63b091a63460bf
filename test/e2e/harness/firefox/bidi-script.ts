import type { BidiConnection } from './bidi-connection.ts';

interface EvaluateResult {
  type: 'success' | 'exception';
  result?: { value?: unknown };
  exceptionDetails?: { text: string };
}

/**
 * Evaluates an expression in a context, as if a person had just acted there.
 * @returns its value, awaited; it must be a string, number, boolean, null or undefined
 * @throws {Error} what the expression threw
 */
export async function evaluateExpression(
  connection: BidiConnection,
  context: string,
  expression: string,
): Promise<unknown> {
  const { result, exceptionDetails } = await connection.send<EvaluateResult>('script.evaluate', {
    expression,
    target: { context },
    awaitPromise: true,
    userActivation: true,
  });
  if (exceptionDetails !== undefined) throw new Error(exceptionDetails.text);
  return result?.value;
}

/** Does work in a context, with plain values in and out. */
export async function evaluateWork<Input extends unknown[], Output>(
  connection: BidiConnection,
  context: string,
  work: (...input: Input) => Output,
  ...input: Input
): Promise<Awaited<Output>> {
  const call = `(${work.toString()})(...${JSON.stringify(input)})`;
  const json = await evaluateExpression(
    connection,
    context,
    `Promise.resolve(${call}).then((output) => JSON.stringify(output))`,
  );
  return (typeof json === 'string' ? JSON.parse(json) : undefined) as Awaited<Output>;
}
