import 'fake-indexeddb/auto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';

import { chooseStart } from '@/components/popup/start-action';
import type { PopupRequest, PopupState } from '@/lib/model/popup-state';
import type { Job } from '@/lib/model/run';
import { draftsItem, jobsItem } from '@/lib/storage/items';
import { readPopupSnapshot } from '@/lib/storage/popup-snapshot';

import { failed, sampleJob } from '../../fixtures/job';
import { draft } from '../../fixtures/popup-state';
import type { RunningService } from '../../service/start-service.ts';
import { type SeveralPlaces, openSeveralPlaces } from './several-places';

let world: SeveralPlaces;
let services: [RunningService, RunningService];

const popup = 'chrome-extension://curtail/popup.html';
const page = 'https://news.a.example/article';
const tab = { id: 7, windowId: 1, url: page, title: 'News', incognito: false };

/** What the browser tells of its popups, and of the tab in front. */
const shown = { popups: [{ documentUrl: popup }], tab };

beforeAll(async () => {
  world = await openSeveralPlaces();
  services = [world.places[0].service, world.places[1].service];
  Object.assign(fakeBrowser.runtime, { getContexts: async () => shown.popups });
  Object.assign(fakeBrowser.tabs, { query: async () => [shown.tab] });
});
afterAll(async () => world.close());

const handlers = () => world.handlers();
const connect = async (which: 0 | 1) => world.connect(world.places[which]);
const open = async () => handlers()['popup.open'](undefined, { url: popup });
const use = async (which: 0 | 1, { page: popupPage }: PopupState) =>
  handlers()['services.use']({ id: services[which].baseUrl, popup: popupPage });
const create = async () => world.create(page);
const inUse = (all: PopupState['services']) => all.findIndex((service) => service.inUse);

beforeEach(async () => {
  Object.assign(shown, { popups: [{ documentUrl: popup }], tab });
  for (const service of services) service.reset();
  await handlers()['connection.revoke'](undefined);
  await connect(0);
});

describe('the popup', () => {
  it('is told of no service to choose as long as there is one', async () => {
    expect(await open()).toMatchObject({ services: [] });
  });

  it('is told of the services, and which one is in use', async () => {
    await connect(1);
    const labels = services.map(({ baseUrl }) => new URL(baseUrl).host);
    const [first, second] = services.map(({ baseUrl }) => baseUrl);
    expect(await open()).toMatchObject({
      services: [
        { id: first, label: labels[0], color: 'teal', inUse: false },
        { id: second, label: labels[1], color: 'blue', inUse: true },
      ],
    });
    await handlers()['services.change']({ id: services[0].baseUrl, name: 'Ours', color: 'pink' });
    const { services: named } = await open();
    expect(named[0]).toMatchObject({ label: 'Ours', color: 'pink' });
  });

  it('is told that its page is a short link, and what was made of it in an ordinary window alone', async () => {
    const { link } = await create();
    expect(await open()).toMatchObject({ existing: link });
    shown.tab = { ...tab, url: link.shortUrl };
    expect(await open()).toMatchObject({ page: { problem: 'own_short_link' } });
    shown.tab = { ...tab, incognito: true };
    expect(await open()).toMatchObject({ existing: null });
  });

  it('makes nothing by itself on a service that was chosen in it, and draws its first frame of that one', async () => {
    const { link } = await create();
    await connect(1);
    const before = await open();
    expect(chooseStart(before)).toBe('make');
    await use(0, before);
    const snapshot = await readPopupSnapshot();
    expect(snapshot?.connection?.address).toBe(services[0].baseUrl);
    expect(inUse(snapshot?.services ?? [])).toBe(0);
    const withLink = await open();
    expect(withLink).toMatchObject({ asked: { kind: 'look' }, existing: link });
    expect(chooseStart(withLink)).toBe('show');
    await use(1, withLink);
    const without = await open();
    expect(without).toMatchObject({ asked: { kind: 'look' }, existing: null });
    expect(chooseStart(without)).toBe('form');
    expect(services.map((service) => service.links().length)).toEqual([1, 0]);
    // Whoever opens it with the button again wants what the button does.
    expect(chooseStart(await open())).toBe('make');
  });

  it('shows no job while a service is looked at, and does at the next opening', async () => {
    await connect(1);
    const job = sampleJob({ at: Date.now(), service: services[1].baseUrl });
    await use(0, await open());
    await jobsItem.set([job]);
    expect(await open()).toMatchObject({ asked: { kind: 'look' }, job: null });
    expect(await open()).toMatchObject({ asked: null, job: { id: job.id } });
    await jobsItem.set([]);
  });

  it('stays about its page, whichever is in front, with what was typed for it', async () => {
    await connect(1);
    const typed = { page: 'https://asked.example/', service: services[0].baseUrl, draft };
    await draftsItem.set({ 7: typed });
    const asked = { ...tab, tabId: 7, url: 'https://asked.example/', private: false };
    world.parts().popupRequests.put({ ask: { kind: 'choose' }, page: asked });
    await use(0, await open());
    expect(await open()).toMatchObject({ page: { url: 'https://asked.example/' }, draft });
  });

  it.each([
    ['nothing of what was only chosen there', page, {}, null],
    ['the same on a page that cannot be shortened', 'chrome://version/', { url: '' }, null],
    ['what was typed as well', page, { alias: 'mine' }, { alias: 'mine', domain: '' }],
    ['an emptied address', page, { url: '' }, { url: '', domain: '' }],
  ])('hands from service to service %s', async (_, url, typed, left) => {
    await connect(1);
    shown.tab = { ...tab, url };
    const blank = { url, alias: '', password: '', expiry: '', channel: null };
    const campaign = { kind: 'campaign', id: '5', name: 'Spring' } as const;
    const kept = { ...blank, domain: 'links.example.com', campaign, ...typed };
    await draftsItem.set({ 7: { page: url, service: services[1].baseUrl, draft: kept } });
    await use(0, await open());
    const state = await open();
    if (left === null) expect(state.draft).toBeNull();
    else expect(state.draft).toMatchObject({ ...left, campaign: null });
  });
});

