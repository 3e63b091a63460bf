import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

import { expect, onTestFinished, test } from 'vitest';

import { runCommand } from '../command-line/run-command.ts';
import { send } from './send.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Each of these starts Node anew, up to three times: long on a machine that is busy. */
const patience = 30_000;

interface Outcome {
  code: number;
  out: string;
  complaint: string;
}

function run(...args: string[]): Promise<Outcome> {
  return new Promise((resolve) => {
    execFile(process.execPath, [main, ...args], (error, out, complaint) => {
      resolve({ code: Number(error?.code ?? 0), out, complaint });
    });
  });
}

function databaseFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'service-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return join(folder, 'links.sqlite');
}

/** Starts `serve`, and waits until it has said where it is. */
async function startServing(
  ...args: string[]
): Promise<{ origin: string; stop(): Promise<unknown> }> {
  const child = spawn(process.execPath, [main, 'serve', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  onTestFinished(() => void child.kill('SIGKILL'));
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string];
  const origin = /http:\/\/[^\s/]+/.exec(line)?.[0] ?? '';
  return {
    origin,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

test('register prints a key, which the service then knows', { timeout: patience }, async () => {
  const db = databaseFile();
  const user = ['--username', 'owner', '--email', 'owner@mail.example'];
  const { code, out } = await run('register', '--db', db, ...user);
  expect(code).toBe(0);
  expect(out).toMatch(/^[0-9a-f]{32}\n$/);

  const again = await run('register', '--db', db, ...user);
  expect(again).toMatchObject({ code: 1, out: '' });
  expect(again.complaint).toMatch(/taken/);

  const service = await startServing('--db', db, '--profile', 'rest', '--rate-limit', '7');
  const answer = await send(service.origin, '/api/account', {
    headers: { authorization: `Bearer ${out.trim()}` },
  });
  expect(answer.data).toMatchObject({ username: 'owner' });
  expect(answer.headers['x-ratelimit-limit']).toBe('7');
  expect(await service.stop()).toEqual([0, null]);
});

test(
  'a mistake in the arguments ends in its reason, without a stack',
  { timeout: patience },
  async () => {
    const { code, out, complaint } = await run('serve', '--profile', 'strict');
    expect([code, out]).toEqual([2, '']);
    expect(complaint).toMatch(
      /^--profile is one of: documented, observed, rest, account, mixed\.\n/,
    );
    expect(complaint).toMatch(/serve \[options\]/);
    expect(complaint).not.toMatch(/\bat .*\.ts:/);
  },
);

test.each([[['--help']], [['serve', '--help']], [['register', '--help']]])(
  '%j shows how it is used',
  async (args) => {
    const lines: string[] = [];
    await runCommand(args, (line) => lines.push(line));
    expect(lines.join('')).toMatch(/serve \[options\]/);
  },
);

test.each([
  [[], /Say what to do/],
  [['sevre'], /no verb "sevre"/],
  [['serve', '--prot', '1'], /--prot/],
  [['serve', '--port'], /--port/],
  [['serve', '--port', 'any'], /--port must be a whole number/],
  [['serve', '--port', '99999'], /port must be a port/],
  [['serve', '--short-url-rate-limit', '0'], /shortUrlRateLimit must be 1 or more/],
  [['serve', '--api', 'links'], /--api is one of: account, shorturl/],
  [['serve', '--link-ids', 'mixed'], /--link-ids is one of: shared, own, crossed/],
  [['serve', '--behavior', 'odd'], /--behavior must be a JSON object/],
  [['serve', '--behavior', '{"ignoresAlias":1}'], /ignoresAlias must be true or false/],
  [['serve', 'extra'], /extra/],
  [['register', '--username', 'owner', '--email', 'owner@mail.example'], /--db is missing/],
  [['register', '--db', ':memory:', '--email', 'owner@mail.example'], /--username is missing/],
  [['register', '--db', ':memory:', '--username', ' ', '--email', 'a@b.example'], /not be empty/],
  [['register', '--db', ':memory:', '--username', 'owner', '--email', 'no'], /An email looks like/],
])('%j is refused with a reason', async (args, reason) => {
  await expect(runCommand(args, () => undefined)).rejects.toThrow(reason);
});
