import { expect, test } from 'vitest';

import { severalFile } from '../../fixtures/backup/several-services';
import { validFile } from '../../fixtures/backup/valid-file';
import { type Place, changedAt } from './changed-at';
import { damaged, importText, known, nested } from './import-text';

const changed = (place: Place, to: unknown): string =>
  JSON.stringify(changedAt(validFile, place, to));

const asText = JSON.stringify(validFile);

const foreign = { kind: 'foreign', path: '', link: null };

/** What would be set of a service, and is none of it. */
const hostileServices: [string, Place, unknown][] = [
  ['an address with a user name', ['address'], 'https://me:word@short.example'],
  ['the name of an account in its address', ['address'], 'https://short.example#second'],
  ['what another service is remembered under', ['id'], 'https://evil.example#second'],
  ['an id without an account', ['id'], 'https://short.example#'],
  ['an id that turns around', ['id'], 'https://short.example#a\u202Eb'],
  ['a page host with a path', ['pageHosts', 0], 'example.com/path'],
  ['a page host with a user name', ['pageHosts', 0], 'me@example.com'],
  ['a page host with capitals', ['pageHosts', 1], 'Example.com'],
  ['more page hosts than there may be', ['pageHosts'], Array(51).fill('example.com')],
  ['a color that is none', ['color'], 'red'],
  ['a color with style', ['color'], 'teal;background:url(//evil.example)'],
  ['a name that turns around', ['name'], 'Example\u202Eelpmaxe'],
  ['a name without end', ['name'], 'N'.repeat(61)],
  ['an account that is none', ['accountName'], ''],
  ['a domain with a path', ['lastDomain'], 'go.example/path'],
  ['an accepted host with a scheme', ['shortHosts', 0], 'https://go.example'],
  ['accepted hosts without end', ['shortHosts'], Array(101).fill('go.example')],
];

const files: [string, string, unknown][] = [
  ...hostileServices.map(([what, place, to]): [string, string, unknown] => [
    `a further service with ${what}`,
    JSON.stringify(changedAt(severalFile, ['services', 1, ...place], to)),
    damaged(['services', 1, ...place].join('.')),
  ]),
  [
    'services without end',
    JSON.stringify({ ...severalFile, services: Array(51).fill(severalFile.services?.[0]) }),
    damaged('services'),
  ],
  [
    'a service in use with a page host with a path',
    changed(['services', 0, 'pageHosts'], ['example.com/path']),
    damaged('services.0.pageHosts.0'),
  ],
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
    changed(['services', 0, 'address'], 'https://short.example@evil.example'),
    damaged('services.0.address'),
  ],
  [
    'an address without protection',
    changed(['services', 0, 'address'], 'http://short.example'),
    damaged('services.0.address'),
  ],
  [
    'an address that connecting would spell in another way',
    changed(['services', 0, 'address'], 'https://short.example/'),
    damaged('services.0.address'),
  ],
  [
    'work for years',
    changed(['services', 0, 'key', 'iterations'], 4e9),
    damaged('services.0.key.iterations'),
  ],
  [
    'next to no work',
    changed(['services', 0, 'key', 'iterations'], 1),
    damaged('services.0.key.iterations'),
  ],
  [
    'another cipher',
    changed(['services', 0, 'key', 'cipher'], 'none'),
    damaged('services.0.key.cipher'),
  ],
  ['a short iv', changed(['services', 0, 'key', 'iv'], 'AAEC'), damaged('services.0.key.iv')],
  [
    'a key that is no base64',
    changed(['services', 0, 'key', 'data'], '%'.repeat(30)),
    damaged('services.0.key.data'),
  ],
  [
    'a key of two megabytes',
    changed(['services', 0, 'key', 'data'], 'A'.repeat(2_000_000)),
    damaged(''),
  ],
];

test.each(files)('a file is refused and changes nothing: %s', async (_name, text, problem) => {
  const { world, outcome } = await importText(text);
  expect(outcome).toEqual({ problem });
  expect(world.writes()).toBe(0);
  expect(world.links()).toEqual([known]);
});
