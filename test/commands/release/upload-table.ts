import { listingFolder } from './check-listings.ts';
import { packageName, stores } from './stores.ts';

/** What goes where, for people: the first version of an extension goes up by hand in each store. */
export function uploadTable(version: string, folder: string): string {
  const rows = stores.map(({ name, browser, dashboard }) => [
    name,
    packageName(version, browser),
    browser === 'firefox' ? packageName(version, 'sources') : '–',
    dashboard,
  ]);
  const table = [['Store', 'Package', 'Sources', 'Where'], ...rows];
  const widths = table[0]?.map((_, at) => Math.max(...table.map((row) => row[at]?.length ?? 0)));
  const lines = table.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths?.[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  return [
    `To upload, from ${folder}:`,
    ...lines.map((line) => `  ${line}`),
    `What is said in each language: ${listingFolder}; pictures: .github/store.`,
    'What is new: release-notes.md, for Firefox release-notes-firefox.md.',
    'A first version goes up by hand in all three; later ones do with `npm run release -- --submit`.',
  ].join('\n');
}
