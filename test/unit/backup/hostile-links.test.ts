import { describe, expect, test } from 'vitest';

import { backupWorld } from '../../fixtures/backup/backup-world';
import { validFile, validLink } from '../../fixtures/backup/valid-file';
import { type Place, changedAt } from './changed-at';
import { damaged, importText, nested } from './import-text';

describe('a link is refused and nothing is changed:', () => {
  const links: [string, Place, unknown, string][] = [
    ['script for a short link', ['shortUrl'], 'javascript:alert(1)', 'shortUrl'],
    ['script for an address', ['longUrl'], 'javascript:alert(1)', 'longUrl'],
    ['script behind a tab', ['longUrl'], 'java\tscript:alert(1)', 'longUrl'],
    ['data for an address', ['longUrl'], 'data:text/html,<script>alert(1)</script>', 'longUrl'],
    ['a host behind a user name', ['shortUrl'], 'https://go.example@evil.example/x', 'shortUrl'],
    ['a password in an address', ['longUrl'], 'https://me:secret@example.com/', 'longUrl'],
    ['somebody else’s short link', ['shortUrl'], 'https://evil.example/x', 'domain'],
    [
      'one whose host only begins alike',
      ['shortUrl'],
      'https://go.example.evil.example/',
      'domain',
    ],
    ['a domain with a path', ['domain'], 'go.example/evil', 'domain'],
    ['a domain that is an address', ['domain'], 'https://go.example', 'domain'],
    ['a service that nobody can connect', ['service'], 'ftp://short.example', 'service'],
    ['a service with a slash too many', ['service'], 'https://short.example/', 'service'],
    ['a second account without a name', ['service'], 'https://short.example#', 'service'],
    ['a second account after a slash', ['service'], 'https://short.example/#b', 'service'],
    [
      'a second account that turns around',
      ['service'],
      'https://short.example#a\u202Eb',
      'service',
    ],
    ['a second account of nobody', ['service'], '#second', 'service'],
    ['a title without end', ['title'], 'W'.repeat(2001), 'title'],
    ['a title that is none', ['title'], { toString: 'x' }, 'title'],
    ['a time before all time', ['createdAt'], -1, 'createdAt'],
    ['a time after all time', ['createdAt'], 1e300, 'createdAt'],
    ['a time between two', ['createdAt'], 0.5, 'createdAt'],
    ['a date that does not exist', ['expiry'], '2027-02-29', 'expiry'],
    ['a blank day', ['expiry'], '', 'expiry'],
    ['less than no visits', ['told', 'visits'], -1, 'told.visits'],
    ['more visits than can be counted', ['told', 'visits'], 1e300, 'told.visits'],
    ['folders without end', ['filing'], Array(101).fill(validLink.filing[0]), 'filing'],
    ['a folder of a kind that is none', ['filing', 0, 'kind'], 'drawer', 'filing.0.kind'],
    ['a name without end', ['filing', 0, 'name'], 'W'.repeat(501), 'filing.0.name'],
    ['an alias that turns around', ['alias'], 'a\u202Eb', 'alias'],
    ['a last access of two lines', ['told', 'lastAccessed'], '2026\n2027', 'told.lastAccessed'],
    ['an origin that is none', ['origin'], 'mine', 'origin'],
    ['an option that is none', ['unconfirmed'], ['alias'], 'unconfirmed.0'],
    ['a state that is none', ['status'], 'gone', 'status'],
    ['nothing where something is told', ['told'], null, 'told'],
  ];

  test.each(links)('a file with %s', async (_name, place, to, path) => {
    const file = { ...validFile, links: [validLink, changedAt(validLink, place, to)] };
    const { world, outcome } = await importText(JSON.stringify(file));
    expect(outcome).toEqual({ problem: damaged(path, 1) });
    expect(world.writes()).toBe(0);
  });

  test('the first bad one is named, in a part after the first', async () => {
    const many = Array.from({ length: 2345 }, () => validLink);
    const file = { ...validFile, links: [...many, null, {}] };
    const { world, outcome } = await importText(JSON.stringify(file));
    expect(outcome).toEqual({ problem: damaged('', 2345) });
    expect(world.writes()).toBe(0);
  });

  test('what is too much for a message is named after what comes before it', async () => {
    const deep: unknown = JSON.parse(nested(64));
    const file = { ...validFile, links: [validLink, { ...validLink, title: 3 }, deep] };
    const { outcome } = await importText(JSON.stringify(file));
    expect(outcome).toEqual({ problem: damaged('title', 1) });
  });

  test('what is too much for a message is named where links stand before and after it', async () => {
    const long = { ...validLink, title: 'W'.repeat(1_500_000) };
    const file = { ...validFile, links: [validLink, long, validLink] };
    const { world, outcome } = await importText(JSON.stringify(file));
    expect(outcome).toEqual({ problem: damaged('', 1) });
    expect(world.writes()).toBe(0);
  });

  test('the background refuses it by itself, too', async () => {
    const world = backupWorld();
    const bad = { ...validLink, longUrl: 'javascript:alert(1)' };
    await expect(world.backup.addLinks([validLink, bad])).rejects.toMatchObject({
      report: { code: 'invalid_input', path: 'longUrl' },
    });
    expect(world.writes()).toBe(0);
  });
});
