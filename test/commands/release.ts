import { readFile } from 'node:fs/promises';

import { prepareRelease } from './release/prepare-release.ts';
import { checkHome } from './release/submission.ts';
import { submitRelease } from './release/submit-release.ts';

const folder = '.output/release';

try {
  const product = JSON.parse(await readFile('package.json', 'utf8')) as Record<
    'name' | 'version' | 'license',
    string
  >;
  const [first, ...rest] = process.argv.slice(2);
  if (first === '--submit') {
    checkHome(product);
    await submitRelease(product.version, folder, rest);
  } else if (first === undefined) await prepareRelease(product, folder);
  else
    throw new Error(
      `No option "${first}". There is --submit, and after it those of \`wxt submit\`.`,
    );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
