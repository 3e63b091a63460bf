import { expect, test } from 'vitest';

import { validFile } from '../../fixtures/backup/valid-file';
import { type Place, changedAt } from './changed-at';
import { damaged, importText, known, nested } from './import-text';

const changed = (place: Place, to: unknown): string =>
  JSON.stringify(changedAt(validFile, place, to));

const asText = JSON.stringify(validFile);

const foreign = { kind: 'foreign', path: '', link: null };

const files: [string, string, unknown][] = [
  ['an empty one', '', foreign],
  ['no JSON', 'curtail', foreign],
  ['a page', '<!doctype html><title>curtail</title>', foreign],
  ['a list', '[]', foreign],
  ['null', 'null', foreign],
  ['a number', '1e999', foreign],
  ['JSON of another program', '{"version":1,"links":[]}', foreign],
  ['a name that was changed', changed(['format'], 'Curtail'), foreign],
  ['one that was cut off', asText.slice(0, -2), damaged('')],
  ['version 0', changed(['version'], 0), { kind: 'older', path: 'version', link: null }],
  ['version 2', changed(['version'], 2), { kind: 'newer', path: 'version', link: null }],
  [
    'version 2 of another shape',
    '{"format":"curtail","version":2,"everything":{}}',
    { kind: 'newer', path: 'version', link: null },
  ],
  ['a version in words', changed(['version'], 'one'), damaged('version')],
  ['no version', changed(['version'], undefined), damaged('version')],
  ['no links', changed(['links'], undefined), damaged('links')],
  ['links that are no list', changed(['links'], { length: 1 }), damaged('links')],
  ['a list in 64 others for a head', changed(['preferences'], JSON.parse(nested(64))), damaged('')],
  ['a list in 64 others for a link', changed(['links', 0], JSON.parse(nested(64))), damaged('', 0)],
  [
    'so many lists that a stack runs over',
    `{"format":"curtail","version":1,"preferences":${nested(1_000_000)}}`,
    damaged(''),
  ],
  [
    'a time that is none',
    changed(['exportedAt'], '2026-02-30T12:00:00.000Z'),
    damaged('exportedAt'),
  ],
  [
    'a template that holds no link',
    changed(['preferences', 'copyTemplate'], '{title}'),
    damaged('preferences.copyTemplate'),
  ],
  [
    'a template with a direction mark',
    changed(['preferences', 'copyTemplate'], '{link}\u202Emoc.live//:sptth'),
    damaged('preferences.copyTemplate'),
  ],
  [
    'a template with what a terminal obeys',
    changed(['preferences', 'copyTemplate'], '{link}\u001B[2J'),
    damaged('preferences.copyTemplate'),
  ],
  [
    'an address with a user name',
    changed(['connection', 'address'], 'https://short.example@evil.example'),
    damaged('connection.address'),
  ],
  [
    'an address without protection',
    changed(['connection', 'address'], 'http://short.example'),
    damaged('connection.address'),
  ],
  [
    'an address that connecting would spell in another way',
    changed(['connection', 'address'], 'https://short.example/'),
    damaged('connection.address'),
  ],
  [
    'work for years',
    changed(['connection', 'key', 'iterations'], 4e9),
    damaged('connection.key.iterations'),
  ],
  [
    'next to no work',
    changed(['connection', 'key', 'iterations'], 1),
    damaged('connection.key.iterations'),
  ],
  [
    'another cipher',
    changed(['connection', 'key', 'cipher'], 'none'),
    damaged('connection.key.cipher'),
  ],
  ['a short iv', changed(['connection', 'key', 'iv'], 'AAEC'), damaged('connection.key.iv')],
  [
    'a key that is no base64',
    changed(['connection', 'key', 'data'], '%'.repeat(30)),
    damaged('connection.key.data'),
  ],
  [
    'a key of a megabyte',
    changed(['connection', 'key', 'data'], 'A'.repeat(1_000_000)),
    damaged(''),
  ],
];

test.each(files)('a file is refused and changes nothing: %s', async (_name, text, problem) => {
  const { world, outcome } = await importText(text);
  expect(outcome).toEqual({ problem });
  expect(world.writes()).toBe(0);
  expect(world.links()).toEqual([known]);
});
