import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { createAccount } from '@/lib/account/account';
import { createFiling } from '@/lib/links/filing/file-link';
import { createNumberOf } from '@/lib/links/ways/link-api';
import type { Folder } from '@/lib/model/link';
import type { Call } from '@/lib/operations/operations';

import { sampleConnection } from '../../../fixtures/connection';
import type { ServiceOptions } from '../../../service/service-options.ts';
import { type RunningService, startService } from '../../../service/start-service.ts';
import { FakeStore } from '../../account/world';
import { clientOf } from '../../api/against-service/client-of.ts';
import { FakeHistory } from '../fake-history';
import { orReport, serviceAt } from '../world';

const said = { said: expect.stringMatching(/\w/), outcome: 'none' };
const unknown = { code: 'invalid_input', problem: 'link_number_unknown', ...said };

let service: RunningService;
let call: Call;

async function begin(options: ServiceOptions): Promise<void> {
  service = await startService({ keepAlive: false, ...options });
  const { key } = service.register({ username: 'reader', email: 'reader@short.example' });
  call = clientOf(service, key);
}
afterEach(() => service.close());

/** @param accountLinks whether the account API has links, too */
async function file(
  folder: Folder,
  { shortUrl, id }: { shortUrl: string; id: string | null },
  accountLinks: 'absent' | 'available' = 'absent',
) {
  const account = createAccount({
    call,
    store: new FakeStore(),
    now: Date.now,
    service: async () => service.baseUrl,
    fetchPicture: async () => ({ kind: 'none' }),
  });
  const apis = { account: 'available', shortUrl: 'available', accountLinks } as const;
  const connection = sampleConnection({ address: service.baseUrl, apis });
  const fileLink = createFiling({
    account: account,
    numberOf: createNumberOf(call, async () => connection),
    history: new FakeHistory(),
    service: async () => serviceAt(service.baseUrl),
    ticks: () => performance.now(),
    wait: async (ms: number) => new Promise<void>((done) => void setTimeout(done, ms).unref()),
  });
  return orReport(fileLink({ shortUrl, linkId: id, folder }));
}

async function channel(): Promise<Folder> {
  const { id } = await call('createChannel', { name: 'News' });
  return { kind: 'channel', id: id ?? '', name: 'News' };
}

describe.each([
  ['shared', { state: 'done' }],
  ['own', unknown],
  ['crossed', { code: 'invalid_input', problem: 'link_number_other' }],
] as const)(
  'a service whose account API has no links, and whose link ids are %s',
  (linkIds, ends) => {
    test('links are filed, or reported as not filed', async () => {
      await begin({ profile: 'observed', linkIds });
      await call('createShortUrl', { url: 'https://a.example/other' });
      const made = await call('createShortUrl', { url: 'https://a.example/' });
      expect(await file(await channel(), made)).toMatchObject(ends);
    });
  },
);

describe.each(['own', 'crossed'] as const)('two ways to make links, ids are %s', (linkIds) => {
  beforeEach(async () => {
    await begin({ profile: 'mixed', apis: ['account', 'shorturl'], linkIds });
    await call('createShortUrl', { url: 'https://a.example/other' });
  });

  test.each(['createShortUrl', 'createLink'] as const)(
    'a link of %s is filed under the number that the account API reports',
    async (name) => {
      const made = await call(name, { url: 'https://a.example/' });
      const folder = await channel();
      expect(await file(folder, made, 'available')).toMatchObject({ state: 'done' });
      const { items } = await call('listChannelItems', { id: folder.id });
      expect(items.map(({ link }) => link)).toEqual([made.shortUrl]);
    },
  );

  test('what the service does not tell now is not filed', async () => {
    const { id } = await call('createShortUrl', { url: 'https://a.example/' });
    const gone = { shortUrl: `${service.baseUrl}/gone`, id };
    const folder = await channel();
    expect(await file(folder, gone, 'available')).toMatchObject({ outcome: 'none' });
    expect((await call('listChannelItems', { id: folder.id })).items).toEqual([]);
  });
});
