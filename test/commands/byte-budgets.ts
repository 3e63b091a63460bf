import { gzipSync } from 'node:zlib';

import { loadedFiles } from './loaded-files.ts';

/** What each page may load before it shows itself, gzip, in bytes. The popup loads form and result with it. */
const budgets = [{ folder: '.output/chrome-mv3', page: 'popup.html', most: 24_500 }];

for (const { folder, page, most } of budgets) {
  const sizes = [...(await loadedFiles(folder, page))].map(([path, content]) => ({
    path,
    bytes: content.length,
    gzip: gzipSync(content, { level: 9 }).length,
  }));
  const gzip = sizes.reduce((sum, size) => sum + size.gzip, 0);
  const bytes = sizes.reduce((sum, size) => sum + size.bytes, 0);
  const kept = gzip <= most && gzip > 0;
  for (const size of [...sizes, { path: `${page} in all`, bytes, gzip }])
    console.log(row(size.path, size.bytes, size.gzip));
  console.log(`${kept ? 'Within' : 'OUTSIDE'} the budget of ${String(most)} bytes gzip`);
  if (!kept) process.exitCode = 1;
}

function row(path: string, bytes: number, gzip: number): string {
  return `${path.padEnd(40)} ${String(bytes).padStart(8)} ${String(gzip).padStart(8)}`;
}
