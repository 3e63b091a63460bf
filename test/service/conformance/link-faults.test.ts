import { describe, expect, test } from 'vitest';

import { linkProfileNames } from '../profiles/profiles.ts';
import type { Fault } from '../start-service.ts';
import { addLink, idsIn, said } from './account-links.ts';
import { openService } from './open-service.ts';
import type { TestService } from './open-service.ts';

type Body = Record<string, unknown>;

describe.each(linkProfileNames)('faults and links over the account API, %s', (profile) => {
  const { short } = said[profile];

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
});
