import { patience } from '../e2e/harness/poll.ts';
import { article } from '../e2e/scenes/article.ts';
import { allowPermission } from './chromium/allow-permission.ts';
import { buttonInFocus } from './chromium/button-in-focus.ts';
import { openInBackground } from './chromium/open-in-background.ts';
import { openedPopup } from './chromium/opened-popup.ts';
import { pressButtonOfNote } from './chromium/press-button-of-note.ts';
import { whyNoDisplay } from './display/desktop-programs.ts';
import { openMenu } from './display/open-menu.ts';
import { placeOf } from './display/place-of.ts';
import { toolbarButton } from './display/toolbar-button.ts';
import { expectCopied } from './expect-copied.ts';
import { expect, test } from './fixtures.ts';
import { focusAddressBar } from './focus-address-bar.ts';
import { keysOf } from './keys-of.ts';
import { menuLetters } from './menu-letters.ts';
import { linked, visitPageWithLink } from './page-with-link.ts';

test.skip(whyNoDisplay() !== undefined, String(whyNoDisplay()));

test.describe('Chromium on a display', () => {
  test.beforeEach(async ({ user }) => {
    // Left open, it would be the tab in front.
    await (await user.connect()).close();
  });

  test('a click on the toolbar button puts the link of the page on the clipboard', async ({
    chromium,
    person,
    display,
    service,
  }) => {
    await chromium.visit(article);
    await person.click(await toolbarButton(display));
    await expectCopied({ display, service }, article);
    expect(person.actions).toBe(1);
  });

  test('a link: its menu and a letter, two actions', async ({
    chromium,
    person,
    display,
    service,
  }) => {
    await visitPageWithLink(chromium, article);
    await openMenu(person, display, await placeOf(chromium.tab, 'a'));
    await person.press(menuLetters.link);
    await expectCopied({ display, service }, linked);
    expect(person.actions).toBe(2);
  });

  test('the page: keys, one action', async ({ chromium, person, display, service }) => {
    await chromium.visit(article);
    await person.press(await keysOf(chromium, 'shorten_and_copy'));
    await expectCopied({ display, service }, article);
    expect(person.actions).toBe(1);
  });

  test('an address in the address bar, after the keyword', async ({
    chromium,
    person,
    display,
    service,
  }) => {
    await chromium.visit(article);
    await focusAddressBar(person, chromium.tab);
    await person.type('cut');
    await person.press('space');
    await person.type(linked);
    await person.press('Enter');
    await expectCopied({ display, service }, linked);
  });

  test("the button's own menu leads to the list of links", async ({
    chromium,
    person,
    display,
  }) => {
    await chromium.visit(article);
    await openMenu(person, display, await toolbarButton(display));
    await person.press(menuLetters.yourLinks);
    const links = `${chromium.extensionOrigin}/options.html#links`;
    await chromium.puppeteer.waitForTarget((target) => target.url() === links, {
      timeout: patience,
    });
  });

  test("the button's own menu shortens all tabs, once the browser's question is answered", async ({
    chromium,
    person,
    display,
    service,
  }) => {
    const otherUrl = `${service.origin}/articles/one`;
    await openInBackground(chromium, otherUrl);
    await chromium.visit(article);
    await chromium.tab.waitUntil(() => document.hasFocus());
    await openMenu(person, display, await toolbarButton(display));
    await person.press(menuLetters.allTabs);
    const popup = await openedPopup(chromium);
    await buttonInFocus(popup, 'Allow and shorten');
    await person.press('Enter');
    await allowPermission(person, display, popup);
    await expectCopied({ display, service }, article, otherUrl);
  });

  test('a failure: the button of its notification leads to the popup, which tells more', async ({
    user,
    chromium,
    person,
    display,
  }) => {
    const keys = await keysOf(chromium, 'shorten_and_copy');
    // A page of an extension is none that could be shortened.
    const options = await user.openOptions('#preferences');
    await options.press('Notification', 'switch');
    await allowPermission(person, display, options);
    // Keys that are pressed while the question goes are nobody's, and the switch is drawn before it is stored.
    await options.waitUntil(() => document.hasFocus());
    await expect
      .poll(() => options.evaluate(async () => JSON.stringify(await chrome.storage.local.get())))
      .toContain('"notifications":true');
    const before = await person.windows();
    await person.press(keys);
    await pressButtonOfNote(person, before);
    await (
      await openedPopup(chromium)
    ).waitForText('Browser pages can’t be shortened: nobody else could open them.');
  });
});
