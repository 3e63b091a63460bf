import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { View } from './view.ts';

// axe-core comes with its companion for Playwright, which itself cannot reach a popup.
const companion = createRequire(import.meta.resolve('@axe-core/playwright'));
const axeSource = readFileSync(companion.resolve('axe-core/axe.min.js'), 'utf8');

/** What the page has once the source ran, as far as it is used here. */
interface Axe {
  run(
    options: object,
  ): Promise<{ violations: { id: string; help: string; nodes: { html: string }[] }[] }>;
}

/** The rules whose outcome is another one in other colours. */
export const colorRules: readonly string[] = ['color-contrast', 'link-in-text-block'];

/**
 * What axe finds wrong with a page as it is now.
 * @param rules the only ones to look at; all unless told
 * @returns a line for each place; empty when all is well
 */
export async function accessibilityViolations(
  view: View,
  rules?: readonly string[],
): Promise<string[]> {
  if (!(await view.evaluate(() => 'axe' in globalThis))) await view.runScript(axeSource);
  const options = { resultTypes: ['violations'], ...(rules && { runOnly: [...rules] }) };
  return view.evaluate(async (given) => {
    const { violations } = await (globalThis as unknown as { axe: Axe }).axe.run(given);
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html }) => `${id}: ${help}: ${html}`),
    );
  }, options);
}
