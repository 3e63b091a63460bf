import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { createAccount } from '@/lib/account/account';
import { createAccountLinksApi } from '@/lib/link-api/account-links-api';
import { createShortUrlApi } from '@/lib/link-api/short-url-api';
import { fileLink } from '@/lib/links/filing/file-link';
import type { LinkWay } from '@/lib/model/connection';
import type { Folder, LinkIdMatch } from '@/lib/model/link';
import type { Call } from '@/lib/operations/operations';

import type { ServiceOptions } from '../../../service/service-options.ts';
import { type RunningService, startService } from '../../../service/start-service.ts';
import { FakeStore } from '../../account/world';
import { clientOf } from '../../api/against-service/client-of.ts';
import { FakeHistory } from '../fake-history';
import { orReport, serviceAt } from '../world';

const said = { said: expect.stringMatching(/\w/), outcome: 'none' };
const unknown = { code: 'invalid_input', problem: 'link_number_unknown', ...said };

/** A service that runs, with links over both APIs where `apis` says so. */
let service: RunningService;
let call: Call;
let linkIdMatch: LinkIdMatch;

async function begin(options: ServiceOptions): Promise<void> {
  service = await startService({ keepAlive: false, ...options });
  const { key } = service.register({ username: 'reader', email: 'reader@short.example' });
  call = clientOf(service, key);
  linkIdMatch = 'unknown';
}
afterEach(() => service.close());

/** @param way the API over which links are made now, where the service has two that make them */
async function file(folder: Folder, shortUrl: string, linkId: string | null, way?: LinkWay) {
  const account = createAccount({
    call,
    store: new FakeStore(),
    now: Date.now,
    service: async () => service.baseUrl,
    fetchPicture: async () => ({ kind: 'none' }),
  });
  const overAccount = way === 'accountLinks';
  const dependencies = {
    account,
    api: overAccount ? createAccountLinksApi(call, async () => 'http:') : createShortUrlApi(call),
    history: new FakeHistory(),
    service: async () => serviceAt(service.baseUrl),
    linkIdMatch: {
      get: async () => (overAccount ? 'match' : linkIdMatch),
      set: async (next: LinkIdMatch) => void (linkIdMatch = next),
      mayBeOther: async () => way !== undefined,
    },
    ticks: () => performance.now(),
    wait: async (ms: number) => new Promise<void>((done) => void setTimeout(done, ms).unref()),
  };
  return orReport(fileLink(dependencies, { shortUrl, linkId, folder, private: false }));
}

async function channel(): Promise<Folder> {
  const { id } = await call('createChannel', { name: 'News' });
  return { kind: 'channel', id: id ?? '', name: 'News' };
}

describe.each([
  ['shared', { state: 'done' }, 'match', { state: 'done' }],
  ['own', unknown, 'mismatch', unknown],
  [
    'crossed',
    { code: 'invalid_input', problem: 'link_number_other' },
    'mismatch',
    { code: 'not_confirmed' },
  ],
] as const)('a service whose link ids are %s', (linkIds, inChannel, seen, inCampaign) => {
  test('links are filed, or reported as not filed', async () => {
    await begin({ profile: 'observed', linkIds });
    await call('createShortUrl', { url: 'https://a.example/other' });
    const { id, shortUrl } = await call('createShortUrl', { url: 'https://a.example/' });
    expect(await file(await channel(), shortUrl, id)).toMatchObject(inChannel);
    expect(linkIdMatch).toBe(seen);
    const campaign = await call('createCampaign', { name: 'Spring' });
    const other = { kind: 'campaign', id: campaign.id ?? '', name: 'Spring' } as const;
    expect(await file(other, shortUrl, id)).toMatchObject(inCampaign);
  });
});

describe.each(['own', 'crossed'] as const)('another way to make links, ids are %s', (linkIds) => {
  beforeEach(async () => {
    await begin({ profile: 'mixed', apis: ['account', 'shorturl'], linkIds });
    await call('createShortUrl', { url: 'https://a.example/other' });
  });

  test('a link from before is filed under the number that it has there', async () => {
    const { id, shortUrl } = await call('createShortUrl', { url: 'https://a.example/' });
    const folder = await channel();
    expect(await file(folder, shortUrl, id, 'accountLinks')).toMatchObject({ state: 'done' });
    const { items } = await call('listChannelItems', { id: folder.id });
    expect(items.map(({ link }) => link)).toEqual([shortUrl]);
    expect(linkIdMatch).toBe('unknown');
  });

  test('a link of the account API’s number says nothing of the other numbers', async () => {
    const { id, shortUrl } = await call('createLink', { url: 'https://a.example/' });
    await file(await channel(), shortUrl, id, 'shortUrl');
    expect(linkIdMatch).toBe('mismatch');
  });

  test('what the service does not tell now is not filed', async () => {
    const { id } = await call('createShortUrl', { url: 'https://a.example/' });
    const gone = `${service.baseUrl}/gone`;
    const folder = await channel();
    expect(await file(folder, gone, id, 'accountLinks')).toMatchObject({ outcome: 'none' });
    expect((await call('listChannelItems', { id: folder.id })).items).toEqual([]);
  });
});
