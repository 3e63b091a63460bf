import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { builtExtension } from './harness/built-extension.ts';
import { ChromiumBrowser } from './harness/chromium/chromium-browser.ts';
import { expect, test } from './harness/fixtures.ts';
import type { View } from './harness/view.ts';
import { article } from './scenes/article.ts';
import { openStranger } from './scenes/open-stranger.ts';
import { apiRequests } from './scenes/requests.ts';

/** Everything that the background would do for a page of ours. */
const messages: readonly [type: string, data: unknown][] = [
  ['popup.open', undefined],
  ['connection.get', undefined],
  ['connection.revoke', undefined],
  ['preferences.get', undefined],
  ['preferences.save', { toolbar: 'form' }],
  ['domains.refresh', undefined],
  ['alias.check', { alias: 'a', domain: '' }],
  ['link.shorten', { url: article, title: '', again: true, private: false, tabId: null }],
];

/** Says each of them to the extension with this id, in the very form in which our own pages do. */
async function sayAll(view: View, id: string): Promise<string[]> {
  return view.evaluate(
    async (extension, all) => {
      const answers: string[] = [];
      for (const [type, data] of all) {
        const message = { id: 1, type, data, timestamp: Date.now() };
        answers.push(
          await chrome.runtime
            .sendMessage(extension, message)
            .then((answer) => JSON.stringify(answer), String),
        );
      }
      return answers;
    },
    id,
    messages.map(([type, data]) => [type, data] as const),
  );
}

const nobodyListens = messages.map(
  () => 'Error: Could not establish connection. Receiving end does not exist.',
);

const forbidden = messages.map(() =>
  JSON.stringify({ res: { ok: false, error: { code: 'forbidden', outcome: 'none' } } }),
);

test('neither another extension, nor a file of ours that is no page, nor a web page has a way in', async ({
  user,
  chromium,
  service,
}, info) => {
  await user.connect();
  service.clearRequests();

  await test.step('messages of another extension reach nothing', async () => {
    const stranger = await openStranger(chromium, info.outputPath('stranger'));
    expect(await sayAll(stranger, chromium.id)).toEqual(nobodyListens);
    const port = await stranger.evaluate(
      (id) =>
        new Promise((resolve) => {
          chrome.runtime
            .connect(id)
            .onDisconnect.addListener(() => resolve(chrome.runtime.lastError?.message));
        }),
      chromium.id,
    );
    expect(port).toContain('Receiving end does not exist');
  });

  await test.step('only the popup and the options page are listened to', async () => {
    const own = await chromium.openExtensionPage('manifest.json');
    expect(await sayAll(own, chromium.id)).toEqual(forbidden);
    expect(apiRequests(service)).toEqual([]);
    // The very same words from a page of ours are heard: it is the sender that makes the difference.
    const options = await user.openOptions();
    const heard = await options.evaluate(() =>
      chrome.runtime.sendMessage({ id: 1, type: 'connection.get', timestamp: 0 }),
    );
    expect(heard).toMatchObject({ res: { ok: true, value: { address: service.baseUrl } } });
  });

  await test.step('a web page cannot reach or show a file of ours', async () => {
    await chromium.visit(service.origin);
    const found = await chromium.tab.evaluate(async (origin) => {
      const frame = document.createElement('iframe');
      const loaded = new Promise((resolve) => {
        frame.addEventListener('load', resolve);
      });
      frame.src = `${origin}/popup.html`;
      document.body.append(frame);
      await loaded;
      const reachable = ['popup.html', 'icon/curtail.svg', 'manifest.json'].map((file) =>
        fetch(`${origin}/${file}`).then(
          () => file,
          () => 'refused',
        ),
      );
      return {
        runtime: typeof (globalThis as { chrome?: { runtime?: unknown } }).chrome?.runtime,
        files: await Promise.all(reachable),
      };
    }, chromium.extensionOrigin);
    expect(found).toEqual({ runtime: 'undefined', files: ['refused', 'refused', 'refused'] });
    const shown = (await chromium.puppeteer.pages()).flatMap((page) => page.frames());
    const inside = shown.filter(
      (frame) => frame.parentFrame() !== null && frame.url().startsWith(chromium.extensionOrigin),
    );
    expect(inside).toEqual([]);
  });
});

test('what is stored is shut away from content scripts, and none would be listened to', async ({
  service,
}, info) => {
  // There is no content script; this copy of the extension has one, to see what it would be let do.
  const folder = info.outputPath('with-content-script');
  await cp(builtExtension('chrome'), folder, { recursive: true });
  const manifest = join(folder, 'manifest.json');
  const script = { matches: ['http://127.0.0.1/*'], js: ['content.js'] };
  const given = JSON.parse(await readFile(manifest, 'utf8')) as object;
  await writeFile(manifest, JSON.stringify({ ...given, content_scripts: [script] }));
  await writeFile(
    join(folder, 'content.js'),
    `const tell = (name) => (answer) => { document.documentElement.dataset[name] = answer?.message ?? JSON.stringify(answer); };
     chrome.storage.local.get(null).then(tell('local'), tell('local'));
     chrome.storage.session.get(null).then(tell('session'), tell('session'));
     chrome.runtime.sendMessage({ id: 1, type: 'connection.get', timestamp: 0 }).then(tell('answer'), tell('answer'));`,
  );
  const chromium = await ChromiumBrowser.launch(folder);
  try {
    await (await chromium.firstRunPage()).waitForText('Connect');
    await chromium.visit(service.origin);
    await chromium.tab.waitUntil(() => {
      const { local, session, answer } = document.documentElement.dataset;
      return local !== undefined && session !== undefined && answer !== undefined;
    });
    const readable = await chromium.tab.evaluate(() => {
      const { local, session, answer } = document.documentElement.dataset;
      return { local, session, answer };
    });
    expect(readable).toEqual({
      local: expect.stringContaining('not allowed'),
      session: expect.stringContaining('not allowed'),
      answer: forbidden[0],
    });
  } finally {
    await chromium.close();
  }
});
