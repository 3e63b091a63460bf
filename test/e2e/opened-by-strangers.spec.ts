import { expect, test } from './harness/fixtures.ts';
import { hostPattern } from './harness/host-pattern.ts';
import { openStranger } from './scenes/open-stranger.ts';
import { apiRequests, createCount } from './scenes/requests.ts';

test('the popup page that another extension opens creates and copies nothing by itself', async ({
  user,
  chromium,
  service,
}, info) => {
  await user.connect();
  // The one site whose addresses are seen without a click.
  const page = `${service.origin}/about`;
  await chromium.setClipboard('mine');
  service.clearRequests();
  const stranger = await openStranger(chromium, info.outputPath('stranger'));
  const tabId = await stranger.evaluate(async (url) => {
    const window = await chrome.windows.create({ url, focused: false });
    return window?.tabs?.[0]?.id ?? -1;
  }, `${chromium.extensionOrigin}/popup.html`);
  const opened = await chromium.poppedUp();
  const openOn = async (url: string): Promise<void> => {
    await chromium.visit(url);
    await opened.evaluate(() => document.body.replaceChildren());
    await stranger.evaluate(async (id) => {
      const own = await chrome.tabs.getCurrent();
      await chrome.windows.update(own?.windowId ?? -1, { focused: true });
      await chrome.tabs.reload(id);
    }, tabId);
    await opened.waitForText('Shorten');
  };
  await openOn(page);
  expect(await opened.value('Destination URL')).toBe(page);
  expect(createCount(service)).toBe(0);

  // Nor where the page has a link, which a click on the button would copy.
  const popup = await user.openPopup(page);
  await popup.waitForText('Copied');
  await popup.close();
  await chromium.setClipboard('mine');
  await openOn(page);
  expect(await opened.value('Destination URL')).toBe(page);
  expect(createCount(service)).toBe(1);
  expect(await chromium.clipboard()).toBe('mine');
  await opened.close();
});

test('the Connect screen takes no address out of its URL, which anybody may open', async ({
  chromium,
}) => {
  const hash = `#connect/${encodeURIComponent('https://evil.example')}`;
  const options = await chromium.openExtensionPage(`options.html${hash}`);
  await options.waitForText('Connect Curtail to your link service.');
  expect(await options.value('Service URL')).toBe('');
  // Nor in the tab that is open already.
  await options.evaluate(() => location.assign('#data'));
  await options.waitForText('Restore a file exported from Curtail.');
  await options.evaluate((to) => location.assign(to), hash);
  await options.waitForText('Connect Curtail to your link service.');
  expect(await options.value('Service URL')).toBe('');
  expect(await options.text()).not.toContain('evil.example');
});

test('a setup text leaves nothing but the key to be typed, and asks nobody by itself', async ({
  user,
}) => {
  const { service, account } = user;
  await user.browser.allowHost(hostPattern(service.baseUrl));
  const options = await user.openOptions('#connect');
  await options.waitForText('I have a setup text');
  service.clearRequests();
  const address = encodeURIComponent(service.baseUrl);
  await options.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, `curtail:setup?address=${address}&name=Our%20links&v=1`);
  await options.waitForText('before you enter your API key');
  expect(await options.value('Service URL')).toBe(service.baseUrl);
  expect(apiRequests(service)).toEqual([]);
  await options.fill('API key', account.key);
  await options.press('Connect');
  await options.waitForText('Our links');
  await options.waitForText('Copy setup text');
});
