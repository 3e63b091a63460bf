import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { startService } from '../../service/start-service.ts';
import { buildInside } from '../stage/build-inside.ts';
import { rival } from './against/rival.ts';
import type { Contestant } from './contestant.ts';
import { curtails } from './curtail.ts';
import { emptyExtension } from './empty-extension.ts';
import { buildFloor } from './floor/build-floor.ts';
import { realService } from './real-service.ts';
import type { Row } from './rows.ts';
import { runRace } from './run-race.ts';
import type { Round } from './trials/trials.ts';

interface Means {
  /** The folder of the built extension. */
  readonly built: string;
  readonly rounds: number;
  /** The rows that are asked for. */
  readonly rows: readonly Row[];
  /** Folders of other extensions. */
  readonly against: readonly string[];
  readonly note: (progress: string) => void;
}

/** What the race gave, and who raced. */
export interface RaceResult {
  readonly rounds: readonly Round[];
  /** The names of the other extensions. */
  readonly rivals: readonly string[];
}

/** Races Curtail's popup against an empty one, the least that does the same, and other extensions. */
export async function measureRace({
  built,
  rounds,
  rows,
  against,
  note,
}: Means): Promise<RaceResult> {
  await using stack = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), 'curtail-race-'));
  stack.defer(async () => await rm(folder, { recursive: true, force: true }));
  await buildInside(folder);
  const running = await startService({ profile: 'observed', rateLimit: 100_000 });
  stack.defer(async () => await running.close());
  const keyOf = (username: string): string =>
    running.register({ username, email: `${username}@mail.example` }).key;
  const key = keyOf('newcomer');
  const service = realService(running);
  const further = ['second', 'third'].map(keyOf);
  const account = { address: running.baseUrl, key, further, service };
  const create = `${running.baseUrl}/api/v1/${key}/shorturl/create/url/`;

  const usual = [
    await emptyExtension(join(folder, 'empty'), 'empty'),
    await emptyExtension(join(folder, 'second-empty'), 'secondEmpty'),
    await buildFloor(join(folder, 'floor'), { service, create }),
    ...(await curtails({ folder, built, inside: folder }, account)),
  ];
  const rivals: Contestant[] = [];
  for (const other of against) rivals.push(await rival(other, stack));
  requireNames(rivals, usual);
  let pages = 0;
  const nextPage = (): string => {
    pages += 1;
    return `${running.origin}/articles/bench?page=${String(pages)}`;
  };
  const names = new Set(rows.flatMap(({ trials }) => trials));
  return {
    rounds: await runRace([...usual, ...rivals], { rounds, names, nextPage, note }),
    rivals: rivals.map(({ column }) => column),
  };
}

/** @throws {Error} when another extension has a name that is taken, and with it a column */
function requireNames(rivals: readonly Contestant[], usual: readonly Contestant[]): void {
  const taken = new Set(usual.map(({ column }) => column));
  for (const { column } of rivals) {
    if (taken.has(column))
      throw new Error(
        `Two in the race are called “${column}”: give one another name in its DIR.json.`,
      );
    taken.add(column);
  }
}
