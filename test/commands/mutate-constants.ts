import { readFileSync } from 'node:fs';

import { constants } from '../config/constants.ts';
import type { Mutant } from '../config/mutation.config.ts';
import { runCommand } from './run-command.ts';

// Changes one constant after the other, and runs the test that has to see it: `npm run test:mutation` begins with this.

const mutants = Object.entries(constants).flatMap(([file, rows]) =>
  rows.map(([from, to, test]) => ({ file: `lib/${file}`, from, to, test: `test/unit/${test}` })),
);

if (!(await passes([...new Set(mutants.map(({ test }) => test))]))) {
  throw new Error('These tests fail as it is.');
}
for (const { test, ...mutant } of mutants) {
  const verdict = await verdictOf(mutant, test);
  console.log(`${verdict}: ${mutant.file}: ${mutant.from.trim()} → ${mutant.to} (${test})`);
  if (verdict !== 'seen') process.exitCode = 1;
}

async function verdictOf(mutant: Mutant, test: string): Promise<string> {
  const places = readFileSync(mutant.file, 'utf8').split(mutant.from).length - 1;
  if (places !== 1) return `IN ${String(places)} PLACES`;
  return (await passes([test], mutant)) ? 'NOT SEEN' : 'seen';
}

async function passes(tests: readonly string[], mutant: Partial<Mutant> = {}): Promise<boolean> {
  const vitest = ['vitest', 'run', '--config=test/config/mutation.config.ts', '--bail=1', ...tests];
  const { code } = await runCommand(vitest, { env: { CURTAIL_MUTANT: JSON.stringify(mutant) } });
  return code === 0;
}
