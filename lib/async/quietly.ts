/** Waits for what must not fail the whole: a link that was made is told even if it cannot be remembered. */
export async function quietly(work: Promise<unknown>): Promise<void> {
  await work.catch(() => undefined);
}
