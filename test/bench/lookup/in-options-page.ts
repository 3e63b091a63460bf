import type { Inside } from '../stage/build-inside.ts';

/**
 * Has the store remember this many links to pages `<base>0`, `<base>1` and so on.
 * @throws {Error} when the product does not find them
 */
export async function fillStore(inside: string, base: string, links: number): Promise<void> {
  const { looseUrlKey, openLinkStore, sampleLink } = (await import(inside)) as Inside;
  const store = openLinkStore();
  const linkOf = (index: number) =>
    sampleLink({
      shortUrl: `https://short.example/${index.toString(36)}`,
      id: String(index),
      longUrl: `${base}${String(index)}`,
      title: `A page worth shortening, number ${String(index)}`,
      createdAt: index,
    });
  await store.saveAll(
    Array.from({ length: links }, (_, index) => linkOf(index)),
    () => null,
  );
  const [found] = await store.findAlike([looseUrlKey(linkOf(links - 1).longUrl)]);
  if (found?.[0]?.shortUrl !== linkOf(links - 1).shortUrl)
    throw new Error('The store of links does not find what was put into it.');
}

/** Looks random pages up; milliseconds for each. */
export async function findOften(inside: string, base: string, times: number): Promise<number[]> {
  const { looseUrlKey, openLinkStore } = (await import(inside)) as Inside;
  const store = openLinkStore();
  await store.findAlike([looseUrlKey(base)]);
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const start = performance.now();
    const url = `${base}${String(Math.floor(Math.random() * 100_000))}`;
    await store.findAlike([looseUrlKey(url)]);
    taken.push(performance.now() - start);
  }
  return taken;
}

/** Looks one page up in a store that is not open yet; milliseconds. */
export async function findAtFirst(inside: string, pageKey: string): Promise<number> {
  const { looseUrlKey, openLinkStore } = (await import(inside)) as Inside;
  const start = performance.now();
  await openLinkStore().findAlike([looseUrlKey(pageKey)]);
  return performance.now() - start;
}

/** Sends the popup's first message again and again; milliseconds for each answer. */
export async function sendOften(inside: string, times: number): Promise<number[]> {
  const { send } = (await import(inside)) as Inside;
  await send('popup.open', undefined);
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const start = performance.now();
    await send('popup.open', undefined);
    taken.push(performance.now() - start);
  }
  return taken;
}
