import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { createAccount } from '@/lib/account/account';
import { fileLink } from '@/lib/links/filing/file-link';
import type { Folder, LinkIdMatch } from '@/lib/model/link';
import type { Call } from '@/lib/operations/operations';

import { type RunningService, startService } from '../../../service/start-service.ts';
import { FakeStore } from '../../account/world';
import { clientOf } from '../../api/against-service/client-of.ts';
import { FakeHistory } from '../fake-history';
import { orReport } from '../world';

const said = { said: expect.stringMatching(/\w/), outcome: 'none' };
const unknown = { code: 'invalid_input', problem: 'link_number_unknown', ...said };

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
  let service: RunningService;
  let call: Call;
  let linkIdMatch: LinkIdMatch;

  beforeEach(async () => {
    service = await startService({ profile: 'observed', linkIds, keepAlive: false });
    const { key } = service.register({ username: 'reader', email: 'reader@short.example' });
    call = clientOf(service, key);
    linkIdMatch = 'unknown';
  });
  afterEach(() => service.close());

  async function file(folder: Folder, shortUrl: string, linkId: string | null) {
    const account = createAccount({
      call,
      store: new FakeStore(),
      now: Date.now,
      connection: async () => ({ address: service.baseUrl, connectedAt: 1 }),
      fetchPicture: async () => ({ kind: 'none' }),
    });
    const dependencies = {
      account,
      history: new FakeHistory(),
      linkIdMatch: {
        get: async () => linkIdMatch,
        set: async (next: LinkIdMatch) => void (linkIdMatch = next),
      },
      ticks: () => performance.now(),
      wait: async (ms: number) => new Promise<void>((done) => void setTimeout(done, ms).unref()),
    };
    return orReport(fileLink(dependencies, { shortUrl, linkId, folder, private: false }));
  }

  test('links are filed, or reported as not filed', async () => {
    await call('createShortUrl', { url: 'https://a.example/other' });
    const { id, shortUrl } = await call('createShortUrl', { url: 'https://a.example/' });
    const channel = await call('createChannel', { name: 'News' });
    const folder = { kind: 'channel', id: channel.id ?? '', name: 'News' } as const;
    expect(await file(folder, shortUrl, id)).toMatchObject(inChannel);
    expect(linkIdMatch).toBe(seen);
    const campaign = await call('createCampaign', { name: 'Spring' });
    const other = { kind: 'campaign', id: campaign.id ?? '', name: 'Spring' } as const;
    expect(await file(other, shortUrl, id)).toMatchObject(inCampaign);
  });
});
