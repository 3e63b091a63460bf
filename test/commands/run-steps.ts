import { runStep, type StepResult } from './run-step.ts';
import type { Step } from './steps.ts';

const cores = 2;

/** Told as soon as a step has ended. */
export type StepListener = (step: Step, result: StepResult) => void;

/**
 * Runs steps in order, two beside each other where their needs allow, and starts no more after the
 * first that fails.
 * @returns the steps that were not run
 */
export async function runSteps(
  steps: readonly Step[],
  onEnd: StepListener,
  run: (step: Step) => Promise<StepResult> = runStep,
): Promise<readonly Step[]> {
  const waiting = [...steps];
  const passed = new Set<string>();
  const running = new Map<Step, Promise<void>>();
  let failed = false;

  const start = async (step: Step) => {
    const result = await run(step);
    running.delete(step);
    if (result.passed) passed.add(step.name);
    failed ||= !result.passed;
    onEnd(step, result);
  };

  for (;;) {
    const next = failed ? undefined : waiting.find((step) => mayStart(step, running, passed));
    if (next !== undefined) {
      waiting.splice(waiting.indexOf(next), 1);
      running.set(next, start(next));
    } else if (running.size > 0) await Promise.race(running.values());
    else return waiting;
  }
}

function mayStart(
  { needs = [], alone = false }: Step,
  running: ReadonlyMap<Step, unknown>,
  passed: ReadonlySet<string>,
): boolean {
  const room = alone ? 1 : cores;
  const beside = [...running.keys()];
  return (
    beside.length < room &&
    !beside.some((step) => step.alone) &&
    needs.every((name) => passed.has(name))
  );
}
