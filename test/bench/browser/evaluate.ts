import type { CDPSession } from 'puppeteer-core';

/**
 * Does work in a page, with plain values in and out.
 * @throws {Error} with the page's own words when the work fails there
 */
export async function evaluate<Input extends unknown[], Output>(
  page: CDPSession,
  work: (...input: Input) => Output,
  ...input: Input
): Promise<Awaited<Output>> {
  const given = input.map((value) => JSON.stringify(value) ?? 'undefined').join(', ');
  const { result, exceptionDetails } = await page.send('Runtime.evaluate', {
    expression: `(${work.toString()})(${given})`,
    awaitPromise: true,
    returnByValue: true,
    userGesture: true,
  });
  if (exceptionDetails !== undefined)
    throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value as Awaited<Output>;
}
