import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { billOfMaterials, type LockFile } from './bill-of-materials.ts';
import { checkListings } from './check-listings.ts';
import { writeChecksums } from './checksums.ts';
import { lintAddOn } from './lint-add-on.ts';
import { packExtension } from './pack-extension.ts';
import { rebuild } from './rebuild.ts';
import { firefoxNotes, releaseNotes } from './release-notes.ts';
import { packageName, stores } from './stores.ts';
import { uploadTable } from './upload-table.ts';

interface Product {
  readonly name: string;
  readonly version: string;
  readonly license: string;
}

/**
 * Leaves in a folder all that a release takes, checked; what is said of it first, as that is soonest mended.
 * @throws {Error} with a plain sentence at the first thing that is not as it should be
 */
export async function prepareRelease(product: Product, folder: string): Promise<void> {
  const { version } = product;
  const locales = await checkListings('.');
  console.log(`The listing fits every store in ${String(locales.length)} languages`);
  const changelog = await readFile('CHANGELOG.md', 'utf8').catch(() => '');
  const notes = releaseNotes(changelog, version);

  const packages = await packExtension(version, folder);
  await lintAddOn(join(folder, packageName(version, 'firefox')));
  const same = await rebuild(version, folder);
  console.log(`Built from the sources, all ${String(same)} files are the same byte for byte`);

  const licenses = stores.map(({ browser }) =>
    readFile(`.output/${browser}-mv3/licenses.txt`, 'utf8'),
  );
  const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as LockFile;
  const bill = billOfMaterials(product, await Promise.all(licenses), lock);
  await writeFile(
    join(folder, `curtail-${version}.cdx.json`),
    `${JSON.stringify(bill, null, 2)}\n`,
  );
  await writeFile(join(folder, 'release-notes.md'), `${notes}\n`);
  await writeFile(join(folder, 'release-notes-firefox.md'), `${firefoxNotes(notes)}\n`);
  const sums = await writeChecksums(folder);
  console.log(`\n${sums}\n${String(packages.length)} packages. ${uploadTable(version, folder)}`);
}
