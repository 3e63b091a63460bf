import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { describe, expect, onTestFinished, test } from 'vitest';

import { packageName, stores } from '../../commands/release/stores.ts';
import { checkHome, submission } from '../../commands/release/submission.ts';
import { runCommand } from '../../commands/run-command.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const version = '1.2.0';
const madeUp: Record<string, string> = Object.fromEntries(
  stores.flatMap(({ keys }) => keys.map((key) => [key, 'made-up'])),
);
const edgeKeys = { EDGE_PRODUCT_ID: 'a', EDGE_CLIENT_ID: 'b', EDGE_API_KEY: 'c' };
const submissionWith = (keys: Record<string, string>, folder = 'release') =>
  submission(keys, version, folder, '{some-id}');

describe('a submission', () => {
  test('goes to the stores whose keys are set', () => {
    const { stores: chosen, env } = submissionWith(edgeKeys);
    expect(chosen.map(({ browser }) => browser)).toEqual(['edge']);
    expect(env).toEqual({ EDGE_ZIP: join('release', 'curtail-1.2.0-edge.zip') });
  });

  test('takes Chrome’s second interface, and Firefox’s sources', () => {
    expect(submissionWith(madeUp).env).toMatchObject({
      CHROME_API_VERSION: 'v2',
      FIREFOX_SOURCES_ZIP: join('release', 'curtail-1.2.0-sources.zip'),
      FIREFOX_EXTENSION_ID: '{some-id}',
    });
  });

  test('waits until it is known where the project is at home', () => {
    const known = { author: 'a', homepage: 'b', repository: 'c', bugs: 'd' };
    expect(() => checkHome({ ...known, homepage: '', bugs: '' })).toThrow('in homepage, bugs in');
    expect(checkHome(known)).toBeUndefined();
  });

  test('asks for what is missing, an empty key included', () => {
    expect(() => submissionWith({ ...edgeKeys, EDGE_API_KEY: '' })).toThrow('EDGE_API_KEY.');
    expect(() => submissionWith({})).toThrow('Firefox Add-ons: FIREFOX_JWT_ISSUER');
  });
});

/** In place of the network: writes down what is asked for, and answers with next to nothing. */
const noNetwork = `globalThis.fetch = async (url, { method = 'GET' } = {}) => {
  console.log('ASKED', method, String(url));
  return Response.json({ access_token: 'made-up', id: 1 });
};`;

test('a dry run of it looks at the keys and uploads nothing', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'submission-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const content of ['chrome', 'edge', 'firefox', 'sources'] as const)
    await writeFile(join(folder, packageName(version, content)), '');
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const keys = { ...madeUp, CHROME_SERVICE_ACCOUNT_PRIVATE_KEY: pem };
  const { code, output } = await runCommand(['wxt', 'submit', '--dry-run'], {
    cwd: root,
    env: {
      ...keys,
      ...submissionWith(keys, folder).env,
      CI: 'true',
      CONSOLA_LEVEL: '3',
      NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(noNetwork)}`,
      PATH: [join(root, 'node_modules/.bin'), process.env['PATH']].join(delimiter),
    },
  });
  expect(output.match(/DRY RUN: Skipped upload/g)).toHaveLength(3);
  expect(output.match(/ASKED .*/g)?.toSorted()).toEqual([
    'ASKED GET https://addons.mozilla.org/api/v5/addons/addon/some-id',
    'ASKED GET https://chromewebstore.googleapis.com/v2/publishers/made-up/items/made-up:fetchStatus',
    'ASKED POST https://oauth2.googleapis.com/token',
  ]);
  expect(code).toBe(0);
}, 60_000);
