import { globSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';

import { seededRandom } from '../../service/faults/seeded-random.ts';

/** The same items in an order by chance, which is the same for the same seed. */
function shuffle<Item>(items: readonly Item[], seed: number): Item[] {
  const random = seededRandom(seed);
  const keyed = items.map((item) => ({ item, key: random() }));
  return keyed.toSorted((a, b) => a.key - b.key).map(({ item }) => item);
}

/**
 * Playwright knows no order but that of the files' names: this leaves one file for each spec, named by its place, that loads it.
 * @returns the folder
 */
export async function shuffleSpecs(folder: string, seed: number): Promise<string> {
  const own = resolve(folder, 'specs');
  await rm(own, { recursive: true, force: true });
  await mkdir(own, { recursive: true });
  const specs = shuffle(globSync('test/e2e/*.spec.ts').toSorted(), seed);
  for (const [place, spec] of specs.entries()) {
    const name = `${String(place).padStart(3, '0')}-${basename(spec)}`;
    await writeFile(join(own, name), `import ${JSON.stringify(resolve(spec))};\n`);
  }
  return own;
}
