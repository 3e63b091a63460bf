import { availableParallelism, loadavg } from 'node:os';

import { measureAccount } from './account/measure-account.ts';
import { measureBulk } from './bulk/measure-bulk.ts';
import { measureLinks, type LinksRound } from './links/measure-links.ts';
import { measureLookup } from './lookup/measure-lookup.ts';
import { accountCountFigures, accountFigures } from './report/account-figures.ts';
import { bulkFigures } from './report/bulk-figures.ts';
import { byteFigures } from './report/byte-figures.ts';
import { copyingFigures, countFigures } from './report/copying-figures.ts';
import { linksFigures } from './report/links-figures.ts';
import { lookupFigures } from './report/lookup-figures.ts';
import { emptyFigures, heapFigures, openingFigures } from './report/opening-figures.ts';
import { table } from './report/table.ts';
import { wayFigures } from './report/way-figures.ts';
import { openStage } from './stage/stage.ts';
import { runRound } from './trials/run-round.ts';
import type { Round } from './trials/trials.ts';
import { measureWays } from './ways/measure-ways.ts';

interface Means {
  readonly rounds: number;
  /** Whether there can be a virtual display for what is driven with mouse and keyboard. */
  readonly hasDisplay: boolean;
}

/**
 * Measures everything in rounds and prints the table.
 * @param built the folder of the built extension
 * @throws {Error} when something could not be measured
 */
export async function runBench(built: string, { rounds, hasDisplay }: Means): Promise<void> {
  const started = performance.now();
  const seconds = (): string => `${((performance.now() - started) / 1000).toFixed(0)} s`;
  // Before the other browser is opened.
  const ways = hasDisplay ? await measureWays(built, Math.ceil(rounds / 2)) : [];
  if (hasDisplay) console.log(`Ways without the popup done, ${seconds()}`);
  const links = await measureLinksAlone(built, Math.ceil(rounds / 3));
  console.log(`Links screen done, ${seconds()}`);
  await using stage = await openStage(built);
  console.log(`Browser open, Curtail connected, ${seconds()}`);
  const done: Round[] = [];
  while (done.length < rounds) {
    done.push(await runRound(stage));
    console.log(`Round ${String(done.length)} of ${String(rounds)}, ${seconds()}`);
  }
  const lookup = await measureLookup(stage);
  console.log(`Lookups done, ${seconds()}`);
  const account = await measureAccount(stage, Math.ceil(rounds / 3));
  console.log(`Account screens done, ${seconds()}`);
  // Last of all: Curtail remembers the limit that it meets there.
  const bulk = await measureBulk(stage);
  console.log(`Many links at once done, ${seconds()}\n`);
  const figures = [
    ...openingFigures(done),
    ...copyingFigures(done),
    ...countFigures(done),
    ...(hasDisplay ? wayFigures(ways) : []),
    ...(await byteFigures(done, built)),
    ...heapFigures(done),
    ...lookupFigures(lookup),
    ...accountFigures(account),
    ...accountCountFigures(account),
    ...linksFigures(links),
    ...bulkFigures(bulk),
    ...emptyFigures(done),
  ];
  console.log(table(figures).join('\n'));
  warnOfOtherWork();
}

/** In a browser of its own, as most are that it is opened in: the other measures leave theirs full of other things. */
async function measureLinksAlone(built: string, rounds: number): Promise<LinksRound[]> {
  await using stage = await openStage(built);
  return await measureLinks(stage, rounds);
}

/** Times of a machine that is busy with something else tell little: the noise says how little. */
function warnOfOtherWork(): void {
  const [load = 0] = loadavg();
  if (load > 2 * availableParallelism())
    console.log(`\nThis machine has other work (load ${load.toFixed(0)}): mind the noise.`);
}
