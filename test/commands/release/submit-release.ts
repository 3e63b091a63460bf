import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadEnvFile } from 'node:process';

import { runCommand } from '../run-command.ts';
import { verifyChecksums } from './checksums.ts';
import { readZip } from './read-zip.ts';
import { packageName } from './stores.ts';
import { submission } from './submission.ts';

const keysFile = '.env.submit';

/**
 * Hands the packages that `npm run release` left to `wxt submit`, for each store that keys are set for. Chrome's interface can also let
 * an update reach only some people (`CHROME_DEPLOY_PERCENTAGE`) and replace one that is in review (`CHROME_CANCEL_PENDING`).
 * @param options further ones of `wxt submit`, such as `--dry-run`
 */
export async function submitRelease(
  version: string,
  folder: string,
  options: readonly string[],
): Promise<void> {
  await verifyChecksums(folder);
  if (existsSync(keysFile)) loadEnvFile(keysFile);
  const { stores, env } = submission(
    process.env,
    version,
    folder,
    await firefoxId(version, folder),
  );
  console.log(`Submitting Curtail ${version} to ${stores.map(({ name }) => name).join(', ')}`);
  const { code } = await runCommand(['wxt', 'submit', ...options], {
    env,
    onOutput: (text) => process.stdout.write(text),
  });
  if (code !== 0) throw new Error('Not all was submitted: see above.');
  if (stores.some(({ browser }) => browser === 'firefox'))
    console.log(
      `Firefox’s store was sent no release notes: paste ${join(folder, 'release-notes-firefox.md')} there.`,
    );
}

/** The package's own. */
async function firefoxId(version: string, folder: string): Promise<string> {
  const files = readZip(await readFile(join(folder, packageName(version, 'firefox'))));
  const manifest = JSON.parse(String(files.get('manifest.json'))) as {
    browser_specific_settings: { gecko: { id: string } };
  };
  return manifest.browser_specific_settings.gecko.id;
}
