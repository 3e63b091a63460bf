import { onTestFinished, vi } from 'vitest';

/** The planned polls of a job, each with what became of it. */
export function watchLooks() {
  const plan = vi.spyOn(window, 'setTimeout');
  const callOff = vi.spyOn(window, 'clearTimeout');
  onTestFinished(() => {
    plan.mockRestore();
    callOff.mockRestore();
  });
  return () => {
    const calledOff = new Set(callOff.mock.calls.map(([timer]) => timer));
    return plan.mock.calls.flatMap(([, pause], i) => {
      if (pause !== 300) return [];
      return calledOff.has(plan.mock.results[i]?.value) ? ['called off'] : ['planned'];
    });
  };
}

/** What follows from a drawing has happened, too. */
export const drawn = async (): Promise<void> =>
  new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  });
