import 'fake-indexeddb/auto';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { commandOfClick } from '@/lib/menus/command-of-click';
import type { Command } from '@/lib/model/command';
import { jobsItem, runsItem } from '@/lib/storage/items';

import { openTwoServices } from './start-two-services';

const { screens, bar } = vi.hoisted(() => {
  const opened: string[] = [];
  const suggest = async (_typed: string): Promise<unknown> => undefined;
  return { screens: opened, bar: { suggest } };
});
vi.mock('@/lib/platform/omnibox', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  onAddressBarTyped: (suggest: typeof bar.suggest) => void (bar.suggest = suggest),
  onAddressBarEntered: () => undefined,
}));
vi.mock('@/lib/platform/pages', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  openScreen: async (id: string) => void screens.push(id),
}));

const { services, handlers, parts, connect, reset, close } = await openTwoServices();
const { createExecuteCommand } = await import('@/lib/background/execute-command');
const execute = createExecuteCommand(() => parts());

afterAll(close);

const page = 'https://wiki.example/page';
const place = { tabId: 1, windowId: 1, page, private: false };
const idOf = (which: 0 | 1) => services[which].baseUrl;
const use = async (which: 0 | 1) => handlers()['services.use']({ id: idOf(which) });

/** What a click on an entry of a page's menu asks for. */
function clicked(entry: string, url = page): Command {
  const command = commandOfClick({ entry, tab: { url, title: 'A page' } });
  if (command === null) throw new Error(`nobody knows ${entry}`);
  return command;
}
const onKept = () => clicked(`page.service.${idOf(0)}`);

const made = () => services.map((service) => service.links().length);
/** The page's link on the first service, as it is remembered. */
const remembered = async () => {
  const links = await parts().linksOf(idOf(0));
  return links.existing([page]);
};
const inUse = async () =>
  (await parts().connections.services.list()).find((service) => service.inUse)?.id;

/** The second one is in use. */
beforeEach(async () => {
  screens.length = 0;
  await reset();
  await connect(0);
});

/** What was begun before ends as if its worker had died, and the popup offers to go on. */
async function connectAndResume(): Promise<void> {
  await connect(1);
  const job = await parts().jobs.toShow(false);
  expect(job).toMatchObject({ state: 'interrupted' });
  await parts().jobs.resume(job?.id ?? '');
}

describe('an entry of a menu', () => {
  it('makes the link on its service, which is not switched to', async () => {
    await connect(1);
    await execute(onKept(), place);
    expect(made()).toEqual([1, 0]);
    expect(await inUse()).toBe(idOf(1));
    // It went well, so nothing is left to tell.
    expect(await jobsItem.get()).toEqual([]);
    await execute(clicked('page'), place);
    expect(made()).toEqual([1, 1]);
  });

  it.each<[name: string, change: () => Promise<unknown>]>([
    ['its service is put to use', async () => use(0)],
    ['another one is, and back', async () => (await use(0), use(1))],
    ['the one in use is connected again, and it is gone on with', connectAndResume],
  ])('makes it there, once, although %s meanwhile', async (_name, change) => {
    await connect(1);
    services[0].faults.set({ operation: 'create', kind: 'hold', moment: 'after' });
    void execute(onKept(), place);
    await expect.poll(() => services[0].counters().held).toBe(1);
    await change();
    services[0].faults.clear();
    await expect.poll(async () => remembered()).toMatchObject([{ service: idOf(0) }]);
    await expect.poll(async () => jobsItem.get()).toEqual([]);
    expect(made()).toEqual([1, 0]);
  });

  it('of none in particular makes it on the one in use, whichever is chosen a moment later', async () => {
    await connect(1);
    const done = execute(clicked('page'), place);
    await use(0);
    await done;
    expect(made()).toEqual([0, 1]);
  });

  it('takes the domain that was last chosen there', async () => {
    await parts().partsOf(idOf(0)).stores.domains.set(['go.example']);
    await handlers()['preferences.save']({ lastDomain: 'go.example' });
    await connect(1);
    services[0].faults.set({ operation: 'create', kind: 'hold', moment: 'after' });
    const done = execute(onKept(), place);
    await expect.poll(() => services[0].counters().held).toBe(1);
    expect(parts().jobs.underWay()).toMatchObject([{ domain: 'go.example' }]);
    services[0].faults.clear();
    await done;
  });

  it('of a service that was removed makes nothing, and offers to connect', async () => {
    await connect(1);
    const stale = onKept();
    await handlers()['services.remove']({ id: idOf(0) });
    await execute(stale, place);
    expect([made(), screens.splice(0)]).toEqual([[0, 0], ['connect']]);
    await handlers()['connection.revoke'](undefined);
    await execute(stale, place);
    expect([made(), screens]).toEqual([[0, 0], ['connect']]);
  });
});

