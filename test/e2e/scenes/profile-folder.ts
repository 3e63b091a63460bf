import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder for a profile, gone with the test. */
export async function profileFolder(opened: AsyncDisposableStack): Promise<string> {
  const profile = await mkdtemp(join(tmpdir(), 'curtail-profile-'));
  opened.defer(async () => await rm(profile, { recursive: true, force: true, maxRetries: 3 }));
  return profile;
}
