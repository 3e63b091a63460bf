import { globSync } from 'node:fs';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Condition } from '../commands/anywhere/condition.ts';
import { conditions } from '../commands/anywhere/conditions.ts';
import { readFailedTests } from '../commands/anywhere/failed-tests.ts';
import { readAnywhereOptions } from '../commands/anywhere/options.ts';
import { runCondition } from '../commands/anywhere/run-condition.ts';
import { shuffle, shuffleSpecs } from '../commands/anywhere/shuffle.ts';
import { writeTable } from '../commands/anywhere/table.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'anywhere-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

async function report(content: object): Promise<string> {
  const file = join(folder, 'report.json');
  await writeFile(file, JSON.stringify(content));
  return file;
}

describe('arguments', () => {
  const known = { conditions: ['usual', 'busy'], steps: ['unit', 'e2e'], usualSteps: ['unit'] };
  const read = (...args: string[]) => readAnywhereOptions(args, known);

  test('name conditions and steps in any order', () => {
    expect(read()).toMatchObject({ conditions: ['usual', 'busy'], steps: ['unit'], repeat: 1 });
    expect(read('e2e', 'busy')).toMatchObject({ conditions: ['busy'], steps: ['e2e'] });
    expect(read('--seed', '7', '--files', 'links', '--files', 'form')).toMatchObject({
      seed: 7,
      files: ['links', 'form'],
    });
  });

  test('repeat the tests in a browser by default', () => {
    expect(read('--repeat', '9')).toMatchObject({
      conditions: ['usual'],
      steps: ['component', 'e2e'],
      repeat: 9,
    });
    expect(read('--repeat', '9', 'busy', 'unit')).toMatchObject({
      conditions: ['busy'],
      steps: ['unit'],
    });
  });

  test.each([
    [['bsy'], 'No condition or step "bsy". Conditions: usual, busy. Steps: unit, e2e.'],
    [['--repeat', '0'], '--repeat must be a whole number, 1 or more.'],
    [['--seed', 'x'], '--seed must be a whole number, 1 or more.'],
  ])('%j are refused', (args, message) => {
    expect(() => read(...args)).toThrow(message);
  });
});

describe('names of failed tests', () => {
  test('of vitest, with files that did not load', async () => {
    const file = await report({
      testResults: [
        {
          name: '/a/one.test.ts',
          status: 'failed',
          assertionResults: [
            { fullName: 'adds', status: 'failed' },
            { fullName: 'divides', status: 'passed' },
          ],
        },
        { name: '/a/two.test.ts', status: 'failed', assertionResults: [] },
        { name: '/a/three.test.ts', status: 'passed', assertionResults: [] },
      ],
    });
    expect(await readFailedTests(file)).toEqual(['one.test.ts › adds', 'two.test.ts did not load']);
  });

  test('of Playwright, in groups', async () => {
    const specs = [
      { title: 'good', ok: true },
      { title: 'bad', ok: false },
    ];
    const file = await report({
      suites: [{ title: 'a.spec.ts', specs, suites: [{ title: 'group', specs }] }],
    });
    expect(await readFailedTests(file)).toEqual(['a.spec.ts › bad', 'a.spec.ts › group › bad']);
  });

  test('are empty without a report', async () => {
    expect(await readFailedTests(join(folder, 'none.json'))).toEqual([]);
  });
});

describe('an order by chance', () => {
  const items = Array.from({ length: 20 }, (_, index) => index);

  test('is the same for the same seed, and holds everything', () => {
    expect(shuffle(items, 1)).toEqual(shuffle(items, 1));
    expect(shuffle(items, 1)).not.toEqual(shuffle(items, 2));
    expect(shuffle(items, 1).toSorted((a, b) => a - b)).toEqual(items);
  });

  test('gives each spec a file that loads it', async () => {
    const own = await shuffleSpecs(folder, 3);
    const files = await readdir(own);
    const loaded = await Promise.all(files.map((file) => readFile(join(own, file), 'utf8')));
    const specs = globSync('test/e2e/*.spec.ts').map((spec) => `import "${resolve(spec)}";\n`);
    expect(loaded.toSorted()).toEqual(specs.toSorted());
    expect(loaded).not.toEqual(loaded.toSorted());
  });
});

describe('a condition', () => {
  const command = (code: string) => [process.execPath, '-e', code];
  const prepared = (surroundings: Awaited<ReturnType<Condition['prepare']>>): Condition => ({
    name: 'odd',
    prepare: () => Promise.resolve(surroundings),
  });
  const once = { repeat: 1, seed: 1, files: [] };

  test('reaches the step, and goes on after a failure', async () => {
    const step = {
      name: 'step',
      command: command("process.exit(process.env['TZ'] === 'Asia/Kathmandu' ? 3 : 0)"),
    };
    const condition = prepared({ env: { TZ: 'Asia/Kathmandu' } });
    const row = await runCondition(condition, [step, step], folder, { ...once, repeat: 2 });
    expect(row).toMatchObject({ condition: 'odd', passed: 0, failed: 4 });
    expect(writeTable([row])).toContain('4 × step ended with an error');
  });

  test('hands its seed to the properties, another one each round', async () => {
    const code = "process.exit(['7', '8'].includes(process.env['CURTAIL_SEED']) ? 3 : 0)";
    const seeds = { ...once, repeat: 3, seed: 6 };
    const step = { name: 'step', command: command(code) };
    expect(await runCondition(prepared({}), [step], folder, seeds)).toMatchObject({ failed: 2 });
  });

  test('has its word before the command', async () => {
    const prefix = command('process.exit(process.argv.length - 1)');
    const step = { name: 'step', command: ['one', 'two'] };
    expect(await runCondition(prepared({ prefix }), [step], folder, once)).toMatchObject({
      failed: 1,
    });
  });

  test('that cannot be had is said to be skipped', async () => {
    const row = await runCondition(prepared('No such thing.'), [], folder, once);
    expect(writeTable([row])).toBe(
      [
        '| condition | passed | failed | seconds | failed tests |',
        '| --------- | ------ | ------ | ------- | ------------ |',
        '| odd       | 0      | 0      | 0       | skipped: No such thing. |',
      ].join('\n'),
    );
  });

  test('is named once', () => {
    const names = conditions.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
