import { describe, expect, test } from 'vitest';

import { documentProfileNames } from '../profiles/profiles.ts';
import { ownRows } from './domain-rows.ts';
import { openService } from './open-service.ts';

const said = {
  documented: {
    created: 200,
    ids: [1, 2],
    listError: '0',
    absent: '',
    invalid: [400, 1],
    notFound: [404, 1],
    conflict: [400, 1],
    planLimit: [403, 1],
  },
  observed: {
    created: 200,
    ids: ['2', '3'],
    listError: 0,
    absent: null,
    invalid: [200, 1],
    notFound: [200, 1],
    conflict: [200, 1],
    planLimit: [200, 1],
  },
  rest: {
    created: 201,
    ids: [1, 2],
    listError: 0,
    absent: null,
    invalid: [400, 1],
    notFound: [404, 1],
    conflict: [409, 1],
    planLimit: [403, 1],
  },
} as const;

describe.each(documentProfileNames)('branded domains, %s', (profile) => {
  const expected = said[profile];

  test('add, list, update, list, delete, list', async () => {
    const service = await openService({ profile });
    const [first, second] = expected.ids;
    const added = await service.account('POST', '/domain/add', {
      domain: 'https://go.test',
      redirectroot: 'https://root.example/',
      redirect404: 'https://missing.example/',
    });
    expect(added.status).toBe(expected.created);
    expect(added.body).toMatchObject({ error: 0, id: first });
    const bare = await service.account('POST', '/domain/add', { domain: 'http://to.localhost/' });
    expect(bare.body).toMatchObject({ error: 0, id: second });

    const list = await service.account('GET', '/domains');
    expect(list.body).toMatchObject({ error: expected.listError });
    expect(ownRows(list.data)).toEqual([
      {
        id: first,
        domain: 'https://go.test',
        redirectroot: 'https://root.example/',
        redirect404: 'https://missing.example/',
      },
      {
        id: second,
        domain: 'http://to.localhost',
        redirectroot: expected.absent,
        redirect404: expected.absent,
      },
    ]);

    const updated = await service.account('PUT', `/domain/${first}/update`, {
      redirectroot: 'https://other.example/',
      redirect404: '',
    });
    expect(updated.body).toMatchObject({
      error: 0,
      message: 'Domain has been updated successfully.',
    });
    expect(ownRows((await service.account('GET', '/domains')).data)[0]).toMatchObject({
      redirectroot: 'https://other.example/',
      redirect404: expected.absent,
    });

    const deleted = await service.account('DELETE', `/domain/${first}/delete`);
    expect(deleted.body).toMatchObject({
      error: 0,
      message: 'Domain has been deleted successfully.',
    });
    expect(ownRows((await service.account('GET', '/domains')).data)).toMatchObject([
      { id: second },
    ]);
  });

  test.each([
    ['an unknown domain', 999, { redirectroot: 'https://x.example/' }],
    ['a bad redirect', 1, { redirectroot: 'nowhere' }],
  ])('a failed update: %s', async (_what, id, body) => {
    const service = await openService({ profile });
    await service.account('POST', '/domain/add', { domain: 'https://go.test' });
    const answer = await service.account('PUT', `/domain/${id}/update`, body);
    if (profile === 'observed') {
      expect([answer.status, answer.text]).toEqual([200, '']);
    } else {
      const [status, error] = id === 999 ? expected.notFound : expected.invalid;
      expect(answer.status).toBe(status);
      expect(answer.body).toMatchObject({ error });
    }
  });
});
