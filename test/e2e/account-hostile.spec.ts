import { expect, test } from './harness/fixtures.ts';
import { insertAll, screens } from './scenes/hostile-account.ts';
import { decoded, hostileNames, scripted } from './scenes/hostile-names.ts';
import { cells, strangeElements } from './scenes/list-cells.ts';
import { openScreen } from './scenes/open-screen.ts';

// Beyond what is looked at here, whatever runs, asks elsewhere or complains in a page ends a test badly.
test.use({ serviceOptions: { profile: 'observed', rateLimit: 1000 } });

const names = hostileNames.map(({ shown }) => shown);

test('hostile names are shown as text in every list, and nothing else happens', async ({
  user,
}) => {
  insertAll(user);
  const options = await user.connect();
  for (const screen of Object.keys(screens)) {
    await test.step(screen, async () => {
      await openScreen(options, screen);
      const listed = await cells(options, 1);
      if (screen !== 'Domains') expect(listed).toEqual(names);
      else {
        // No service encodes a domain. It is shown with a scheme where it can be one, and there may be a shared one at the end.
        const domains = listed.slice(0, names.length).map((text) => text.replace('https://', ''));
        expect(domains).toEqual(names.map(decoded));
      }
      expect(await strangeElements(options)).toBe(0);
    });
  }
  // Those have no date, or one of zeros.
  expect(await options.text()).not.toMatch(/0000-00|Invalid|NaN/);
  await openScreen(options, 'Channels');
  expect(await cells(options, 2)).toEqual(names);
  await openScreen(options, 'Overlays');
  expect(await cells(options, 2)).toEqual(names);
  await options.fill('Search overlays', scripted);
  await options.waitUntil(() => document.querySelectorAll('.rows tbody tr').length === 1);
  expect(await cells(options, 1)).toEqual([scripted]);
  expect(await options.evaluate(() => document.title)).toBe('Overlays · Curtail');
});
