import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { builtExtension } from './harness/built-extension.ts';
import { expect, test } from './harness/fixtures.ts';
import { overflows } from './scenes/overflows.ts';

/** What Firefox for Android lacks of what Curtail can use. */
const lacking = ['commands', 'menus', 'contextMenus', 'omnibox', 'sidebarAction', 'windows'];

/** The script of a page or background, before any other: the interfaces are read from what it leaves. */
const takeAway = `{
  const { browser } = globalThis;
  const isLeft = (name) => !${JSON.stringify(lacking)}.includes(name);
  const value = new Proxy({}, {
    get: (_, name) => (isLeft(name) ? browser[name] : undefined),
    has: (_, name) => isLeft(name) && name in browser,
  });
  Object.defineProperty(globalThis, 'browser', { value });
}`;

/** Makes a copy of the extension that finds no more than there is in Firefox for Android. */
async function copyWithout(folder: string): Promise<void> {
  await cp(builtExtension('firefox'), folder, { recursive: true });
  await writeFile(join(folder, 'take-away.js'), takeAway);
  const change = async (file: string, by: (text: string) => string): Promise<void> => {
    const path = join(folder, file);
    await writeFile(path, by(await readFile(path, 'utf8')));
  };
  await change('background.js', (script) => `${takeAway}\n${script}`);
  for (const page of ['popup.html', 'options.html'])
    await change(page, (html) =>
      html.replace('<head>', '<head><script src="/take-away.js"></script>'),
    );
  // There, they are left out with a warning.
  await change('manifest.json', (text) => {
    const parsed = JSON.parse(text) as Manifest;
    const { commands: _keys, omnibox: _keyword, sidebar_action: _panel, ...manifest } = parsed;
    const permissions = manifest.permissions.filter((each) => !lacking.includes(each));
    return JSON.stringify({ ...manifest, permissions });
  });
}

interface Manifest {
  permissions: string[];
  commands: object;
  omnibox: object;
  sidebar_action: object;
}

test.use({
  // eslint-disable-next-line no-empty-pattern -- Playwright wants to see what a fixture uses, and this one uses nothing.
  firefoxExtension: async ({}, use, info) => {
    const folder = info.outputPath('extension');
    await copyWithout(folder);
    await use(folder);
    await rm(folder, { recursive: true });
  },
});

test(
  'Firefox without menus, keys, keyword and windows: connect, and a link on a phone',
  { tag: '@nightly' },
  async ({ firefox, firefoxUser: user, service }) => {
    const options = await user.connect();
    await options.waitForText('select Curtail under Extensions');
    await options.close();
    const popup = await firefox.openOnPhone('popup.html', 360, 640);
    await popup.fill('Destination URL', 'https://news.example/a-story');
    expect(await overflows(popup)).toEqual([]);
    await popup.press('Shorten');
    await popup.waitForText('Copied');
    expect(await user.clipboard()).toBe(service.links()[0]?.shortUrl);
    // There is no room beside a page.
    const head = await popup.evaluate(() => document.querySelectorAll('header button').length);
    expect(head).toBe(0);
    expect(await overflows(popup)).toEqual([]);
    const sizes = await popup.evaluate(() => ({
      page: [document.documentElement.offsetWidth, document.documentElement.offsetHeight],
      lowest: Math.min(
        ...Array.from(document.querySelectorAll('.button'), (each) => each.clientHeight + 2),
      ),
    }));
    expect(sizes).toEqual({ page: [360, 640], lowest: 40 });
    await popup.close();

    const lying = await firefox.openOnPhone('popup.html', 640, 360);
    await lying.waitForText('Shorten');
    const [form, foot] = await lying.evaluate(() =>
      ['.screen-body > :last-child', '.screen-foot'].map(
        (part) => document.querySelector(part)?.getBoundingClientRect() ?? { top: 0, bottom: 0 },
      ),
    );
    expect(form?.bottom).toBeLessThanOrEqual(foot?.top ?? 0);
  },
);
