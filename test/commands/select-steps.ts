import type { Step } from './steps.ts';

/**
 * The steps of these names and those they need, in the table's order; for no names, all that need not be named.
 * @throws {Error} naming the choices, for a name that is none
 */
export function selectSteps(steps: readonly Step[], names: readonly string[]): readonly Step[] {
  if (names.length === 0) return steps.filter((step) => step.onlyByName !== true);
  const chosen = new Set<string>();
  const choose = (name: string) => {
    const step = steps.find((candidate) => candidate.name === name);
    if (step === undefined)
      throw new Error(
        `No step "${name}". There are: ${steps.map((candidate) => candidate.name).join(', ')}.`,
      );
    chosen.add(name);
    step.needs?.forEach(choose);
  };
  names.forEach(choose);
  return steps.filter((step) => chosen.has(step.name));
}
