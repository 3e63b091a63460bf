import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { View } from './view.ts';

// axe-core comes with its companion for Playwright, which itself cannot reach a popup.
const companion = createRequire(import.meta.resolve('@axe-core/playwright'));
const axeSource = readFileSync(companion.resolve('axe-core/axe.min.js'), 'utf8');

/** What the page has once the source ran, as far as it is used here. */
interface Axe {
  run(): Promise<{ violations: { id: string; help: string; nodes: { html: string }[] }[] }>;
}

/** What axe finds wrong with a page as it is now, a line for each place; empty when all is well. */
export async function accessibilityViolations(view: View): Promise<string[]> {
  await view.runScript(axeSource);
  return view.evaluate(async () => {
    const { violations } = await (globalThis as unknown as { axe: Axe }).axe.run();
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ html }) => `${id}: ${help}: ${html}`),
    );
  });
}
