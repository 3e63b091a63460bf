import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { hostPattern } from '../../e2e/harness/host-pattern.ts';
import { insideFile } from '../stage/build-inside.ts';
import { connect } from '../stage/connect.ts';
import { addProbe } from '../stage/measured-copies.ts';
import type { Contestant, LinkService, Sign } from './contestant.ts';
import { copyProbeScript } from './copy-probe.ts';

const copied: Sign = { selector: 'body', text: 'Copied' };

interface Place {
  /** Where to put the copies. */
  readonly folder: string;
  /** The folder of the built extension. */
  readonly built: string;
  /** The folder that holds what the bench runs inside. */
  readonly inside: string;
}

interface Account {
  readonly address: string;
  readonly key: string;
  /** Keys of further accounts there. */
  readonly further: readonly string[];
  readonly service: LinkService;
}

/**
 * Curtail as it is built, connected to a service: with the form; with the form and several services; at once; and at once with the probe in its popup, which tells when
 * a popup copied that nobody could look into before, and would make the others' figures worse.
 */
export async function curtails(place: Place, account: Account): Promise<Contestant[]> {
  const form = await copyOf(place, account, { name: 'form', atOnce: false });
  const several = await copyOf(place, account, { name: 'several', atOnce: false, several: true });
  const atOnce = await copyOf(place, account, { name: 'at-once', atOnce: true });
  const probed = await copyOf(place, account, { name: 'at-once-probed', atOnce: true });
  await addProbe(join(probed.folder, 'popup.html'), copyProbeScript(copied));
  const button: Sign = { selector: 'button', text: 'Shorten' };
  const withForm = { shown: button, press: { button, done: copied } };
  return [
    {
      ...form,
      ...withForm,
      column: 'form',
      trials: ['awake', 'asleep', 'press', 'closingTab', 'atRest', 'rested'],
    },
    { ...several, ...withForm, column: 'several', trials: ['awake', 'asleep', 'press'] },
    { ...atOnce, column: 'atOnce', trials: ['awake', 'asleep'], shown: copied },
    { ...probed, column: 'atOnce', trials: ['atOnceAsleep'], shown: copied },
  ];
}

async function copyOf(
  { folder, built, inside }: Place,
  { address, key, further, service }: Account,
  { name, atOnce, several = false }: { name: string; atOnce: boolean; several?: boolean },
): Promise<Omit<Contestant, 'column' | 'trials' | 'shown'>> {
  const copy = join(folder, name);
  await cp(built, copy, { recursive: true });
  await writeFile(join(copy, insideFile), await readFile(join(inside, insideFile)));
  return {
    folder: copy,
    popup: 'popup.html',
    hasWorker: true,
    // What its popup begins with.
    ping: { type: 'popup.open', timestamp: 0 },
    host: hostPattern(address),
    setUp: {
      path: 'options.html',
      work: (page) => connect(page, { address, key, atOnce, further: several ? further : [] }),
    },
    service,
  };
}
