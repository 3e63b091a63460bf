import { env } from 'node:process';
import { fileURLToPath } from 'node:url';

import { type Plugin, type TestProjectInlineConfiguration, defineConfig } from 'vitest/config';

import config from './vitest.config.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A file of the product in which a text that occurs once gives way to another. */
export interface Mutant {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** A mutant is for the tests of its own rooms to see: all others would take hours, and prove nothing where the promise is made. */
const others = [
  'test/unit/!(api|links|rules)/**',
  'test/unit/**/{against-service/**,*-against-service*}',
];

/** Our code in Node alone, as StrykerJS runs it; with the mutant that `mutate-constants.ts` names, where it does. */
export default defineConfig({
  root,
  cacheDir: `${root}test-output/vite/mutation`,
  test: {
    projects: (config.test?.projects ?? []).flatMap((project) =>
      typeof project === 'object' && 'test' in project && isUnit(project.test?.name)
        ? [
            {
              ...project,
              plugins: [project.plugins, mutantPlugin()],
              test: asMutated(project.test),
            },
          ]
        : [],
    ),
  },
});

function isUnit(name: unknown): boolean {
  return name === 'unit' || name === 'unit-alone';
}

/** Puts the mutant in its place as the file is loaded: the file itself stays as it is. */
function mutantPlugin(): Plugin {
  const { file, from, to }: Partial<Mutant> = JSON.parse(env['CURTAIL_MUTANT'] ?? '{}');
  return {
    name: 'mutant',
    enforce: 'pre',
    transform: (code, id) =>
      from !== undefined && to !== undefined && id === `${root}${file}`
        ? code.replace(from, () => to)
        : null,
  };
}

function asMutated(test: TestProjectInlineConfiguration['test'] = {}) {
  // What Vitest keeps of a file would not tell which mutant was in it.
  return { ...test, exclude: [...(test.exclude ?? []), ...others], fsModuleCache: false };
}
