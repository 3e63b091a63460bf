import type { Item, RunStore } from './ports';

export async function forgetRunsOf(
  store: RunStore,
  isGone: (service: string) => boolean,
): Promise<void> {
  const { heads, rows, notes } = store;
  await notes.update((jobs) => jobs.filter(({ service }) => service === null || !isGone(service)));
  for (const { id, service } of Object.values(await heads.get())) {
    const others = (await rows.get(id)).flatMap((row) => row?.service ?? []);
    if ([service, ...others].some(isGone)) await removeRun(store, id);
  }
}

export async function removeRun({ heads, rows, passwords }: RunStore, id: string): Promise<void> {
  await forgetEntry(heads, id);
  await Promise.all([rows.clear(id), forgetEntry(passwords, id)]);
}

export const forgetEntry = async <T>(item: Item<Record<string, T>>, id: string): Promise<void> =>
  void (await item.update(({ [id]: _gone, ...others }) => others));
