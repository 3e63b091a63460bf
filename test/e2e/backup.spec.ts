import { expect, test } from './harness/fixtures.ts';
import { storedItems } from './harness/stored-items.ts';
import type { User } from './harness/user.ts';
import type { View } from './harness/view.ts';
import { article } from './scenes/article.ts';
import { browserPage } from './scenes/browser-page.ts';
import { catchFiles } from './scenes/catch-files.ts';
import { chooseFile } from './scenes/choose-file.ts';
import { newestLink } from './scenes/newest-link.ts';
import { createCount } from './scenes/requests.ts';
import { tell } from './scenes/tell.ts';

const passphrase = 'seven grey herons';

/** Connects, prefers something unusual, shortens a page, and opens the screen. */
async function prepare(user: User): Promise<View> {
  await (await user.connect()).close();
  await tell(user, 'preferences.save', { copyFormat: 'markdown' });
  const popup = await user.openPopup(article);
  await popup.waitForText('Copied');
  await popup.close();
  const view = await user.openOptions('#data');
  await view.waitForText('1 link');
  return view;
}

async function revoke(view: View): Promise<void> {
  await view.press('Connection', 'link');
  await view.press('Disconnect');
  await view.waitForText('This permanently removes from Curtail:');
  await view.evaluate(() =>
    document.querySelector<HTMLElement>('dialog .button-destructive')?.click(),
  );
  await view.waitForText('Your own short links, copied in one click');
}

const keptText = async (view: View): Promise<string> =>
  (await storedItems(view)).map(({ content }) => content).join('\n');

test('links, preferences and connection are taken along, the key behind a passphrase, and links go when asked', async ({
  user,
  chromium,
  service,
}, testInfo) => {
  const view = await prepare(user);
  const saved = await catchFiles(chromium, testInfo.outputPath('files'));
  await view.press('Include the API key and extra headers, encrypted', 'switch');
  await view.fill('Passphrase', passphrase);
  await view.fill('Confirm passphrase', passphrase);
  await view.press('Export');
  const file = await saved('.json');
  expect(file).not.toContain(user.account.key);
  expect(file).not.toContain(passphrase);

  await revoke(view);
  expect(await keptText(view)).not.toContain('news.example');

  await view.press('Restore a backup', 'link');
  const page = await browserPage(chromium, 'options.html');
  await chooseFile(page, testInfo.outputPath('taken-along.json'), file);
  await view.waitForText('1 link');
  await view.fill('Passphrase', 'another one altogether');
  await view.press('Import');
  await view.waitForText('Wrong passphrase');
  await view.fill('Passphrase', passphrase);
  await view.press('Import');
  // The last of what is done.
  await view.waitForText('1 link imported');
  await view.close();

  const popup = await user.openPopup(article);
  await popup.waitForText('Shortened ');
  await popup.waitForText('Copied');
  expect(await user.clipboard()).toContain(`](${newestLink(service).shortUrl})`);
  expect(createCount(service)).toBe(1);
  await popup.close();

  const data = await user.openOptions('#data');
  await data.waitForText('1 link');
  await data.press('Clear all links');
  await data.evaluate(() =>
    document.querySelector<HTMLElement>('dialog .button-destructive')?.click(),
  );
  await data.waitForText('1 link cleared');
  expect(await keptText(data)).not.toContain('news.example');
  expect(service.links().map(({ status }) => status)).toEqual(['active']);
});
