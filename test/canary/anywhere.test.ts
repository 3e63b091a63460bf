import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Condition } from '../commands/anywhere/condition.ts';
import { runCondition } from '../commands/anywhere/run-condition.ts';
import { writeTable } from '../commands/anywhere/table.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'anywhere-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
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
});