const placed = { ...failed(), service: 'https://third.example' };

describe('a page that belongs to a service', () => {
  beforeEach(async () => {
    await connect(1);
    await handlers()['services.change']({ id: services[0].baseUrl, pageHosts: ['a.example'] });
  });

  it.each([false, true])(
    'is the popup’s when that opens there, and is not switched to, private: %s',
    async (isPrivate) => {
      shown.tab = { ...tab, incognito: isPrivate };
      const state = await open();
      expect(state).toMatchObject({ connection: { address: services[0].baseUrl }, asked: null });
      expect(inUse(state.services)).toBe(0);
      expect(chooseStart(state)).toBe(isPrivate ? 'form' : 'make');
      expect((await create()).link.service).toBe(services[1].baseUrl);
    },
  );

  it('does so no more once another one was chosen in that popup', async () => {
    await use(1, await open());
    expect(inUse((await open()).services)).toBe(1);
  });

  it('gives way to the one that was chosen on all other pages', async () => {
    await open();
    shown.tab = { ...tab, url: 'https://b.example/' };
    const elsewhere = await open();
    expect(inUse(elsewhere.services)).toBe(1);
    expect(chooseStart(elsewhere)).toBe('make');
    shown.tab = tab;
    expect(inUse((await open()).services)).toBe(0);
    // A choice that is made there counts everywhere, from then on.
    await use(1, await open());
    await handlers()['services.use']({ id: services[0].baseUrl });
    shown.tab = { ...tab, url: 'https://b.example/' };
    expect(inUse((await open()).services)).toBe(0);
  });

  it.each<[string, Partial<Job>, 0 | 1]>([
    ['over', {}, 1],
    ['stopped', { state: 'stopped' }, 1],
    ['under way', { state: 'working' }, 0],
    ['for several services', { items: [failed(), placed] }, 0],
  ])('gives way to the one of a job that is %s and is shown', async (_name, changes, wanted) => {
    const service = services[1].baseUrl;
    const job = sampleJob({ at: Date.now(), service, ...changes });
    const { serviceToOpen } = await import('@/lib/background/popup-opening');
    const all = await handlers()['services.list'](undefined);
    const about = serviceToOpen(all, { asked: null, job, url: page });
    expect(about?.id).toBe(services[wanted].baseUrl);
    if (job.state === 'working') return;
    await jobsItem.set([job]);
    expect(inUse((await open()).services)).toBe(wanted);
  });

  it('is followed by the one that was chosen once it is removed, and leaves nothing of it', async () => {
    await open();
    await handlers()['services.remove']({ id: services[0].baseUrl });
    expect(await handlers()['services.list'](undefined)).toMatchObject([
      { id: services[1].baseUrl, inUse: true },
    ]);
  });

  const other = { ...tab, tabId: 7, url: 'https://b.example/', private: false };
  const own = { ...other, url: page };
  it.each<[string, PopupRequest, typeof own | null, 0 | 1]>([
    ['options of it', { kind: 'choose' }, null, 0],
    ['its QR code', { kind: 'show_qr' }, own, 0],
    ['the QR code of a link to elsewhere', { kind: 'show_qr' }, other, 1],
    ['what is behind a link', { kind: 'show_info', shortUrl: 'https://s.example/a' }, null, 1],
    ['a job', { kind: 'show_job', id: 'job' }, null, 1],
  ])('is told from what else the popup is opened for: %s', async (_, ask, about, wanted) => {
    world.parts().popupRequests.put({ ask, page: about });
    const state = await open();
    expect(inUse(state.services)).toBe(wanted);
    expect(state).toMatchObject({ asked: ask, page: { url: about?.url ?? page } });
  });

  it('changes nothing for a page of ours that nobody opened as the popup', async () => {
    shown.popups = [];
    expect(inUse((await open()).services)).toBe(1);
  });
});
