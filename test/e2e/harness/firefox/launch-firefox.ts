import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';

import { connectBidi } from './bidi-connection.ts';
import type { BidiConnection } from './bidi-connection.ts';

export interface FirefoxProcess {
  connection: BidiConnection;
  /** Resolves when it has ended, and its profile is deleted. */
  exited: Promise<void>;
  close: () => Promise<void>;
}

export interface FirefoxOptions {
  /** Shows no window: true unless set. */
  headless?: boolean;
  /** The variables that it starts with: those of this process unless set. */
  env?: NodeJS.ProcessEnv;
}

/**
 * Starts Firefox on a profile.
 * @param program as findFirefox gives it
 * @param profile a folder
 */
export async function launchFirefox(
  program: string,
  profile: string,
  { headless = true, env = process.env }: FirefoxOptions = {},
): Promise<FirefoxProcess> {
  const firefox = spawn(
    program,
    [
      ...(headless ? ['--headless'] : []),
      '--no-remote',
      '--profile',
      profile,
      '--remote-debugging-port=0',
      '--remote-allow-system-access',
      'about:blank',
    ],
    { env, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const exited = once(firefox, 'exit').then(() => {
    rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
  });
  const address = await listeningAddress(firefox.stderr, exited);
  const connection = await connectBidi(address);
  return {
    connection,
    exited,
    close: async () => {
      await connection.send('browser.close');
      await exited;
    },
  };
}

async function listeningAddress(
  stream: NodeJS.ReadableStream,
  exited: Promise<unknown>,
): Promise<string> {
  const found = Promise.withResolvers<string>();
  let said = '';
  stream.on('data', (part: Buffer) => {
    said += part.toString();
    const address = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(said)?.[1];
    if (address !== undefined) found.resolve(address);
  });
  void exited.then(() => found.reject(new Error(`Firefox did not start: ${said}`)));
  return found.promise;
}
