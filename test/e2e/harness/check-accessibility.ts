import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { View } from './view.ts';

// axe-core comes with its companion for Playwright, which itself cannot reach a popup.
const companion = createRequire(import.meta.resolve('@axe-core/playwright'));
const axeSource = readFileSync(companion.resolve('axe-core/axe.min.js'), 'utf8');

/** What the page has once the source ran, as far as it is used here. */
interface Axe {
  run(
    parts: object,
    options: object,
  ): Promise<{ violations: { id: string; help: string; nodes: { html: string }[] }[] }>;
}

/** The rules whose outcome is another one in other colours. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** What is looked at: all rules, or those for colours. */
const scopes = { all: {}, colors: { runOnly: colorRules } } as const;

/**
 * What axe finds wrong with a page as it is now.
 * @param within a selector of the only parts that are looked at; the whole page unless told
 * @returns a line for each place; empty when all is well
 */
export async function accessibilityViolations(
  view: View,
  scope: keyof typeof scopes = 'all',
  within?: string,
): Promise<string[]> {
  if (!(await view.evaluate(() => 'axe' in globalThis))) await view.runScript(axeSource);
  const options = { resultTypes: ['violations'], ...scopes[scope] };
  return view.evaluate(
    async (given, selector) => {
      const { axe } = globalThis as unknown as { axe: Axe };
      // What was told to be looked at may have gone by now, and is asked for no more.
      if (selector !== null && document.querySelector(selector) === null) return [];
      const parts = selector === null ? document : { include: [selector] };
      const { violations } = await axe.run(parts, given);
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ html }) => `${id}: ${help}: ${html}`),
      );
    },
    options,
    within ?? null,
  );
}
