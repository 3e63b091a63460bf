import type { View } from '../harness/view.ts';

/** Milliseconds: longer than any test, and no longer than what the extension believes. */
const hour = 3_600_000;

/** What the extension stores of its budget, as far as it matters here. */
interface StoredBudget {
  /** By service. */
  value: Record<string, { spent: number[] }>;
}

/** Keeps the requests of the last minute counting for an hour, so that a used-up limit stays so, however slow the machine is. */
export function holdLimit(extensionPage: View): Promise<void> {
  return extensionPage.evaluate(async (longer) => {
    const { session } = chrome.storage;
    const { budget } = await session.get<{ budget: StoredBudget }>('budget');
    for (const state of Object.values(budget.value))
      state.spent = state.spent.map((until) => until + longer);
    await session.set({ budget });
  }, hour);
}

/** Counts no request any more, as when its time is over. */
export function endLimit(extensionPage: View): Promise<void> {
  return extensionPage.evaluate(() => chrome.storage.session.remove('budget'));
}

/** From now on, waits of a second and more that begin in this page end with `endWaits` alone. */
export function holdWaits(view: View): Promise<void> {
  return view.evaluate((passed) => {
    const held = new Map<number, () => void>();
    const [start, stop] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
    const now = Date.now.bind(Date);
    let lastId = 1_000_000_000;
    const hold = (work: () => void, milliseconds = 0): number => {
      if (milliseconds < 1000) return start(work, milliseconds);
      lastId += 1;
      held.set(lastId, work);
      return lastId;
    };
    const forget = (id: number): void => {
      if (!held.delete(id)) stop(id);
    };
    const endHeldWaits = (): void => {
      Date.now = () => now() + passed;
      Object.assign(window, { setTimeout: start });
      for (const end of held.values()) end();
    };
    Object.assign(window, { setTimeout: hold, clearTimeout: forget, endHeldWaits });
  }, 2 * hour);
}

/** Two hours pass in this page: all its waits are over, and what begins from now on takes its time. */
export function endWaits(view: View): Promise<void> {
  return view.evaluate(() => (window as unknown as { endHeldWaits(): void }).endHeldWaits());
}
