import { expect } from '../e2e/harness/fixtures.ts';
import { hostPattern } from '../e2e/harness/host-pattern.ts';
import type { User } from '../e2e/harness/user.ts';
import type { View } from '../e2e/harness/view.ts';
import { browserPage } from '../e2e/scenes/browser-page.ts';
import { listJob } from '../e2e/scenes/bulk-list.ts';
import { chooseFile } from '../e2e/scenes/choose-file.ts';
import { goToPlace } from '../e2e/scenes/options-places.ts';
import { speak } from '../e2e/scenes/speak.ts';
import { tell } from '../e2e/scenes/tell.ts';
import { sampleBulkInput, sampleBulkOptions } from '../fixtures/bulk.ts';
import { backupFile } from './backup-file.ts';
import { messagesOf } from './catalogues.ts';
import { catalogue, spreadsheet } from './garden.ts';
import { type Stage, type States, keepAll, keepBoth } from './keep-states.ts';
import { addSamples, addVisits } from './sample.ts';
import { ownAddress, secondHost, test } from './stage.ts';

const lists: States = {
  'links-empty': async ({ user, options }) => {
    await goToPlace(options, 'links');
    await options.waitForText('No links yet');
    await addSamples(user);
  },
  'links-filled': async (stage) => reopen(stage, 'links'),
  'keys-dialog': async ({ options }) => {
    await options.evaluate(() => {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }));
    });
    await options.waitForText('Search');
  },
  toast: async ({ options }) => {
    await options.key('Escape');
    await options.evaluate(() => {
      document.querySelector<HTMLElement>('main [data-key="e"]')?.click();
    });
    await options.waitForText('Link disabled');
  },
  'bulk-1-add': async ({ options }) => {
    await goToPlace(options, 'many');
    await options.fill('Destination URLs', spreadsheet);
    await options.waitForText('First row contains column names');
  },
  'bulk-2-review': async ({ options }) => {
    await options.press('Review list');
    await options.waitForText('rows can’t be shortened');
  },
  'bulk-3-running': async (stage) => {
    const { user } = stage;
    user.service.faults.set({ kind: 'delay', milliseconds: 100, operation: 'create' });
    const rows = catalogue(240).map((url, i) => sampleBulkInput(i + 1, { url }));
    await tell(user, 'bulk.begin', { id: 'list', rows, options: sampleBulkOptions() });
    await expect.poll(async () => (await listJob(user)).made).toBeGreaterThan(80);
    await reopen(stage, 'many');
  },
  'bulk-4-paused': async ({ user, options }) => {
    await options.press('Pause');
    await options.waitForText('Resume');
    user.service.faults.clear();
  },
  'bulk-5-done': async (stage) => {
    const { user, options } = stage;
    await options.press('Resume');
    await expect.poll(async () => (await listJob(user)).state).toBe('done');
    await reopen(stage, 'many');
  },
  'services-several': async ({ options }) => {
    await goToPlace(options, 'connect');
    await options.waitForText('Office');
  },
  'import-check': async ({ chromium, options, file }) => {
    await goToPlace(options, 'data');
    await chooseFile(await browserPage(chromium, 'options.html'), file('garden.json'), backupFile);
    await options.waitForText('contains:');
  },
};

const popups: States = {
  'popup-new-tab': async ({ user }) => {
    const popup = await user.openPopup('chrome://newtab/');
    await popup.waitUntil(() => document.querySelector('.recent-link') !== null);
  },
  'popup-job': async ({ user }) => {
    await user.browser.visit('https://www.botanic.example/plants');
    user.service.faults.set({ kind: 'delay', milliseconds: 300, operation: 'create' });
    const before = user.service.links().length;
    await user.ways.enterInAddressBar(catalogue(38).join(' '));
    await expect.poll(() => user.service.links().length).toBeGreaterThan(before + 11);
    user.service.faults.set({ kind: 'hold', moment: 'before', operation: 'create' });
    const popup = await user.openPopup();
    await popup.waitForText('of 38');
  },
};

