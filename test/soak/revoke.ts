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
 * Revokes at 200 random moments of work in a real browser, and searches stores and files after each; every fifth time the browser
 * is closed at once, searched, started once more, and searched again. Chromium tidies its databases a moment after they were
 * deleted, so what is in files while it runs has some seconds to go. Needs `npm run build`; takes a quarter of an hour.
 */
const rounds = 200;
const roundsPerProfile = 5;
const longest = 600;
/** Milliseconds. */
const patience = 15_000;
const random = seededRandom(20_261_122);

const service = await startService({ profile: 'observed' });
const { key } = service.register({ username: 'newcomer', email: 'newcomer@mail.example' });
const figures = {
  moments: 0,
  created: 0,
  inStores: 0,
  late: 0,
  inFiles: 0,
  afterClose: 0,
  afterRestart: 0,
};

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
    if (round < roundsPerProfile - 1)
      figures.inFiles += report(await leftInTheEnd(profile, secrets));
  }
  await browser.close();
  figures.afterClose += report(await findInProfile(profile, secrets));
  await (await startOnProfile(profile)).close();
  figures.afterRestart += report(await findInProfile(profile, secrets));
}

/** What is still there after some seconds. */
async function leftInTheEnd(profile: string, secrets: readonly string[]): Promise<Left[]> {
  const deadline = Date.now() + patience;
  for (;;) {
    const left = await findInProfile(profile, secrets);
    if (left.length === 0 || Date.now() > deadline) return left;
    figures.late += 1;
  }
}

/** @returns how many there are, once each was told */
function report(left: readonly Left[]): number {
  for (const { file, text, as } of left) process.stdout.write(`left: ${text} (${as}) in ${file}\n`);
  return left.length;
}
