import type { RunRow } from '@/lib/model/run';

import type { LinkRow } from '../../service/start-service.ts';
import type { ServiceWorld } from '../runs/against-service/service-world';
import { numberOf, partOf, type Page } from './page';
import type { Storm } from './storm';

/** What the service's own database and log say against what this browser did; nothing where all is as it must be. */
export function faultsOf(storm: Storm): string[] {
  return [
    ...disabledOfOthers(storm),
    ...madeTwice(storm),
    ...lost(storm),
    ...wronglyProtected(storm),
    ...wronglyCounted(storm),
    ...unfinished(storm),
  ];
}

const everyPage = ({ pages, rows }: Storm): Page[] => [...pages, ...rows];

/** Links that this browser made of a page. */
const oursOf = ({ world, theirs }: Storm, page: Page): LinkRow[] =>
  world.service
    .links()
    .filter(({ part, originalUrl }) => !theirs.has(part) && numberOf(originalUrl) === page.number);

function disabledOfOthers(storm: Storm): string[] {
  const pages = everyPage(storm);
  const isWanted = (part: string) => pages.some(({ disabled }) => disabled.has(part));
  const disabled = storm.world.service
    .requests()
    .filter(({ operation }) => operation === 'disable')
    .map(({ path }) => partOf(shortUrlIn(path)));
  return [...disabled, ...deletedParts(storm)]
    .filter((part) => storm.theirs.has(part) && !isWanted(part) && !isOfOneMoment(storm, part))
    .map((part) => `took away a link of somebody else: ${part}`);
}

/** Has the service's database remember the short part of each link that is deleted from now on. */
export const keepDeleted = ({ service }: ServiceWorld): void =>
  service.database.exec(`CREATE TEMP TABLE deletedLinks (part TEXT NOT NULL);
    CREATE TEMP TRIGGER keepDeleted AFTER DELETE ON links
    BEGIN INSERT INTO deletedLinks (part) VALUES (old.part); END;`);

const deletedParts = ({ world }: Storm): string[] =>
  world.service.database
    .prepare('SELECT part FROM deletedLinks')
    .all()
    .map(({ part }) => String(part));

/** Milliseconds that times in whole seconds cannot tell apart. */
const moment = 2000;

/**
 * Whether a link of somebody else was made while the create was under way that the service answered with it, and nothing told that
 * it is an old one: then a person who takes it back, seeing it, takes back what nobody can tell from an own one.
 */
function isOfOneMoment(storm: Storm, part: string): boolean {
  const row = storm.world.service.links().find((link) => link.part === part);
  const reported = everyPage(storm).flatMap((page) =>
    page.given.filter(({ shortUrl, origin }) => partOf(shortUrl) === part && origin === undefined),
  );
  const madeAt = (row?.createdAt ?? 0) - storm.clockOffset * 3_600_000;
  return reported.some(({ createdAt }) => madeAt >= createdAt - moment);
}

function shortUrlIn(path: string): string {
  const encoded = /short_url\/([^/]+?)(?:\.json)?$/.exec(path)?.[1] ?? '';
  return Buffer.from(decodeURIComponent(encoded), 'base64').toString();
}

const madeTwice = (storm: Storm): string[] =>
  everyPage(storm).flatMap((page) => {
    const active = oursOf(storm, page).filter(({ status }) => status === 'active');
    if (active.length <= page.wishes) return [];
    return [`${String(active.length)} links for ${String(page.wishes)} wishes: ${about(page)}`];
  });

/** A link found without a proof was said to be uncertain: it may stand for one that this browser made. */
function lost(storm: Storm): string[] {
  const { world } = storm;
  const intents = [...world.intents.kept.values()];
  return everyPage(storm).flatMap((page) => {
    const reported = new Set([
      ...page.given.map(({ shortUrl }) => partOf(shortUrl)),
      ...world.rows.rows.filter(isInDoubt).map(({ part }) => part),
    ]);
    if (intents.some(({ url }) => numberOf(url) === page.number)) return [];
    const uncertain = new Set(
      page.given.filter(({ origin }) => origin === 'uncertain').map(({ shortUrl }) => shortUrl),
    );
    const missing = oursOf(storm, page).filter(
      ({ part, status }) => status === 'active' && !reported.has(part) && !remembers(storm, part),
    );
    if (missing.length <= uncertain.size) return [];
    return [`lost ${missing.map(({ part }) => part).join(', ')}: ${about(page)}`];
  });
}

const isInDoubt = ({ error }: RunRow): boolean =>
  error?.outcome === 'unknown' || error?.code === 'altered_link';

const recordOf = ({ world }: Storm, part: string) =>
  world.history.all().find(({ shortUrl }) => partOf(shortUrl) === part);

const remembers = (storm: Storm, part: string): boolean => recordOf(storm, part) !== undefined;

/** Called protected without a doubt, while the service has no password for it. */
function wronglyProtected(storm: Storm): string[] {
  const open = new Set(
    storm.world.service
      .links()
      .filter(({ hasPassword }) => !hasPassword)
      .map(({ part }) => part),
  );
  return storm.world.history
    .all()
    .filter(({ hasPassword, unconfirmed }) => hasPassword && !unconfirmed?.includes('password'))
    .filter(({ shortUrl }) => open.has(partOf(shortUrl)))
    .map((link) => `called protected: ${JSON.stringify(link)}`);
}

/** Counted as made by the list, although it may be somebody else's. */
const wronglyCounted = (storm: Storm): string[] =>
  storm.world.rows.rows
    .filter(({ state, error }) => state === 'made' && error === null)
    .filter(({ shortUrl }) => recordOf(storm, partOf(shortUrl ?? ''))?.origin === 'uncertain')
    .map((row) => `called made: ${JSON.stringify(row)}`);

const unfinished = ({ world }: Storm): string[] =>
  world.head.value?.state === 'done' ? [] : [`the list is ${String(world.head.value?.state)}`];

const about = (page: Page): string =>
  JSON.stringify({
    ...page,
    given: page.given.map(({ shortUrl, origin, hasPassword }) => [
      partOf(shortUrl),
      origin,
      hasPassword,
    ]),
    errors: page.errors.map(({ code, outcome, link }) => [code, outcome, link?.shortUrl]),
  });
