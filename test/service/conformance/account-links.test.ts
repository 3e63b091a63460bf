import { describe, expect, test } from 'vitest';

import { linkProfileNames } from '../profiles/profiles.ts';
import { addLink, idsIn, openForLinks, rowsIn, said } from './account-links.ts';
import { segment } from './open-service.ts';
import type { TestService } from './open-service.ts';
import { noon } from './short-links.ts';

const when = '2026-05-06 12:00:00';

describe.each(linkProfileNames)('links over the account API, %s', (profile) => {
  const { absent, count, created, empty, never, rowId, short, zero } = said[profile];
  const open = () => openForLinks(profile);

  test('add answers the id and the short URL, and nothing else', async () => {
    const service = await open();
    const answer = await addLink(service);
    const [link] = service.links();
    expect([answer.status, answer.body]).toEqual([
      created,
      { error: zero, id: 1, [short]: `${service.origin}/${link?.part}` },
    ]);
    expect(link).toMatchObject({ originalUrl: 'https://long.example/', createdAt: noon });
    expect(link?.part).toMatch(/^\w{6}$/);
    const visit = await service.visit(`/${link?.part}`);
    expect([visit.status, visit.headers.location]).toEqual([302, 'https://long.example/']);
  });

  test('list and get tell a link', async () => {
    const service = await open();
    await addLink(service, { custom: 'one', metatitle: '<b>&', description: 'Mine' });
    await addLink(service, { custom: 'two', url: 'https://long.example/two?a=b#c' });
    const list = await service.account('GET', '/urls');
    const first = {
      [short]: `${service.origin}/one`,
      longurl: 'https://long.example/',
      title: '&lt;b&gt;&amp;',
      description: 'Mine',
      date: when,
    };
    const second = {
      [short]: `${service.origin}/two`,
      longurl: 'https://long.example/two?a=b#c',
      title: absent,
      description: absent,
      date: when,
    };
    expect(list.body).toMatchObject({ error: zero });
    expect(rowsIn(list)).toEqual([
      { ...second, id: rowId(2), alias: 'two', clicks: count(0) },
      { ...first, id: rowId(1), alias: 'one', clicks: count(0) },
    ]);
    const whole = { location: empty, device: empty, expiry: never };
    expect((await service.account('GET', '/url/1')).body).toEqual({
      error: 0,
      details: { ...first, ...whole, id: 1 },
      data: expect.objectContaining({ clicks: count(0), topCountries: empty }) as unknown,
    });
  });

  test('statistics tell who visited', async () => {
    const service = await open();
    await addLink(service, { custom: 'one' });
    await visitThrice(service, '/one');
    const { mapCount } = said[profile];
    expect((await service.account('GET', '/url/1')).data).toEqual({
      clicks: count(3),
      uniqueClicks: count(2),
      topCountries: { Unknown: mapCount(3) },
      topReferrers: {
        Direct: mapCount(1),
        'www.facebook.com': mapCount(1),
        'a.example': mapCount(1),
      },
      topBrowsers: { Firefox: mapCount(2), Edge: mapCount(1) },
      topOs: { Linux: mapCount(2), Windows: mapCount(1) },
      socialCount: { facebook: count(1), twitter: count(0), instagram: count(0) },
    });
    expect(rowsIn(await service.account('GET', '/urls'))).toMatchObject([{ clicks: count(3) }]);
    expect(service.rows('linkVisits')).toHaveLength(3);
  });
});

async function visitThrice(service: TestService, path: string): Promise<void> {
  const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';
  const edge = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/1 Chrome/150.0 Safari/1 Edg/150.0';
  await service.visit(path, { headers: { 'user-agent': firefox } });
  const referer = 'https://www.facebook.com/x?y';
  await service.visit(path, { headers: { 'user-agent': firefox, referer } });
  await service.visit(path, { headers: { 'user-agent': edge, referer: 'https://a.example/' } });
  await service.visit(path, { method: 'HEAD' });
}

test('both APIs of the mixed profile tell of the same links', async () => {
  const service = await openForLinks('mixed');
  await addLink(service, { custom: 'one', password: 'sesame', expiry: '2026-06-01' });
  const name = segment(`${service.origin}/one`);
  const { data } = await service.short(`info/short_url/${name}.json`);
  expect(data).toMatchObject({
    url_id: 1,
    original_url: 'https://long.example/',
    has_password: true,
    expiry_date: '2026-06-01 23:59:59',
  });
  await service.short(`create/custom_url/two/url/${segment('https://b.example/')}.json`);
  expect(idsIn(await service.account('GET', '/urls'))).toEqual([2, 1]);
  await service.account('DELETE', '/url/1/delete');
  expect((await service.short(`info/short_url/${name}.json`)).status).toBe(404);
  expect((await service.short('list_active_urls.json')).data['urls']).toHaveLength(1);
});
