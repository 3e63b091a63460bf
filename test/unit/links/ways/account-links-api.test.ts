import { describe, expect, it, test } from 'vitest';

import { createAccountLinksApi } from '@/lib/links/ways/account-links-api';
import { AppError, type ErrorReport, reportOf } from '@/lib/model/errors';
import type { Call, OperationName } from '@/lib/operations/operations';

const short = 'https://short.example/abc';

const told = (shortUrl: string, id: string | null = '12') => ({
  id,
  shortUrl,
  originalUrl: 'https://a.example/',
  title: 'A',
  createdAt: '2026-11-20 10:11:12',
  visits: 3,
  hasPassword: null,
  expiry: null,
  tellsExpiry: false,
  extras: { title: 'A', description: null, type: null, pixels: null },
});

/** The links of a service that gives these answers, and what it was asked. */
function apiOf(answers: Partial<Record<OperationName, unknown>>) {
  const asked: [OperationName, unknown][] = [];
  const call = (async (name, input) => {
    asked.push([name, input]);
    const answer = answers[name];
    if (answer instanceof AppError) throw answer;
    return typeof answer === 'function' ? (answer as (asked: unknown) => unknown)(input) : answer;
  }) as Call;
  return { api: createAccountLinksApi(call, async () => 'https:'), asked };
}

const failure = async (work: Promise<unknown>): Promise<ErrorReport | null> =>
  work.then(() => null, reportOf);

describe('creating', () => {
  const made = { id: '12', shortUrl: short, originalUrl: null };
  const plain = {
    longUrl: 'https://a.example/',
    alias: null,
    password: null,
    expiry: null,
    domain: null,
  };

  test.for([
    [{}, {}],
    [{ alias: 'abc' }, { custom: 'abc' }],
    [{ domain: 'go.example:81' }, { domain: 'https://go.example:81' }],
    [
      { password: 'p', expiry: '2026-12-01' },
      { password: 'p', expiry: '2026-12-01' },
    ],
    [
      { extras: { title: 'T', description: 'D', type: '7', pixels: ['1'] } },
      { metatitle: 'T', metadescription: 'D', type: '7', pixels: ['1'] },
    ],
    [{ extras: { title: '', description: '', type: '', pixels: [] } }, {}],
  ])('with %j sends %j and no more', async ([wanted, sent]) => {
    const { api, asked } = apiOf({ createLink: made });
    expect(await api.create({ ...plain, ...wanted }, Promise.resolve())).toEqual(made);
    expect(asked).toEqual([['createLink', { url: 'https://a.example/', ...sent }]]);
  });
});

