import { once } from 'node:events';

import type { Behavior } from '../behavior.ts';
import { profileNames } from '../profiles/profiles.ts';
import { apiNames, linkIdNames } from '../service-options.ts';
import type { ServiceOptions } from '../service-options.ts';
import { startService } from '../start-service.ts';
import { readNumber, readOptions } from './read-options.ts';
import type { TypedOptions } from './read-options.ts';
import { UsageError } from './usage.ts';

const optionNames = {
  values: [
    'profile',
    'db',
    'port',
    'control-port',
    'host',
    'rate-limit',
    'short-url-rate-limit',
    'base-path',
    'public-origin',
    'api',
    'link-ids',
    'behavior',
  ],
  flags: ['drop-authorization'],
};

/** Runs the service until it is told to stop (SIGINT or SIGTERM). */
export async function serve(args: string[], print: (line: string) => void): Promise<void> {
  const running = await startService(readServiceOptions(readOptions(args, optionNames)));
  print(`Service:  ${running.baseUrl} (${running.profile.name})`);
  print(`Controls: ${running.controlOrigin}`);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await running.close();
}

function readServiceOptions(typed: TypedOptions): ServiceOptions {
  const { values, flags } = typed;
  const port = readNumber(typed, 'port');
  const controlPort = readNumber(typed, 'control-port');
  const rateLimit = readNumber(typed, 'rate-limit');
  return {
    profile: oneOf(profileNames, values['profile'] ?? 'documented', '--profile'),
    dropsAuthorization: flags.has('drop-authorization'),
    ...given('db', values['db']),
    ...given('port', port),
    ...given('controlPort', controlPort),
    ...given('rateLimit', rateLimit),
    ...given('shortUrlRateLimit', readNumber(typed, 'short-url-rate-limit')),
    ...given('host', values['host']),
    ...given('basePath', values['base-path']),
    ...given('publicOrigin', values['public-origin']),
    ...given('behavior', readBehavior(values['behavior'])),
    linkIds: oneOf(linkIdNames, values['link-ids'] ?? 'shared', '--link-ids'),
    ...(values['api'] === undefined ? {} : { apis: [oneOf(apiNames, values['api'], '--api')] }),
  };
}

function readBehavior(text: string | undefined): Partial<Behavior> | undefined {
  if (text === undefined) return undefined;
  const value = parse(text);
  if (typeof value === 'object' && value !== null) return value;
  throw new UsageError('--behavior must be a JSON object.');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function given<Name extends string, Value>(
  name: Name,
  value: Value | undefined,
): Partial<Record<Name, Value>> {
  return value === undefined ? {} : ({ [name]: value } as Record<Name, Value>);
}

function oneOf<Name extends string>(names: readonly Name[], text: string, option: string): Name {
  const name = names.find((candidate) => candidate === text);
  if (name === undefined) throw new UsageError(`${option} is one of: ${names.join(', ')}.`);
  return name;
}
