import { readFileSync, globSync } from 'node:fs';
import { sep } from 'node:path';
import { argv } from 'node:process';

import { roomOf } from './room-of.ts';

/**
 * How many lines of TypeScript and of CSS there may be in each room of the product and in each kind of tests. A budget goes down
 * with each clean-up (`--print` prints the table of today); raising one is a commit of its own that says why.
 */
const budgets: Readonly<Record<string, Lines>> = {
  'components/csv': [115, 0],
  'components/link': [3444, 670],
  'components/options/about': [128, 0],
  'components/options/account': [142, 20],
  'components/options/backup': [1442, 48],
  'components/options/bulk': [2775, 230],
  'components/options/campaigns': [68, 21],
  'components/options/channels': [145, 52],
  'components/options/connect': [1734, 283],
  'components/options': [1573, 437],
  'components/options/drop': [160, 22],
  'components/options/links': [4546, 874],
  'components/options/palette': [307, 36],
  'components/options/panel': [329, 67],
  'components/options/preferences': [689, 42],
  'components/options/qr': [834, 108],
  'components/options/visits': [383, 101],
  'components/popup': [1969, 412],
  'components/resource': [1352, 54],
  'components/ui': [2360, 1654],
  entrypoints: [632, 0],
  'lib/account': [224, 0],
  'lib/api': [900, 0],
  'lib/async': [159, 0],
  'lib/background': [1602, 0],
  'lib/backup': [676, 0],
  'lib/copy': [141, 0],
  'lib/licenses': [90, 0],
  'lib/link-index': [401, 0],
  'lib/links': [2869, 0],
  'lib/menus': [304, 0],
  'lib/messages': [487, 0],
  'lib/model': [1122, 0],
  'lib/omnibox': [220, 0],
  'lib/operations': [1148, 0],
  'lib/platform': [826, 0],
  'lib/qr': [415, 0],
  'lib/resources': [1014, 0],
  'lib/rules': [1635, 0],
  'lib/runs': [2208, 0],
  'lib/services': [645, 0],
  'lib/storage': [1241, 0],
  'lib/texts': [663, 0],
  'test/bench': [3892, 0],
  'test/canary': [2062, 0],
  'test/commands': [2836, 0],
  'test/component': [17155, 0],
  'test/config': [606, 0],
  'test/desktop': [916, 0],
  'test/e2e': [11286, 0],
  'test/fixtures': [1048, 0],
  'test/pictures': [924, 0],
  'test/service': [8261, 0],
  'test/soak': [124, 0],
  'test/unit': [31534, 0],
};

type Lines = readonly [code: number, css: number];

/** A budget of which less than this is used can go down. */
const wellUnder = 0.95;

const none: Lines = [0, 0];
const lines = countLines();

if (argv.includes('--print'))
  for (const [room, [code, css]] of lines)
    console.log(`  '${room}': [${String(code)}, ${String(css)}],`);
else {
  const rooms = new Set([...lines.keys(), ...Object.keys(budgets)]);
  console.log(`Lines of ${String(rooms.size)} rooms and kinds of tests`);
  for (const room of rooms) {
    const [code, css] = lines.get(room) ?? none;
    const [mostCode, mostCss] = budgets[room] ?? none;
    compare(`${room}: TypeScript`, code, mostCode);
    compare(`${room}: CSS`, css, mostCss);
  }
}

function compare(what: string, now: number, most: number): void {
  const figures = `${what}, ${String(now)} of ${String(most)}`;
  if (now > most) {
    console.log(`OVER ${figures}`);
    process.exitCode = 1;
  } else if (now < wellUnder * most) console.log(`Well under, it can go down: ${figures}`);
}

function countLines(): ReadonlyMap<string, Lines> {
  const counted = new Map<string, Lines>();
  for (const file of globSync(
    '{entrypoints,components,lib,test}/**/*.{ts,tsx,mjs,css}',
  ).toSorted()) {
    const room = roomOf(file.replaceAll(sep, '/'));
    const [code, css] = counted.get(room) ?? none;
    const count = readFileSync(file, 'utf8').split('\n').length - 1;
    counted.set(room, file.endsWith('.css') ? [code, css + count] : [code + count, css]);
  }
  return counted;
}