const panels: States = {
  'panel-form': async ({ user, chromium }) => {
    const popup = await user.openPopup('https://www.botanic.example/plants');
    await popup.press('Open in side panel');
    const address = `${chromium.extensionOrigin}/sidepanel.html`;
    const target = await chromium.puppeteer.waitForTarget((each) => each.url() === address);
    await (await target.asPage()).waitForSelector('.link-name');
  },
  'panel-result': async ({ chromium }) => {
    const panel = await browserPage(chromium, 'sidepanel.html');
    await panel.locator('button[type="submit"]').click();
    await panel.waitForSelector('.headline-good');
  },
};

const ofAccountApi: States = {
  'link-page': async ({ options }) => {
    await goToPlace(options, `links/link/${encodeURIComponent(`${ownAddress}/spring-fair`)}`);
    await options.waitForText('Total clicks');
  },
  'link-edit': async ({ options }) => {
    await options.press('Edit');
    await options.waitForText('Save changes');
  },
};

/** The screens that are looked at in Arabic, by their places. */
const arabic = [
  'connect',
  'links',
  `links/link/${encodeURIComponent(`${ownAddress}/visit`)}`,
  'links/new',
  'many',
  'campaigns',
  'channels',
  'qr-codes/new',
  'preferences',
  'data',
];

/** Goes to a place that shows what came about behind the page's back. */
async function reopen({ chromium, options }: Omit<Stage, 'user' | 'file'>, place: string) {
  const page = await browserPage(chromium, 'options.html');
  await page.reload();
  await goToPlace(options, place);
}

async function begin(user: User): Promise<View> {
  const options = await user.connect(ownAddress);
  return options;
}

test('lists, large jobs, services and a file', async ({ user, chromium, second }, testInfo) => {
  const options = await begin(user);
  const { key } = second.register({ username: 'office', email: 'office@mail.example' });
  const host = hostPattern(`https://${secondHost}`);
  await chromium.allowHost(host);
  await options.evaluate((origin) => chrome.permissions.request({ origins: [origin] }), host);
  const further = { address: `https://${secondHost}`, key, name: 'Office' };
  await tell(user, 'connection.connect', further);
  await tell(user, 'services.use', { id: ownAddress });
  await reopen({ chromium, options }, 'links');
  const stage = { user, chromium, options, file: (name: string) => testInfo.outputPath(name) };
  await keepAll(stage, lists);
});

test('the popup', async ({ user, chromium }) => {
  const options = await begin(user);
  await addSamples(user);
  await keepAll({ user, chromium, options, file: String }, popups);
});

test('the panel', async ({ user, chromium }) => {
  const options = await begin(user);
  await addSamples(user);
  await tell(user, 'preferences.save', { toolbar: 'form' });
  await keepAll({ user, chromium, options, file: String }, panels);
});

test.describe('the account API', () => {
  test.use({
    serviceOptions: { profile: 'account', rateLimit: 1000, publicOrigin: ownAddress },
  });

  test('a link', async ({ user, chromium }) => {
    const options = await begin(user);
    await addSamples(user);
    addVisits(user, 'spring-fair');
    await keepAll({ user, chromium, options, file: String }, ofAccountApi);
  });
});

test('ten screens in Arabic', async ({ user, chromium }) => {
  await begin(user);
  await addSamples(user);
  const messages = messagesOf('ar');
  await speak(chromium, messages);
  const options = await user.openOptions('#links');
  const loading = Object.entries(messages).flatMap(([key, { message }]) =>
    key.endsWith('_loading') ? [message] : [],
  );
  for (const place of arabic)
    await test.step(place, async () => {
      await goToPlace(options, place, loading);
      await keepBoth({ chromium }, `arabic-${place.split('%')[0]?.replaceAll(/\W+/g, '-')}`);
    });
});
