import { findFirefox } from '../find-firefox.ts';
import { watchAlerts } from './alerts.ts';
import type { BidiConnection } from './bidi-connection.ts';
import { makeFirefoxProfile } from './firefox-profile.ts';
import { launchFirefox } from './launch-firefox.ts';
import type { FirefoxOptions } from './launch-firefox.ts';
import { observeFirefox } from './observe-firefox.ts';
import { openPrivileged } from './privileged.ts';
import type { Privileged } from './privileged.ts';
import { preparePopups } from './true-popup.ts';

/** A Firefox in which everything is ready but the extension. */
export interface RunningFirefox {
  connection: BidiConnection;
  privileged: Privileged;
  exited: Promise<void>;
  close: () => Promise<void>;
}

/** @throws {Error} when there is no Firefox */
export async function startFirefox(options: FirefoxOptions): Promise<RunningFirefox> {
  const program = findFirefox();
  if (program === undefined) throw new Error('No Firefox found.');
  const process = await launchFirefox(program, makeFirefoxProfile(), options);
  const { connection } = process;
  try {
    const privileged = await openPrivileged(connection);
    await observeFirefox(privileged);
    await preparePopups(privileged);
    await watchAlerts(privileged);
    return { ...process, privileged };
  } catch (error) {
    await process.close();
    throw error;
  }
}
