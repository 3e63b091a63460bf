import { describe, expect, it, test } from 'vitest';

import type { LinkRecord } from '@/lib/model/link';

import { link, sync, worldWith } from './sync-world';

describe('bringing links together', () => {
  it('adds those made elsewhere, of which nothing but the short URL is known', async () => {
    const world = worldWith(['a', 'b'], [link('a')]);
    expect(await sync(world)).toEqual({
      at: world.clock.now(),
      listed: 2,
      added: 1,
      unlisted: 0,
    });
    expect(world.history.links).toEqual([
      link('a'),
      {
        ...link('b'),
        id: null,
        longUrl: '',
        title: '',
        createdAt: 0,
        elsewhere: true,
      },
    ]);
  });

  it('adds one on a branded domain as being there', async () => {
    const world = worldWith([], []);
    world.service.make({ url: 'https://example.com/', customUrl: 'a', baseDomain: 'go.example' });
    await sync(world);
    expect(world.history.links).toMatchObject([{ domain: 'go.example', elsewhere: true }]);
  });

  const told = { at: 1, visits: 2, lastAccessed: null, before: null, gone: true };
  test.each<[string, Partial<LinkRecord>, Partial<LinkRecord>]>([
    ['on', {}, {}],
    ['off', { status: 'disabled' }, { status: 'active' }],
    ['missing', { unlisted: true }, {}],
    ['gone', { told }, { told: { ...told, gone: false } }],
    ['over, which only its service knows', { expiry: '2020-01-01' }, { expiry: '2020-01-01' }],
  ])('a link that was thought to be %s and is listed is on', async (_, had, has) => {
    const world = worldWith(['a'], [link('a', had)]);
    expect(await sync(world)).toMatchObject({ added: 0, unlisted: 0 });
    expect(world.history.links).toEqual([link('a', has)]);
  });

  test.each<[string, Partial<LinkRecord>, boolean]>([
    ['on', {}, true],
    ['on and made elsewhere', { elsewhere: true, longUrl: '' }, true],
    ['on until today', { expiry: '2026-11-20' }, true],
    ['off', { status: 'disabled' }, false],
    ['over', { expiry: '2026-11-19' }, false],
    ['gone', { told }, false],
    ['of another service', { service: 'https://former.example' }, false],
  ])('a link that is %s and not listed', async (_, had, isMarked) => {
    const world = worldWith([], [link('a', had)]);
    expect(await sync(world)).toMatchObject({ listed: 0, unlisted: isMarked ? 1 : 0 });
    expect(world.history.links).toEqual([link('a', isMarked ? { ...had, unlisted: true } : had)]);
    // The popup takes it for as good as before.
    if (isMarked) expect(await sync(world)).toMatchObject({ unlisted: 1 });
  });

  it('takes nothing for missing while something in the list cannot be read', async () => {
    const world = worldWith(['b'], [link('a')]);
    world.service.unreadable = 2;
    expect(await sync(world)).toMatchObject({ listed: 1, added: 1, unlisted: 0, unreadable: 2 });
    expect(world.history.links).toContainEqual(link('a'));
  });

  it('changes nothing where nothing is new', async () => {
    const world = worldWith(['a', 'b'], [link('a'), link('c')]);
    await sync(world);
    const before = structuredClone(world.history.links);
    await sync(world);
    expect(world.history.links).toEqual(before);
  });

  it('takes over what another address of the service had', async () => {
    const world = worldWith(
      ['a'],
      [link('a', { service: 'https://www.short.example', status: 'disabled' })],
    );
    expect(await sync(world)).toMatchObject({ added: 0 });
    expect(world.history.links).toEqual([link('a')]);
  });

  it('is done for any number of links', async () => {
    const parts = Array.from({ length: 1201 }, (_, i) => `p${i}`);
    const off = parts.slice(0, 600).map((part) => link(part, { status: 'disabled' }));
    const missing = Array.from({ length: 600 }, (_, i) => link(`m${i}`));
    const world = worldWith(parts, [...off, ...missing]);
    expect(await sync(world)).toMatchObject({ listed: 1201, added: 601, unlisted: 600 });
    expect(world.history.links.filter(({ status }) => status === 'disabled')).toEqual([]);
    expect(world.history.links.filter(({ unlisted }) => unlisted === true)).toHaveLength(600);
    expect(world.history.links).toHaveLength(1801);
  });
});