describe('asking about a link', () => {
  test.for([
    ['itself', [told(short)], true, null],
    ['itself, spelled otherwise', [told('http://www.short.example/abc/')], true, null],
    ['one of a list', [told('https://short.example/x'), told(short)], false, null],
    ['nothing', [], true, 'not_found'],
    // It may be further on.
    ['the beginning of a list', [told('https://short.example/x')], false, 'unexpected_response'],
  ] as const)('a service that answers with %s', async ([, links, isAll, code]) => {
    const findLink = { links, isAll, areRows: links.length !== 1 };
    const { api } = apiOf({ findLink, getLink: told(short) });
    const outcome = api.get(short);
    if (code === null) expect(await outcome).toMatchObject({ id: '12', visits: 3, status: null });
    else expect(await failure(outcome)).toEqual({ code, operation: 'findLink' });
  });

  test.for([
    ['a list with another link alone', true, 'not_found'],
    // It may look at the alias alone: then a link on another host stands before the one that was meant.
    ['the details of another link', false, 'unexpected_response'],
  ] as const)('a service that answers with %s', async ([, areRows, code]) => {
    const findLink = { links: [told('https://brand.example/abc')], isAll: true, areRows };
    const { api, asked } = apiOf({ findLink, deleteLink: {} });
    expect(await failure(api.get(short))).toEqual({ code, operation: 'findLink' });
    expect(await failure(api.setStatus(short, 'gone'))).toMatchObject({ code });
    expect(asked).toHaveLength(2);
  });

  it('asks for the details of what is only a row, and does without where they do not come', async () => {
    const row = { links: [told(short)], isAll: true, areRows: true };
    const details = { ...told(short), expiry: '2026-12-01', tellsExpiry: true };
    for (const [getLink, expiry] of [
      [details, '2026-12-01'],
      [new AppError({ code: 'server_error' }), null],
      [{ ...details, shortUrl: 'https://short.example/other' }, null],
    ] as const) {
      const { api, asked } = apiOf({ findLink: row, getLink });
      expect(await api.get(short)).toMatchObject({ shortUrl: short, expiry });
      expect(asked.at(-1)).toEqual(['getLink', { id: '12' }]);
    }
  });

  describe('whose number is remembered', () => {
    const statistics = { clicks: 3 };
    const row = { links: [told(short)], isAll: true, areRows: true };
    const details = { ...told(short), statistics };

    it('takes one request, which brings its statistics', async () => {
      const { api, asked } = apiOf({ getLink: details });
      expect(await api.get(short, '12')).toMatchObject({
        shortUrl: short,
        visits: 3,
        statistics: { counts: statistics },
      });
      expect(asked).toEqual([['getLink', { id: '12' }]]);
    });

    it('takes one request without a number, too, where the service answers with the details', async () => {
      const { api, asked } = apiOf({ findLink: { links: [details], isAll: true, areRows: false } });
      expect(await api.get(short, null)).toMatchObject({ statistics: { counts: statistics } });
      expect(asked).toEqual([['findLink', { short }]]);
    });

    it('is found under another where that one is another link’s, which is never answered', async () => {
      const { api, asked } = apiOf({
        getLink: ({ id }: { id: string }) =>
          id === '12' ? { ...details, id } : { ...told('https://short.example/x', id), statistics },
        findLink: row,
      });
      expect(await api.get(short, '7')).toMatchObject({
        shortUrl: short,
        id: '12',
        statistics: { counts: statistics },
      });
      expect(asked.map(([name]) => name)).toEqual(['getLink', 'findLink', 'getLink']);
    });

    test.for(['forbidden', 'not_found', 'server_error'] as const)(
      'where its details end in %s, is told without statistics',
      async (code) => {
        const { api, asked } = apiOf({ getLink: new AppError({ code }), findLink: row });
        const facts = await api.get(short, '12');
        expect(facts).toMatchObject({
          shortUrl: short,
          visits: 3,
          statistics: { missing: 'failed' },
        });
        expect(asked.map(([name]) => name)).toEqual(['getLink', 'findLink']);
      },
    );

    test.for(['offline', 'timeout', 'unauthorized', 'rate_limited'] as const)(
      'is not asked for otherwise where that would end in %s as well',
      async (code) => {
        const { api, asked } = apiOf({ getLink: new AppError({ code }), findLink: row });
        expect(await failure(api.get(short, '12'))).toEqual({ code });
        expect(asked).toHaveLength(1);
      },
    );
  });

  it('tells where it leads in one request', async () => {
    const findLink = { links: [told(short)], isAll: true, areRows: true };
    const { api, asked } = apiOf({ findLink });
    expect(await api.getTarget(short)).toBe('https://a.example/');
    expect(asked).toHaveLength(1);
  });

  it('tells no time of the answer, by which a link could be taken for a new one', async () => {
    const { api } = apiOf({ findLink: { links: [told(short)], isAll: true } });
    expect(await api.get(short)).toMatchObject({ answeredAt: null, hasPassword: null });
  });
});

describe('deleting', () => {
  it('is done by the number under which the service has the short URL', async () => {
    const { api, asked } = apiOf({
      findLink: { links: [told(short, '7')], isAll: true },
      deleteLink: {},
    });
    await api.setStatus(short, 'gone');
    expect(asked).toEqual([
      ['findLink', { short }],
      ['deleteLink', { id: '7' }],
    ]);
  });

  test.for([
    ['no such link', { links: [], isAll: true, areRows: true }, 'not_found'],
    ['a link without a number', { links: [told(short, null)], isAll: true }, 'unexpected_response'],
    ['a failure', new AppError({ code: 'timeout', outcome: 'unknown' }), 'timeout'],
  ] as const)('never happens where the answer is %s', async ([, answer, code]) => {
    const { api, asked } = apiOf({ findLink: answer, deleteLink: {} });
    expect(await failure(api.setStatus(short, 'gone'))).toMatchObject({ code });
    expect(asked.map(([name]) => name)).toEqual(['findLink']);
  });

  test.for(['disabled', 'active'] as const)('is all: no link becomes %s', async (status) => {
    const { api, asked } = apiOf({});
    expect(await api.statusOff()).toBe('gone');
    const refused = await failure(api.setStatus(short, status));
    expect(refused).toEqual({ code: 'internal', outcome: 'none' });
    expect(asked).toEqual([]);
  });
});

describe('the list', () => {
  it('is read in parts, newest first, and tells where each link leads', async () => {
    const listLinks = { items: [told(short)], total: 2, nextPage: 3, unreadable: 1 };
    const { api, asked } = apiOf({ listLinks });
    expect(await api.list('2')).toMatchObject({
      shortUrls: [short],
      facts: [{ shortUrl: short, originalUrl: 'https://a.example/', title: 'A' }],
      unreadable: 1,
      next: '3',
    });
    expect(asked).toEqual([['listLinks', { limit: 100, page: 2, order: 'date' }]]);
  });
});
