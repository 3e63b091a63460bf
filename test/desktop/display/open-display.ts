import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { endedWithUs } from './ended-with-us.ts';
import { readFrame, type Frame } from './frame.ts';

/** A screen that nobody sees, for real windows. */
export interface Display extends AsyncDisposable {
  /** The variables with which programs show themselves there, and nowhere else. */
  readonly env: NodeJS.ProcessEnv;
  /** What the screen shows now. */
  readonly frame: () => Promise<Frame>;
}

/** In pixels. */
export const screenSize = { width: 1280, height: 900 } as const;

/**
 * Starts a virtual display under a number that is free.
 * @throws {Error} with the display server's own words when it does not start
 */
export async function openDisplay(): Promise<Display> {
  await using opened = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'curtail-display-'));
  opened.defer(async () => await rm(folder, { recursive: true, force: true }));
  const screen = `${String(screenSize.width)}x${String(screenSize.height)}x24`;
  const server = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', screen, '-fbdir', folder, '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'pipe', 'pipe'] },
  );
  opened.defer(endedWithUs(server));
  const env = environment(await displayName(server));
  const stack = opened.move();
  return {
    env,
    frame: async () => await readFrame(join(folder, 'Xvfb_screen0')),
    [Symbol.asyncDispose]: async () => await stack.disposeAsync(),
  };
}

/** The server tells its number once it takes connections. */
async function displayName(server: ChildProcess): Promise<string> {
  let said = '';
  server.stderr?.on('data', (part: Buffer) => (said += part.toString()));
  const number = server.stdio[3];
  if (number === null || number === undefined)
    throw new Error('Xvfb has no way to tell its number.');
  const answer = await Promise.race([once(number, 'data'), once(server, 'exit')]);
  const name: unknown = answer[0];
  if (!Buffer.isBuffer(name)) throw new Error(`Xvfb did not start: ${said}`);
  return `:${name.toString().trim()}`;
}

/** Without what leads to the display, the bus and the notifications of whoever runs this. */
function environment(name: string): NodeJS.ProcessEnv {
  const { WAYLAND_DISPLAY: _, XAUTHORITY: __, ...others } = process.env;
  return { ...others, DISPLAY: name, DBUS_SESSION_BUS_ADDRESS: 'disabled:', GDK_BACKEND: 'x11' };
}
