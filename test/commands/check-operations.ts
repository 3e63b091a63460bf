import { readFile } from 'node:fs/promises';

import { notExercised, operationTableFile } from '../e2e/report/operation-table.ts';

const table = await readFile(operationTableFile, 'utf8');
console.log(table.trimEnd());

if (table.includes(` ${notExercised} `)) {
  console.log('\nSome operations were exercised against no service of a kind.');
  process.exitCode = 1;
}
