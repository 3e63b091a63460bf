import { measureAccount } from './account/measure-account.ts';
import { measureBulk } from './bulk/measure-bulk.ts';
import { measureLinks } from './links/measure-links.ts';
import { measureLookup } from './lookup/measure-lookup.ts';
import { accountCountFigures, accountFigures } from './report/account-figures.ts';
import { bulkFigures } from './report/bulk-figures.ts';
import type { Figure } from './report/figure.ts';
import { linksFigures } from './report/links-figures.ts';
import { lookupFigures } from './report/lookup-figures.ts';
import { wayFigures } from './report/way-figures.ts';
import type { PartName } from './selection.ts';
import { openStage } from './stage/stage.ts';
import { measureWays } from './ways/measure-ways.ts';

type Measure = (built: string, rounds: number) => Promise<Figure[]>;

/** What is measured of Curtail alone, each part in a browser of its own, as what one does would be felt by the next. */
const parts: Readonly<Record<PartName, Measure>> = {
  /** At a display of its own, which other browsers would take the keys from. */
  ways: async (built, rounds) => wayFigures(await measureWays(built, Math.ceil(rounds / 2))),
  links: async (built, rounds) => {
    await using stage = await openStage(built);
    return linksFigures(await measureLinks(stage, Math.ceil(rounds / 3)));
  },
  lookup: async (built) => {
    await using stage = await openStage(built);
    return lookupFigures(await measureLookup(stage));
  },
  account: async (built, rounds) => {
    await using stage = await openStage(built);
    const done = await measureAccount(stage, Math.ceil(rounds / 3));
    return [...accountFigures(done), ...accountCountFigures(done)];
  },
  bulk: async (built) => {
    await using stage = await openStage(built);
    return bulkFigures(await measureBulk(stage));
  },
};

/**
 * @param built the folder of the built extension
 * @param rounds of the race: what takes longer is done less often
 */
export const measurePart = (name: PartName, built: string, rounds: number): Promise<Figure[]> =>
  parts[name](built, rounds);