it.each([false, true])(
  'no link is copied unseen that may lack its password (asked for itself: %s)',
  async (is) => {
    services[0].setBehavior({ tellsPassword: false });
    const asked = { url: page, title: '', again: false, tabId: 1 };
    const { link } = await handlers()['link.shorten']({ ...asked, password: 'secret-1' });
    await execute(clicked('page', is ? link.shortUrl : page), place);
    const error = { code: 'not_confirmed', field: 'password', link: { shortUrl: link.shortUrl } };
    expect(await jobsItem.get()).toMatchObject([{ copied: null, items: [{ link: null, error }] }]);
    expect(made()).toEqual([1, 0]);
  },
);

describe('where pages are for a service that is not in use', () => {
  const news = { ...place, page: 'https://news.example/' };
  beforeEach(async () => {
    await connect(1);
    await handlers()['services.change']({ id: idOf(0), pageHosts: ['wiki.example'] });
  });

  it('other pages are shortened by the one in use', async () => {
    await execute(clicked('page'), news);
    expect(made()).toEqual([0, 1]);
    await execute(clicked('page'), place);
    expect([made(), await inUse()]).toEqual([[1, 1], idOf(1)]);
  });

  it('what was typed into the address bar is, too', async () => {
    const targets = [{ url: page, title: '' }];
    await execute({ kind: 'shorten', targets, domain: null }, { ...place, page: null });
    expect(made()).toEqual([0, 1]);
    const { handleAddressBar } = await import('@/lib/background/commands');
    handleAddressBar(parts, execute);
    expect(JSON.stringify(await bar.suggest('page'))).toContain(idOf(1));
  });
});

describe('a job for pages of both services', () => {
  const begin = async () => {
    const here = { url: 'https://a.example/', title: '' };
    const there = { ...here, url: page, service: idOf(0) };
    const asked = { targets: [here, there], domain: null, tabId: null, private: false };
    return parts().jobs.run(asked);
  };

  it('makes each where it belongs, whatever is switched meanwhile', async () => {
    await connect(1);
    services[1].faults.set({ operation: 'create', kind: 'hold', moment: 'after' });
    void begin();
    await expect.poll(() => services[1].counters().held).toBe(1);
    await use(0);
    services[1].faults.clear();
    await expect.poll(made).toEqual([1, 1]);
    await expect.poll(async () => runsItem.get()).toEqual({});
    expect(made()).toEqual([1, 1]);
  });

  it('goes as a whole when one of them is removed', async () => {
    await connect(1);
    for (const service of services)
      service.faults.set({ operation: 'create', kind: 'html', status: 403 });
    const { id } = await begin();
    const get = async () => parts().jobs.get(id);
    await expect.poll(get).toMatchObject({ state: 'stopped' });
    await handlers()['services.remove']({ id: idOf(0) });
    expect([await get(), await runsItem.get()]).toEqual([null, {}]);
  });
});

it('words find the link of a service that is not in use where that is named', async () => {
  await execute(clicked('page'), place);
  await connect(1);
  await execute({ kind: 'find', words: 'page', service: idOf(0) }, place);
  expect(await jobsItem.get()).toEqual([]);
  await execute({ kind: 'find', words: 'page' }, place);
  expect(await jobsItem.get()).toMatchObject([{ items: [{ error: { problem: 'no_such_link' } }] }]);
  expect(made()).toEqual([1, 0]);
});
