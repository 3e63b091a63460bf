import { expect, test } from './harness/fixtures.ts';
import { article } from './scenes/article.ts';
import { pickFolder } from './scenes/choose-folder.ts';
import { editable, idOf, insertAll, screens, singular } from './scenes/hostile-account.ts';
import { decoded, hostileNames, long, markup, scripted } from './scenes/hostile-names.ts';
import { cells, goTo, strangeElements } from './scenes/list-cells.ts';
import { openScreen } from './scenes/open-screen.ts';
import { prefer } from './scenes/prefer.ts';
import { countOf } from './scenes/requests.ts';
import { userIdOf } from './scenes/user-id.ts';

// Beyond what is looked at here, whatever runs, asks elsewhere or complains in a page ends a test badly.
test.use({ serviceOptions: { profile: 'observed', rateLimit: 1000 } });

const names = hostileNames.map(({ shown }) => shown);

for (const profile of ['observed', 'documented'] as const) {
  test.describe(`${profile} service`, () => {
    test.use({ serviceOptions: { profile, rateLimit: 1000 } });

    test('hostile names are shown as text in every list, and nothing else happens', async ({
      user,
    }) => {
      insertAll(user);
      const options = await user.connect();
      // What comes as it is written is decoded all the same: nobody can tell.
      const shown = profile === 'observed' ? names : names.map(decoded);
      for (const screen of Object.keys(screens)) {
        await test.step(screen, async () => {
          await openScreen(options, screen);
          const listed = await cells(options, 1);
          if (screen !== 'Domains') expect(listed).toEqual(shown);
          // No service encodes a domain, and there may be a shared one at the end.
          else expect(listed.slice(0, names.length)).toEqual(names.map(decoded));
          expect(await strangeElements(options)).toBe(0);
        });
      }
      // Those have no date, or one of zeros.
      expect(await options.text()).not.toMatch(/0000-00|Invalid|NaN/);
      await openScreen(options, 'Channels');
      expect(await cells(options, 2)).toEqual(shown);
      await openScreen(options, 'Overlays');
      expect(await cells(options, 2)).toEqual(shown);
      await options.fill('Search overlays', scripted);
      await options.waitUntil(() => document.querySelectorAll('.rows tbody tr').length === 1);
      expect(await cells(options, 1)).toEqual([scripted]);
      expect(await options.evaluate(() => document.title)).toBe('Overlays · Curtail');
    });
  });
}

test('what has a hostile name is opened', async ({ user, service }) => {
  insertAll(user);
  const userId = userIdOf(user);
  const options = await user.connect();

  await test.step('details', async () => {
    const channel = idOf(service, 'channels', markup);
    const link = service.insert('links', { userId, originalUrl: `https://page.example/${markup}` });
    const add = service.database.prepare(
      'INSERT INTO channelItems (channelId, type, itemId) VALUES (?, ?, ?)',
    );
    add.run(channel, 'links', link);
    for (const { name } of hostileNames) add.run(channel, 'qr', idOf(service, 'qrCodes', name));
    await goTo(options, `#channels/${channel}`, markup);
    await options.waitForText('8 items');
    const titles = await options.evaluate(() =>
      [...document.querySelectorAll('.channel-item-title')].map(({ textContent }) => textContent),
    );
    expect(titles.slice(0, -1)).toEqual([`https://page.example/${markup}`, ...names.slice(0, -1)]);
    expect(await strangeElements(options)).toBe(0);

    await goTo(options, `#campaigns/${idOf(service, 'campaigns', markup)}`, markup);
    await options.waitForText('Links in this campaign');
    expect(await strangeElements(options)).toBe(0);
  });

  await test.step('statistics with names of whatever kind, and with no map at all', async () => {
    const code = service.insert('qrCodes', { userId, name: markup, type: 'link', scans: 2 });
    service.database
      .prepare(
        `INSERT INTO qrScans (qrCodeId, visitor, country, referrer, browser, os, social, scannedAt)
         VALUES (?, 'a', ?, ?, '', ?, NULL, 0)`,
      )
      .run(code, markup, long, markup);
    service.faults.set({ kind: 'rewritten', values: { topBrowsers: [] }, operation: 'qr/get' });
    await openScreen(options, 'QR codes');
    await options.press('Refresh');
    await goTo(options, `#qr-codes/${code}`, markup);
    await options.waitForText('Unique clicks');
    await options.waitForText(markup);
    expect(await strangeElements(options)).toBe(0);
    service.faults.clear();
  });
});

