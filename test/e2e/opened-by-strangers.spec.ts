import { expect, test } from './harness/fixtures.ts';
import { openStranger } from './scenes/open-stranger.ts';
import { createCount } from './scenes/requests.ts';

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
