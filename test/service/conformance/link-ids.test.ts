import { describe, expect, test } from 'vitest';

import { documentProfileNames } from '../profiles/profiles.ts';
import { openService, segment } from './open-service.ts';
import type { TestService } from './open-service.ts';
import { expectDone, expectRefused } from './words.ts';

async function create(service: TestService, part: string): Promise<number> {
  const { data } = await service.short(
    `create/custom_url/${part}/url/${segment('https://long.example/')}.json`,
  );
  return Number(data['url_id']);
}

async function operationIds(service: TestService, part: string): Promise<number[]> {
  const answers = await Promise.all(
    ['info', 'disable', 'enable'].map((operation) =>
      service.short(`${operation}/short_url/${segment(`${service.origin}/${part}`)}.json`),
    ),
  );
  return answers.map(({ data }) => Number(data['url_id']));
}

describe.each(documentProfileNames)("the two APIs' ids of links, %s", (profile) => {
  const assign = (service: TestService, id: number) =>
    service.account('POST', `/campaign/1/assign/${id}`);

  test('shared: url_id is the id in the account API', async () => {
    const service = await openService({ profile });
    service.fill(service.userId, { campaigns: 1 });
    const id = await create(service, 'one');
    expect(await operationIds(service, 'one')).toEqual([id, id, id]);
    expectDone(await assign(service, id), 'Link successfully added to the campaign.');
    expect(service.rows('campaignLinks')).toEqual([{ linkId: 1, campaignId: 1 }]);
  });

  test('own: the account API does not know url_id', async () => {
    const service = await openService({ profile, linkIds: 'own' });
    service.fill(service.userId, { campaigns: 1 });
    const id = await create(service, 'one');
    expect(await operationIds(service, 'one')).toEqual([id, id, id]);
    expectRefused(profile, await assign(service, id), 'not_found');
  });

  test('crossed: url_id names another link of the account there', async () => {
    const service = await openService({ profile, linkIds: 'crossed' });
    service.fill(service.userId, { campaigns: 1 });
    expectRefused(profile, await assign(service, await create(service, 'one')), 'not_found');
    const id = await create(service, 'two');
    expect(await operationIds(service, 'two')).toEqual([id, id, id]);
    expectDone(await assign(service, id), 'Link successfully added to the campaign.');
    const [filed] = service.rows('campaignLinks');
    expect(service.links().find((link) => link.id === filed?.linkId)?.part).toBe('one');
  });
});
