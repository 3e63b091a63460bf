import { expect, test } from 'vitest';

import { runSteps } from '../commands/run-steps.ts';
import { selectSteps } from '../commands/select-steps.ts';
import type { Step } from '../commands/steps.ts';
import { noTests } from '../commands/test-counts.ts';

const step = (name: string, rest: Partial<Step> = {}): Step => ({ name, command: [], ...rest });

/** Runs steps of which the named ones fail, and notes what happened in which order. */
async function run(steps: readonly Step[], failing: readonly string[] = []) {
  const events: string[] = [];
  const notRun = await runSteps(
    steps,
    ({ name }, { passed }) => events.push(`${name} ${passed ? 'passed' : 'failed'}`),
    async ({ name }) => {
      events.push(`${name} started`);
      await new Promise(setImmediate);
      return { passed: !failing.includes(name), seconds: 0, output: '', counts: noTests };
    },
  );
  return { events, notRun: notRun.map(({ name }) => name) };
}

test('two steps run beside each other, the third waits', async () => {
  const { events } = await run([step('a'), step('b'), step('c')]);
  expect(events.slice(0, 3)).toEqual(['a started', 'b started', 'a passed']);
  expect(events).toHaveLength(6);
});

test('a step waits for those it needs', async () => {
  const { events } = await run([step('a', { needs: ['b'] }), step('b')]);
  expect(events).toEqual(['b started', 'b passed', 'a started', 'a passed']);
});

test('a step that wants to be alone runs alone', async () => {
  const { events } = await run([step('a', { alone: true }), step('b')]);
  expect(events).toEqual(['a started', 'a passed', 'b started', 'b passed']);
});

test('nothing is started after a failure', async () => {
  const { events, notRun } = await run(
    [step('a'), step('b', { needs: ['a'] }), step('c', { alone: true })],
    ['a'],
  );
  expect(events).toEqual(['a started', 'a failed']);
  expect(notRun).toEqual(['b', 'c']);
});

test('what runs only where it is named is in no other run', () => {
  const steps = [step('a'), step('b', { onlyByName: true })];
  expect(selectSteps(steps, []).map(({ name }) => name)).toEqual(['a']);
  expect(selectSteps(steps, ['b']).map(({ name }) => name)).toEqual(['b']);
});

test('named steps bring along what they need', () => {
  const steps = [step('a'), step('b', { needs: ['a'] }), step('c', { needs: ['b'] }), step('d')];
  expect(selectSteps(steps, ['c']).map(({ name }) => name)).toEqual(['a', 'b', 'c']);
  expect(selectSteps(steps, [])).toEqual(steps);
});

test('an unknown name is refused with the choices', () => {
  expect(() => selectSteps([step('a'), step('b')], ['e'])).toThrow('No step "e". There are: a, b.');
});
