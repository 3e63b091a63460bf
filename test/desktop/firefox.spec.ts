import { article } from '../e2e/scenes/article.ts';
import { whyNoDisplay } from './display/desktop-programs.ts';
import { openMenu } from './display/open-menu.ts';
import { placeOf } from './display/place-of.ts';
import { expectCopied } from './expect-copied.ts';
import { expect, test } from './fixtures.ts';
import { focusAddressBar } from './focus-address-bar.ts';
import { keysOf } from './keys-of.ts';
import { menuLetters } from './menu-letters.ts';
import { linked, visitPageWithLink } from './page-with-link.ts';

test.skip(whyNoDisplay() !== undefined, String(whyNoDisplay()));

test.describe('Firefox on a display', () => {
  test.beforeEach(async ({ firefoxUser }) => {
    // Left open, it would be the tab in front.
    await (await firefoxUser.connect()).close();
  });

  test('a link: its menu and a letter, two actions', async ({
    firefox,
    person,
    display,
    service,
  }) => {
    await visitPageWithLink(firefox, article);
    await openMenu(person, display, await placeOf(firefox.tab, 'a'));
    await person.press(menuLetters.link);
    await expectCopied({ display, service }, linked);
    expect(person.actions).toBe(2);
  });

  test('the page: keys, one action', async ({ firefox, person, display, service }) => {
    await firefox.visit(article);
    await person.press(await keysOf(firefox, 'shorten_and_copy'));
    await expectCopied({ display, service }, article);
    expect(person.actions).toBe(1);
  });

  test('the page: the keys of the toolbar button, one action', async ({
    firefox,
    person,
    display,
    service,
  }) => {
    await firefox.visit(article);
    await person.press(await keysOf(firefox, '_execute_action'));
    await expectCopied({ display, service }, article);
    expect(person.actions).toBe(1);
  });

  test('an address in the address bar, after the keyword', async ({
    firefox,
    person,
    display,
    service,
  }) => {
    await firefox.visit(article);
    await focusAddressBar(person, firefox.tab);
    await person.type(`cut ${linked}`);
    await person.press('Enter');
    await expectCopied({ display, service }, linked);
  });
});
