import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, test } from 'vitest';

import { selectSteps } from '../commands/select-steps.ts';
import { steps } from '../commands/steps.ts';
import { readWorkflow, workflowFaults } from './workflows/workflow-faults.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = '.github/workflows';
const files = globSync(`${folder}/*.yml`, { cwd: root });
const textOf = (file: string): string => readFileSync(`${root}${file}`, 'utf8');

test.each(files)('%s is safe in a public repository', (file) => {
  expect(workflowFaults(textOf(file))).toEqual([]);
});

test('one action is one version everywhere', () => {
  const uses = files.flatMap((file) => textOf(file).match(/actions\/[\w-]+.*@.*/g) ?? []);
  const pins = new Set(uses.map((line) => line.replace(/^(actions\/[\w-]+)[^@]*/, '$1')));
  expect([...pins].map((pin) => pin.split('@')[0])).toEqual(
    expect.arrayContaining(['actions/checkout', 'actions/cache']),
  );
  expect(new Set([...pins].map((pin) => pin.split('@')[0])).size).toBe(pins.size);
});

test('the jobs of a change are together what npm test runs', () => {
  const { jobs } = readWorkflow(textOf(`${folder}/test.yml`));
  const commands = Object.values(jobs).flatMap((job) => job.steps.flatMap(({ run = [] }) => run));
  const names = commands.map((command) => command.replace('npm test -- ', '').split(' '));
  const run = new Set(names.flatMap((some) => selectSteps(steps, some)));
  expect(selectSteps(steps, []).filter((step) => !run.has(step))).toEqual([]);
});

describe('a workflow is refused', () => {
  const release = textOf(`${folder}/release.yml`);

  test.each([
    ['permissions: {}', 'permissions: read-all', 'permissions as a whole'],
    ["tags: ['v*']", "tags: ['v*']\n  pull_request_target:", 'runs on pull_request_target'],
    ["push:\n    tags: ['v*']", '[push, workflow_run]', 'runs on workflow_run'],
    ['attestations: write', 'packages: write', 'attest packages may write'],
    ['    permissions:\n      contents: write\n', '', 'draft says nothing of permissions'],
    ['    timeout-minutes: 45\n', '', 'test has no end'],
    ['    environment: ${{ matrix.store }}\n', '', 'submit has secrets without approval'],
    ['checkout@3d3c42e5aac5ba805825da76410c181273ba90b1', 'checkout@v7', 'is not pinned'],
    ['0b1 # v7.0.1', '0b1', 'names no version'],
    ['persist-credentials: false', 'fetch-depth: 1', 'the token stays'],
    ['"$GITHUB_REF_NAME"', '"${{ github.ref_name }}"', 'an expression in'],
    ['package-manager-cache: false', "cache: 'npm'", 'actions/setup-node caches'],
    ['actions/upload-artifact', 'actions/cache/save', 'actions/cache/save caches'],
  ])('with %j turned into %j', (from, to, fault) => {
    expect(release).toContain(from);
    expect(workflowFaults(release.replace(from, to)).join('\n')).toContain(fault);
  });
});
