import type { CDPSession } from 'puppeteer-core';

import { hostPattern } from '../../e2e/harness/host-pattern.ts';
import { evaluate } from '../browser/evaluate.ts';
import { insideFile, type Inside } from './build-inside.ts';

interface Connecting {
  readonly address: string;
  readonly key: string;
  /** Keys of further accounts there, which are connected before. */
  readonly further?: readonly string[];
  /** What the toolbar button is to do: shorten at once, else show the form. */
  readonly atOnce: boolean;
}

/** Connects Curtail to a service, from its options page. The host must be allowed already. */
export async function connect(
  options: CDPSession,
  { address, key, further = [], atOnce }: Connecting,
): Promise<void> {
  const work = async (
    file: string,
    origin: string,
    connections: readonly { address: string; key: string }[],
    toolbar: 'at_once' | 'form',
  ): Promise<void> => {
    const { send } = (await import(file)) as Inside;
    if (!(await chrome.permissions.request({ origins: [origin] })))
      throw new Error('The browser did not grant the host.');
    for (const connection of connections) await send('connection.connect', connection);
    await send('preferences.save', { toolbar });
  };
  const toolbar = atOnce ? 'at_once' : 'form';
  // The last one is in use.
  const connections = [...further, key].map((each) => ({ address, key: each }));
  await evaluate(options, work, `/${insideFile}`, hostPattern(address), connections, toolbar);
}
