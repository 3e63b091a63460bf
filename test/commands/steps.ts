import { join } from 'node:path';

/** Where reports, screenshots and traces go. */
const outputFolder = 'test-output';

/** One line of `npm test`. */
export interface Step {
  readonly name: string;
  /** A program of node_modules/.bin and its arguments. */
  readonly command: readonly string[];
  /** Variables of its environment. */
  readonly env?: Readonly<Record<string, string>>;
  /** Steps that must have passed before. */
  readonly needs?: readonly string[];
  /** The JSON report with the step's test counts; a step without one counts as one test. */
  readonly report?: string;
  /** Its output is of interest when it passes, too. */
  readonly shown?: boolean;
  /** Runs with no other step beside it, because it keeps both cores busy. */
  readonly alone?: boolean;
  /** It runs where it is named: by `npm run test:nightly` if it takes longer than every run should. */
  readonly onlyByName?: boolean;
}

/** Tests that need no build; which of them, the command in front of it says. */
const changed = vitest('changed', ['--maxWorkers=3', '--passWithNoTests'], '!soak');

/** Everything that is checked, in the order in which it is started. */
export const steps: readonly Step[] = [
  { name: 'prepare', command: ['wxt', 'prepare'] },
  { name: 'format', command: ['oxfmt', '--check'] },
  // Its rules know the types already: to report their errors, too, costs a third of what a compiler of its own does.
  { name: 'lint', command: ['oxlint', '--type-check'], needs: ['prepare'] },
  { name: 'unused', command: ['knip'], needs: ['prepare'] },
  { name: 'lines', command: ['node', 'test/commands/line-budgets.ts'], shown: true },
  build('chrome'),
  build('edge'),
  build('firefox'),
  {
    name: 'bytes',
    command: ['node', 'test/commands/byte-budgets.ts'],
    needs: ['chrome'],
    shown: true,
  },
  // The longest first, as the others fit beside it; it waits for the browser more than it computes.
  vitest('component', ['--maxWorkers=3']),
  vitest('unit'),
  vitest('service'),
  vitest('canary'),
  playwright('e2e', 'test/config/playwright.config.ts', ['chrome', 'edge', 'firefox']),
  {
    name: 'operations',
    command: ['node', 'test/commands/check-operations.ts'],
    needs: ['unit', 'e2e'],
    shown: true,
  },
  {
    ...changed,
    command: ['node', 'test/commands/test-changed.ts', ...changed.command],
    needs: ['format', 'lint'],
    onlyByName: true,
  },
  nightly(playwright('long', 'test/config/nightly.config.ts', ['chrome', 'firefox'])),
  nightly(playwright('desktop', 'test/config/desktop.config.ts', ['chrome', 'firefox'])),
  nightly(playwright('account', 'test/config/account.config.ts', ['chrome', 'firefox'])),
  nightly({ ...vitest('soak'), env: { CURTAIL_REVOKES: '200' } }),
  nightly({ name: 'revokes', command: ['node', 'test/soak/revoke.ts'], needs: ['chrome'] }),
];

/** A step that `npm run test:nightly` names. */
function nightly(step: Step): Step {
  return { ...step, alone: true, onlyByName: true };
}

function build(browser: string): Step {
  return {
    name: browser,
    command: ['wxt', 'build', '--browser', browser, '--mv3'],
    needs: ['prepare'],
  };
}

function playwright(name: string, config: string, needs: readonly string[]): Step {
  return {
    name,
    command: ['playwright', 'test', `--config=${config}`],
    needs,
    report: join(outputFolder, `${name}.json`),
    alone: true,
  };
}

/** Runs the projects whose names begin with the step's, unless others are named. */
function vitest(name: string, options: readonly string[] = [], projects = `${name}*`): Step {
  const report = join(outputFolder, `${name}.json`);
  return {
    name,
    command: [
      'vitest',
      'run',
      '--config=test/config/vitest.config.ts',
      `--project=${projects}`,
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${report}`,
      ...options,
    ],
    needs: ['prepare'],
    report,
  };
}
