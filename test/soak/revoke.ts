import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startOnProfile } from '../e2e/harness/chromium/start-on-profile.ts';
import { findInProfile, type Left } from '../e2e/harness/profile/find-in-profile.ts';
import { storedItems } from '../e2e/harness/stored-items.ts';
import { User } from '../e2e/harness/user.ts';
import { revokeAmidWork } from '../e2e/scenes/revoke-amid-work.ts';
import { seededRandom } from '../service/faults/seeded-random.ts';
import { startService } from '../service/start-service.ts';

/**
 * Revokes at 200 random moments of work in a real browser, and searches stores and files after each, after the browser is closed,
 * and after it was started once more. Needs `npm run build`; takes some ten minutes.
 */
const rounds = 200;
const roundsPerProfile = 20;
const longest = 600;
const random = seededRandom(20_261_122);

const service = await startService({ profile: 'observed' });
const { key } = service.register({ username: 'newcomer', email: 'newcomer@mail.example' });
const figures = { moments: 0, created: 0, inStores: 0, inFiles: 0, afterClose: 0, afterRestart: 0 };

for (let from = 0; from < rounds; from += roundsPerProfile) {
  const profile = await mkdtemp(join(tmpdir(), 'curtail-soak-'));
  await soak(profile);
  await rm(profile, { recursive: true, force: true, maxRetries: 3 });
  process.stdout.write(`${JSON.stringify(figures)}\n`);
}
await service.close();
const { inStores, inFiles, afterClose, afterRestart } = figures;
process.exitCode = inStores + inFiles + afterClose + afterRestart === 0 ? 0 : 1;

async function soak(profile: string): Promise<void> {
  const browser = await startOnProfile(profile);
  const user = new User(browser, service, { name: 'newcomer', key });
  const secrets: string[] = [];
  for (let round = 0; round < roundsPerProfile; round += 1) {
    service.reset();
    secrets.push(...(await revokeAmidWork(user, longest * random() ** 2)));
    const options = await user.openOptions();
    const kept = JSON.stringify(await storedItems(options));
    await options.close();
    figures.moments += 1;
    figures.created += service.links().length;
    figures.inStores += secrets.filter((secret) => kept.includes(secret)).length;
    figures.inFiles += told(await findInProfile(profile, secrets));
  }
  await browser.close();
  figures.afterClose += told(await findInProfile(profile, secrets));
  await (await startOnProfile(profile)).close();
  figures.afterRestart += told(await findInProfile(profile, secrets));
}

/** @returns how many there are, once each was told */
function told(left: readonly Left[]): number {
  for (const { file, text, as } of left) process.stdout.write(`left: ${text} (${as}) in ${file}\n`);
  return left.length;
}
