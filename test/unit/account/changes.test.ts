import { beforeEach, describe, expect, it, test } from 'vitest';

import type { ErrorReport } from '@/lib/model/errors';
import type { ChangeName } from '@/lib/operations/operations';

import {
  createWorld,
  domain,
  failing,
  firstPage,
  held,
  pageOf,
  second,
  settle,
  type World,
} from './world';

const within = 60 * second;
const secondPage = { limit: 1000, page: 2 };

let world: World;
const known = async (input = firstPage) =>
  (await world.account.known('listDomains', input))?.value ?? null;
const read = async (input = firstPage) =>
  (await world.account.read('listDomains', input, within)).value;

beforeEach(async () => {
  world = createWorld();
  world.answers.listDomains = { ...pageOf(domain('1', 'one'), domain(null, 'shared')), total: 7 };
  world.answers.createDomain = { id: '9' };
  world.answers.updateDomain = { message: 'Done.' };
  world.answers.deleteDomain = { message: 'Done.' };
  await read();
  await read(secondPage);
  world.requests.length = 0;
});

describe('a change', () => {
  it('forgets every page of its list', async () => {
    expect(await world.account.change('deleteDomain', { id: '1' })).toEqual({ message: 'Done.' });
    expect([await known(), await known(secondPage)]).toEqual([null, null]);
  });

  test.each([
    ['createDomain', { domain: 'https://new.example' }],
    ['updateDomain', { id: '1' }],
    ['deleteDomain', { id: '1' }],
  ] as const)('%s makes the next read ask, once', async (name, input) => {
    await world.account.change(name, input);
    await read();
    await read();
    expect(world.requests).toEqual([name, 'listDomains']);
  });

  it('is sent once, even if it fails', async () => {
    world.answers.deleteDomain = failing({ code: 'timeout', outcome: 'unknown' });
    await expect(world.account.change('deleteDomain', { id: '1' })).rejects.toMatchObject({
      report: { code: 'timeout' },
    });
    expect(world.requests).toEqual(['deleteDomain']);
  });

  test.each<[ErrorReport, boolean]>([
    [{ code: 'timeout', outcome: 'unknown' }, true],
    [{ code: 'unexpected_response' }, true],
    [{ code: 'not_found', outcome: 'none' }, true],
    [{ code: 'invalid_input', outcome: 'none' }, true],
    [{ code: 'rate_limited', outcome: 'none' }, false],
    [{ code: 'conflict', outcome: 'none' }, false],
    [{ code: 'offline', outcome: 'none' }, false],
  ])('that failed with %j forgets the list: %s', async (report, forgets) => {
    world.answers.deleteDomain = failing(report);
    await world.account.change('deleteDomain', { id: '1' }).catch(() => undefined);
    expect((await known()) === null).toBe(forgets);
    await read();
    expect(world.requests).toHaveLength(forgets ? 2 : 1);
  });

  it('remembers nothing of what was requested before it was done', async () => {
    const { answer, release } = held(pageOf(domain('1', 'one')));
    world.answers.listDomains = answer;
    const reading = world.account.read('listDomains', firstPage, 0);
    await settle();
    await world.account.change('deleteDomain', { id: '1' });
    release();
    await reading;
    world.answers.listDomains = pageOf();
    expect((await read()).items).toEqual([]);
  });

  it('does not let a read that comes after it share a request from before', async () => {
    const { answer, release } = held(pageOf(domain('1', 'one')));
    world.answers.listDomains = answer;
    const before = world.account.read('listDomains', firstPage, 0);
    await settle();
    await world.account.change('deleteDomain', { id: '1' });
    world.answers.listDomains = pageOf();
    const after = read();
    release();
    await before;
    expect((await after).items).toEqual([]);
  });
});

describe('what a change touches besides its list', () => {
  const code = { id: '5', link: 'https://short.example/q/5', scans: 0, name: 'Menu', date: null };
  const item = { type: 'qr', id: '5', title: '', preview: null, link: null, date: null };
  const reads = {
    getAccount: {},
    listChannels: firstPage,
    listQrCodes: firstPage,
    listPixels: firstPage,
    getQrCode: { id: '5' },
    listChannelItems: { id: '5', ...firstPage },
  } as const;
  type Read = keyof typeof reads;
  const names = Object.keys(reads) as Read[];

  beforeEach(async () => {
    Object.assign(world.answers, {
      getAccount: { email: 'old@short.example' },
      listChannels: pageOf({ id: '5', name: 'News' }),
      listQrCodes: pageOf(code),
      listPixels: pageOf(),
      getQrCode: { ...code, statistics: null },
      listChannelItems: pageOf(item),
    });
    for (const name of names) await world.account.read(name, reads[name], within);
    world.requests.length = 0;
  });

  test.each([
    ['updateAccount', { email: 'new@short.example' }, ['getAccount']],
    ['createQrCode', { type: 'text', data: 'a' }, ['listQrCodes']],
    ['updateQrCode', { id: '5', type: 'text', data: 'a' }, ['listQrCodes', 'getQrCode']],
    ['deleteQrCode', { id: '5' }, ['listQrCodes', 'getQrCode', 'listChannelItems']],
    ['deleteChannel', { id: '5' }, ['listChannels', 'listChannelItems']],
    ['assignChannelItem', { channelid: '5', type: 'qr', itemid: '5' }, ['listChannelItems']],
    ['assignCampaignLink', { campaignid: '5', linkid: '5' }, []],
    ['createPixel', { type: 'a', name: 'b', tag: 'c' }, ['listPixels']],
  ] as const)('%s forgets no more than it has to', async (name, input, touched) => {
    await world.account.change<ChangeName>(name, input);
    for (const each of names) await world.account.read(each, reads[each], within);
    expect(new Set(world.requests.slice(1))).toEqual(new Set(touched));
  });
});
