import type { RunStore } from './ports';

/** Forgets what is for services that are gone. A run may be for several. */
export async function forgetRunsOf(
  { heads, rows, notes, passwords }: RunStore,
  isGone: (service: string) => boolean,
): Promise<void> {
  await notes.update((jobs) => jobs.filter(({ service }) => service === null || !isGone(service)));
  for (const { id, service } of Object.values(await heads.get())) {
    const all = (await rows.get(id)).filter((row) => row !== null);
    const left = all.filter((row) => !isGone(row.service ?? service));
    await rows.clear(id);
    if (left.length > 0) await rows.put(id, [...left.entries()]);
    else {
      await heads.update(({ [id]: _gone, ...others }) => others);
      await passwords.update(({ [id]: _gone, ...others }) => others);
    }
  }
}
