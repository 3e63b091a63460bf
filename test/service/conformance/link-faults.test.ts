import { describe, expect, test } from 'vitest';

import { everyFault } from '../faults/every-fault.ts';
import { linkProfileNames } from '../profiles/profiles.ts';
import type { Fault } from '../start-service.ts';
import { addLink, idsIn, openForLinks, rowsIn, said } from './account-links.ts';
import { openService } from './open-service.ts';
import type { TestService } from './open-service.ts';
import type { Answer } from './send.ts';

type Body = Record<string, unknown>;

describe.each(linkProfileNames)('faults and links over the account API, %s', (profile) => {
  const { short, zero } = said[profile];

  async function openWith(fault: Fault): Promise<TestService> {
    const service = await openService({ profile });
    await addLink(service, { custom: 'one', url: 'https://long.example/?a=b' });
    service.faults.set(fault);
    return service;
  }

  test.each<[string, string, string, object | undefined, object[]]>([
    ['url/add', 'POST', '/url/add', { url: 'https://b.example/' }, [{ part: 'one' }, {}]],
    ['url/update', 'PUT', '/url/1/update', { custom: 'two' }, [{ part: 'two' }]],
    ['url/delete', 'DELETE', '/url/1/delete', undefined, []],
  ])('%s: the answer is lost, the work is done', async (operation, method, path, body, links) => {
    const service = await openWith({ kind: 'drop', moment: 'after', operation });
    await expect(service.account(method, path, body)).rejects.toThrow();
    expect(service.links()).toMatchObject(links);
    expect(service.requests().at(-1)).toMatchObject({ operation, dropped: true, status: null });
    service.faults.set({ kind: 'drop', moment: 'before', operation });
    await expect(service.account(method, path, body)).rejects.toThrow();
    expect(service.links()).toHaveLength(links.length);
  });

  test.each([
    ['before', 1],
    ['after', 2],
  ] as const)('a create that is slow %s acting', async (moment, links) => {
    const service = await openWith({ kind: 'hold', moment, operation: 'url/add' });
    const pending = addLink(service);
    await expect.poll(() => service.counters().held, { interval: 2 }).toBe(1);
    expect(service.links()).toHaveLength(links);
    service.faults.clear();
    expect((await pending).body).toMatchObject({ error: zero, id: 2 });
  });

  test('wrong types', async () => {
    const service = await openWith({ kind: 'wrong_types' });
    expect((await addLink(service)).body).toEqual({
      error: zero,
      id: { value: 2 },
      [short]: expect.any(Number) as unknown,
    });
    expect(rowsIn(await service.account('GET', '/urls'))).not.toBeInstanceOf(Array);
  });

  test('a sentence under error, with status 200', async () => {
    const service = await openWith({ kind: 'error_sentence', operation: 'url/add' });
    const answer = await addLink(service);
    expect([answer.status, answer.body]).toEqual([200, { error: 'The operation failed.' }]);
    expect(service.links()).toHaveLength(1);
    const message = 'Das ging nicht.';
    const refusal = { kind: 'error_sentence', message, status: 400, moment: 'after' } as const;
    service.faults.set({ ...refusal, operation: 'url/add' });
    const other = await addLink(service);
    expect([other.status, other.body]).toEqual([400, { error: message }]);
    expect(service.links()).toHaveLength(2);
  });

  test('an answer without an id', async () => {
    const service = await openWith({ kind: 'lacking', names: ['id'], operation: 'url/add' });
    expect(Object.keys((await addLink(service)).body as Body)).toEqual(['error', short]);
    expect(idsIn(await service.account('GET', '/urls'))).toEqual([2, 1]);
  });

  test('a list without a number of pages', async () => {
    const service = await openWith({ kind: 'lacking', names: ['result', 'maxpage', 'nextpage'] });
    const list = await service.account('GET', '/urls');
    expect(Object.keys(list.data)).toEqual(['perpage', 'currentpage', 'urls']);
    expect(rowsIn(list)).toHaveLength(1);
  });

  test('a short URL on another host', async () => {
    const service = await openWith({ kind: 'wrong_host' });
    const made = await addLink(service, { custom: 'two' });
    expect(made.body).toMatchObject({ [short]: 'http://elsewhere.example/two' });
    const [row] = rowsIn(await service.account('GET', '/urls'));
    expect(row).toMatchObject({ [short]: 'http://elsewhere.example/two' });
    const told = (await service.account('GET', '/url/2')).body as { details: Body };
    expect(told.details[short]).toBe('http://elsewhere.example/two');
    const updated = await service.account('PUT', '/url/2/update', { description: 'Mine' });
    expect(updated.body).toMatchObject({ short: 'http://elsewhere.example/two' });
  });

  test('a row that nobody can read at the head of the list', async () => {
    const service = await openWith({ kind: 'odd_row' });
    const rows = rowsIn(await service.account('GET', '/urls'));
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({
      id: { value: expect.anything() },
      [short]: expect.stringMatching(/\/one b$/),
    });
  });

  test.each<[Fault, string, RegExp]>([
    [{ kind: 'altered' }, 'longurl', /^https:\/\/long\.example\/$/],
    [{ kind: 'odd_ids', as: 'letters' }, 'id', /^L-1$/],
    [{ kind: 'without_scheme', keepsSlashes: true }, short, /^\/\/127\.0\.0\.1:\d+\/one$/],
    [{ kind: 'without_scheme', keepsSlashes: false }, short, /^127\.0\.0\.1:\d+\/one$/],
    [{ kind: 'rewritten', values: { [short]: 'nowhere' } }, short, /^nowhere$/],
  ])('%j: %s in the list and the details', async (fault, name, text) => {
    const service = await openWith(fault);
    const [row] = rowsIn(await service.account('GET', '/urls'));
    expect(row?.[name]).toMatch(text);
    const { details } = (await service.account('GET', '/url/1')).body as { details: Body };
    expect(details[name]).toMatch(text);
  });

  test('the key in texts for people, behind either word', async () => {
    for (const keyWord of ['Bearer', 'Token'] as const) {
      const service = await openService({ profile, behavior: { keyWord } });
      const headers = { authorization: `${keyWord} ${service.key}` };
      const body = { url: 'https://long.example/', metatitle: 'Title' };
      await service.visit('/api/url/add', { method: 'POST', headers, body });
      service.faults.set({ kind: 'tells_key', as: 'whole' });
      const [row] = rowsIn(await service.visit('/api/urls', { headers }));
      expect(row?.['title']).toBe(`Title ${service.key}`);
    }
  });

  test('a refusal in Latin-1, and one that repeats the request', async () => {
    const service = await openWith({ kind: 'latin1' });
    expect((await addLink(service)).text).toMatch(/ung\uFFFDltig/);
    service.faults.clear();
    service.faults.set({ kind: 'repeats_request' });
    expect((await service.account('GET', '/urls?q=a%20b')).text).toMatch(
      /GET \/api\/urls\?q=a%20b/,
    );
  });

  /** One of each that changes what a create says: these leave it alone, or say nothing at all. */
  const leavesCreatesAlone = new Set(['delay', 'hold', 'drop', 'altered', 'odd_row', 'tells_key']);
  const telling = everyFault.filter(
    ({ kind, operation = 'url/add' }) => operation === 'url/add' && !leavesCreatesAlone.has(kind),
  );

  test.each(telling)('a create that meets %j answers otherwise', async (fault) => {
    const plain = await addLink(await openForLinks(profile), { custom: 'one' });
    const service = await openForLinks(profile);
    service.faults.set({ operation: 'url/add', ...inOurWords(fault, short) });
    const struck = await addLink(service, { custom: 'one' });
    expect(service.requests()[0]?.faults).toEqual([fault.kind]);
    expect(shown(struck)).not.toEqual(shown(plain));
  });
});

/** A fault that names what a create of the account API answers. */
function inOurWords(fault: Fault, short: string): Fault {
  return fault.kind === 'rewritten' ? { ...fault, values: { [short]: 'nowhere' } } : fault;
}

/** An answer, but for the port of its service. */
function shown({ status, text }: Answer): string {
  return `${status} ${text.replace(/127\.0\.0\.1:\d+/, 'here')}`;
}