test('what has a hostile name is changed, deleted and filed into', async ({ user, service }) => {
  insertAll(user);
  const userId = userIdOf(user);
  const options = await user.connect();

  for (const [screen, { table, change }] of Object.entries(editable)) {
    await test.step(`${screen}: a change`, async () => {
      const id = idOf(service, table, markup);
      await openScreen(options, screen);
      await goTo(options, `#${table}/${id}/edit`, `Edit ${markup}`);
      await change(options);
      await options.press('Save changes');
      await options.waitForText('Changes saved');
      expect(service.rows(table).find((row) => row.id === id)).toMatchObject(
        table === 'domains' ? { redirect404: 'https://missing.example/' } : { name: `${markup}!` },
      );
    });
  }

  for (const [screen, table] of Object.entries(screens)) {
    if (table === 'overlays' || table === 'splashPages') continue;
    await test.step(`${screen}: a deletion`, async () => {
      const id = idOf(service, table, long);
      await openScreen(options, screen);
      await options.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.row-delete')]
          .findLast(({ ariaLabel }) => ariaLabel?.startsWith('Delete WWWW'))
          ?.click(),
      );
      await options.waitForText('This cannot be undone.');
      expect(await options.evaluate(() => document.querySelector('dialog')?.innerText)).toMatch(
        /^Delete “W{119}…”\?/,
      );
      await options.press(`Delete ${singular[table]}`);
      await options.waitUntil(() => / deleted$/m.test(document.body.innerText));
      expect(service.rows(table).filter((row) => row.id === id)).toEqual([]);
      expect(service.rows(table).filter((row) => row.userId === userId).length).toBeGreaterThan(5);
    });
  }
  await options.close();

  await prefer(user, 'Show options first');
  const popup = await user.openPopup(article);
  await pickFolder(popup, 'Campaign', idOf(service, 'campaigns', scripted));
  await pickFolder(popup, 'Channel', idOf(service, 'channels', scripted));
  const offered = await popup.evaluate(() =>
    [...document.querySelectorAll<HTMLOptionElement>('select[name=channel] option')].map(
      ({ text }) => text,
    ),
  );
  expect(offered).toContain(scripted);
  await popup.press('Shorten');
  await popup.waitForText(`Added to campaign ${scripted}`);
  await popup.waitForText(`Added to channel ${scripted}`);
  expect(await popup.evaluate(() => document.querySelectorAll('script:not([src])').length)).toBe(0);
});

test('lists that never end, come back empty or in pieces are shown once', async ({
  user,
  service,
}) => {
  const userId = userIdOf(user);
  service.fill(userId, { domains: 250, pixels: 3, channels: 120 });
  const options = await user.connect();

  await test.step('shared domains on every page, and a next page for ever', async () => {
    const values = { nextpage: 99, maxpage: 9999 };
    service.faults.set({ kind: 'rewritten', values, operation: 'domains' });
    await openScreen(options, 'Domains');
    await options.waitForText('Load all to search everything.');
    await options.press('Load all');
    await options.waitUntil(() => !document.body.innerText.includes('to search everything'));
    await options.waitForText('1–50 of 251');
    await options.fill('Search domains', 'shared.localhost');
    await options.waitForText('1–1 of 1 result');
    expect(countOf(service, 'domains')).toBeLessThanOrEqual(4);
    await options.fill('Search domains', 'domain-250.test');
    await expect
      .poll(() => cells(options, 1))
      .toEqual([expect.stringContaining('domain-250.test')]);
  });

  await test.step('a domain with a blank in it, which some browsers take', async () => {
    await goTo(options, '#domains/new', 'Add domain');
    await options.fill('Domain', 'go example.test');
    await options.press('Add domain');
    await options.waitForText('Enter a domain such as');
  });

  await test.step('a channel list with a next page for ever', async () => {
    const values = { nextpage: '7', maxpage: '' };
    service.faults.set({ kind: 'rewritten', values, operation: 'channels' });
    await openScreen(options, 'Channels');
    await options.press('Load all');
    await options.waitForText('1–50 of 120');
    await options.waitUntil(() => !document.body.innerText.includes('to search everything'));
  });

  await test.step('an array in place of the page', async () => {
    service.faults.set({ kind: 'rewritten', values: { data: [] }, operation: 'pixels' });
    await openScreen(options, 'Pixels');
    await options.waitForText('No pixels yet');
    service.faults.clear();
    // Half of an emoji is no character: JSON carries it, and what is shown has a stand-in.
    const values = { name: 'half \uD83D of it', date: '0000-00-00 00:00:00' };
    service.faults.set({ kind: 'rewritten', values, operation: 'pixels' });
    await options.press('Refresh');
    await options.waitUntil(() => document.querySelectorAll('.rows tbody tr').length === 3);
    const listed = await cells(options, 1);
    expect(listed).toHaveLength(3);
    for (const name of listed) expect(name).toMatch(/^half .+ of it$/su);
    expect(await options.text()).not.toContain('0000-00');
  });

  await test.step('values of other types than anybody expects', async () => {
    service.faults.clear();
    service.faults.set({ kind: 'wrong_types', operation: 'pixels' });
    await options.press('Refresh');
    await options.waitForText('Couldn’t refresh. You’re seeing earlier data.');
    expect(await cells(options, 1)).toHaveLength(3);
  });
});
