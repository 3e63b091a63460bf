import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import { createPictureFetcher } from '@/lib/api/fetch-without-key';
import type { Call, Input } from '@/lib/operations/operations';

import { startService, type RunningService } from '../../../service/start-service.ts';
import { reportOf } from '../test-client.ts';
import { clientOf } from './client-of.ts';
import { noteAnswered } from './note-answered.ts';

const all = { limit: 100, page: 1 };
const black = { background: 'rgb(255,255,255)', foreground: 'rgb(0,0,0)' };

/** The id of what was made, which every service has to tell. */
function numberOf({ id }: { id: string | null }): string {
  if (id === null) throw new Error('nothing was made');
  return id;
}

describe.each(['documented', 'observed', 'rest'] as const)('a service as %s', (profile) => {
  let service: RunningService;
  let call: Call;
  let userId: number;

  beforeAll(async () => {
    service = await startService({ profile, rateLimit: 1000, keepAlive: false });
    const user = service.register({ username: 'reader', email: 'reader@short.example' });
    userId = user.id;
    call = clientOf(service, user.key);
  });
  afterEach((context) => {
    noteAnswered(context, service);
    service.reset();
  });
  afterAll(() => service.close());

  test('keeps pixels', async () => {
    const tag = 'GTM-ABC123';
    const id = numberOf(await call('createPixel', { type: 'gtmpixel', name: 'Shop & Co', tag }));
    const pixel = { id, type: 'gtmpixel', name: 'Shop & Co', tag };
    expect((await call('listPixels', all)).items).toMatchObject([pixel]);
    await call('updatePixel', { id, name: 'Store', tag: 'GTM-XYZ789' });
    const changed = { ...pixel, name: 'Store', tag: 'GTM-XYZ789' };
    expect((await call('listPixels', all)).items).toMatchObject([changed]);
    await call('deletePixel', { id });
    expect(await call('listPixels', all)).toMatchObject({ items: [], nextPage: null });
  });

  test('keeps campaigns, and puts a link into the one that it was put into last', async () => {
    const made = await call('createCampaign', { name: 'Spring', slug: 'spring', public: true });
    const id = numberOf(made);
    expect(made).toMatchObject({ name: 'Spring', public: true });
    expect(new URL(made.rotator ?? '').pathname).toMatch(/\/spring$/);

    const other = numberOf(await call('createCampaign', { name: 'Summer' }));
    const link = numberOf(await call('createShortUrl', { url: 'https://a.example/' }));
    for (const campaignid of [id, other]) {
      await call('assignCampaignLink', { campaignid, linkid: link });
    }
    expect(service.rows('campaignLinks')).toMatchObject([{ campaignId: Number(other) }]);

    expect(await call('updateCampaign', { id, name: 'Autumn', public: false })).toMatchObject({
      id,
      name: 'Autumn',
      public: false,
    });
    const names = async () => (await call('listCampaigns', all)).items.map(({ name }) => name);
    expect(new Set(await names())).toEqual(new Set(['Autumn', 'Summer']));
    await call('deleteCampaign', { id });
    expect(await names()).toEqual(['Summer']);
    expect(
      await reportOf(call('assignCampaignLink', { campaignid: id, linkid: link })),
    ).toMatchObject({ outcome: 'none' });
  });

  test('keeps channels and what is in them', async () => {
    const input = { name: 'News', description: 'Of the week', color: '#112233', starred: true };
    const made = await call('createChannel', input);
    const id = numberOf(made);
    expect(made).toEqual({ id, ...input });
    expect((await call('listChannels', all)).items).toEqual([made]);

    const { id: link, shortUrl } = await call('createShortUrl', { url: 'https://a.example/' });
    const code = await call('createQrCode', {
      type: 'text',
      data: 'Hello',
      name: 'Note',
      ...black,
    });
    await call('assignChannelItem', {
      channelid: id,
      type: 'links',
      itemid: numberOf({ id: link }),
    });
    await call('assignChannelItem', { channelid: id, type: 'qr', itemid: numberOf(code) });
    const { items, total } = await call('listChannelItems', { id, ...all });
    expect(items.map(({ type }) => type).toSorted()).toEqual(['links', 'qr']);
    expect(items.find(({ type }) => type === 'links')).toMatchObject({ id: link, link: shortUrl });
    expect(total).toBe(2);

    await call('updateChannel', { id, name: 'Weekly', starred: false });
    expect((await call('listChannels', all)).items).toEqual([
      { id, ...input, name: 'Weekly', starred: false },
    ]);
    await call('deleteChannel', { id });
    expect((await call('listChannels', all)).items).toEqual([]);
    expect([service.rows('links').length, service.rows('qrCodes').length]).toEqual([1, 1]);
    const { code: missing } = await reportOf(call('listChannelItems', { id, ...all }));
    expect(['not_found', 'invalid_input']).toContain(missing);
  });

  test.each<[Input<'createQrCode'>, boolean]>([
    [{ type: 'text', data: 'Hello' }, false],
    [{ type: 'link', data: 'https://a.example/' }, true],
    [{ type: 'phone', data: '+1 555 0100' }, true],
    [{ type: 'email', data: { email: 'reader@short.example', subject: 'Hi' } }, true],
    [{ type: 'sms', data: { phone: '+1 555 0100', message: 'Hi' } }, false],
    [{ type: 'wifi', data: { ssid: 'Guests', encryption: 'wpa', pass: 'welcome' } }, false],
    [{ type: 'vcard', data: { fname: 'Reader', org: 'Short' } }, false],
  ])('keeps a QR code of %j', async (content, isCounted) => {
    const made = await call('createQrCode', { ...black, ...content, name: 'Code' });
    const id = numberOf(made);
    const listed = { id, link: made.link, scans: 0, name: 'Code', date: expect.any(String) };
    expect((await call('listQrCodes', all)).items).toEqual([listed]);
    const { statistics, ...details } = await call('getQrCode', { id });
    expect(details).toEqual(listed);
    expect(statistics === null).toBe(!isCounted);
    if (statistics !== null) expect(statistics).toMatchObject({ clicks: 0, topCountries: {} });

    await call('updateQrCode', { ...content, id, foreground: 'rgb(0,0,90)' });
    expect(service.rows('qrCodes')).toMatchObject([{ foreground: 'rgb(0,0,90)' }]);
    await call('deleteQrCode', { id });
    expect((await call('listQrCodes', all)).items).toEqual([]);
  });

  test('serves the picture of a code, which is a scan, and leads on from a link’s', async () => {
    const get = createPictureFetcher({
      fetch: (...request) => fetch(...request),
      online: () => true,
      permitted: async () => true,
    });
    const phone = { type: 'phone', data: '+1 555 0100', ...black } as const;
    const code = await call('createQrCode', phone);
    expect(await get(code.link ?? '')).toMatchObject({
      kind: 'picture',
      src: expect.stringMatching(/^data:image\/[a-z+]+;base64,./),
    });
    expect(await call('getQrCode', { id: numberOf(code) })).toMatchObject({ scans: 1 });
    const link = { type: 'link', data: 'https://a.example/', ...black } as const;
    const { link: leading } = await call('createQrCode', link);
    expect(await get(leading ?? '')).toEqual({ kind: 'leads_on' });
  });

  test('lists overlays and splash pages, and changes of the account', async () => {
    service.fill(userId, { overlays: 2, splashPages: 3 });
    const [overlays, pages] = [await call('listOverlays', all), await call('listSplashPages', all)];
    expect([overlays.items.length, pages.items.length]).toEqual([2, 3]);
    for (const { id, name } of [...overlays.items, ...pages.items]) {
      expect([id, name]).toEqual([expect.stringMatching(/^\d+$/), expect.stringMatching(/\w/)]);
    }
    await call('updateAccount', { email: 'moved@short.example' });
    expect(await call('getAccount', {})).toMatchObject({ email: 'moved@short.example' });
    await call('updateAccount', { email: 'reader@short.example' });
  });
});
