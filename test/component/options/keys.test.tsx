import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { PageKeys } from '@/components/options/keys';

import { findViolations } from '../../fixtures/find-violations';
import { stopClock } from '../../fixtures/stop-clock';
import { draw } from './draw';
import { connected, fakeServices } from './fake-services';
import { linkTo } from './links/link-background';
import { openLinks } from './links/open-links';
import { openOptions } from './open-options';
import { openPreferences } from './preferences/open-preferences';

const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const list = () => page.getByRole('dialog', { name: 'Keyboard shortcuts' });
const link = (name: string) => page.getByRole('link', { name, exact: true });
const keys = async (...all: string[]) => {
  for (const key of all) await userEvent.keyboard(key);
};

beforeEach(async () => {
  await page.viewport(1280, 800);
  // What an earlier test had the focus on is gone, and nobody types.
  (document.activeElement as HTMLElement | null)?.blur();
});

/** Opens a screen, and waits until the keys are listened to. */
async function openReady(hash: string) {
  openOptions(fakeServices({ 'connection.get': () => connected }).services, hash);
  await expect.element(page.getByTitle('G then L')).toBeVisible();
}

describe('on every screen', () => {
  test('G and a letter lead to a screen, N to the new link', async () => {
    await openReady('#preferences');
    for (const [key, title] of [
      ['l', 'Links'],
      ['b', 'Bulk shorten'],
      ['q', 'QR codes'],
      ['c', 'Campaigns'],
      ['h', 'Channels'],
      ['d', 'Domains'],
    ] as const) {
      await keys('g', key);
      await expect.element(heading(title)).toBeVisible();
    }
    await keys('n');
    expect(location.hash).toBe('#links/new');
  });

  test('/ leads to the search and is not typed into it, the arrow down to what it found', async () => {
    openLinks([linkTo('spring')]);
    await expect.element(page.getByTitle('G then L')).toBeVisible();
    await keys('/');
    await expect.element(page.getByRole('searchbox')).toHaveFocus();
    await expect.element(page.getByRole('searchbox')).toHaveValue('');
    await keys('{ArrowDown}');
    await expect.poll(() => document.activeElement?.matches('a.link-name')).toBe(true);
    await keys('/', '/', '?', 'n');
    await expect.element(page.getByRole('searchbox')).toHaveValue('/?n');
  });

  test('? opens their list', async () => {
    openOptions(fakeServices({ 'connection.get': () => connected }).services, '#preferences');
    await expect.element(page.getByRole('switch', { name: 'Single-key shortcuts' })).toBeVisible();
    await keys('?');
    await expect.element(list()).toBeVisible();
    for (const name of ['On every screen', 'Go to', 'In the list of links'])
      await expect.element(list().getByRole('region', { name })).toBeVisible();
    await expect.element(list()).toMatchTextContent(/Bulk shorten.*G then B/);
    for (const width of [1280, 320]) {
      await page.viewport(width, 800);
      expect(list().element().scrollWidth).toBeLessThanOrEqual(width);
    }
    expect(await findViolations(document.body)).toEqual([]);
  });

  test('their list gives the focus back, and leads to where they are switched off', async () => {
    await openReady('#connect');
    (link('Connection').element() as HTMLElement).focus();
    await keys('?');
    await expect.element(list().getByRole('heading', { level: 2 })).toHaveFocus();
    await keys('{Escape}');
    await expect.element(list()).not.toBeInTheDocument();
    await expect.element(link('Connection')).toHaveFocus();
    await keys('?');
    await list().getByRole('link', { name: 'Preferences' }).click();
    await expect.element(list()).not.toBeInTheDocument();
    await expect.element(heading('Preferences')).toHaveFocus();
  });
});

describe('they are switched off', () => {
  const choice = () => page.getByRole('switch', { name: 'Single-key shortcuts' });

  test('and on again, at once', async () => {
    const { saved } = openPreferences({}, { 'connection.get': () => connected });
    await choice().click();
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect.element(page.getByTitle('G then L')).not.toBeInTheDocument();
    await keys('?', 'n');
    expect(location.hash).toBe('#preferences');
    await expect.element(list()).not.toBeInTheDocument();
    await choice().click();
    await expect.element(page.getByTitle('G then L')).toBeInTheDocument();
    await keys('?');
    await expect.element(list()).toBeVisible();
    expect(saved()).toEqual([{ pageKeys: false }, { pageKeys: true }]);
  });
});

describe('in the list of links', () => {
  /** Three rows, of which the second is on its way. @returns what was pressed in them */
  function drawRows(): string[] {
    const pressed: string[] = [];
    const row = (name: string, index: number) => (
      <div data-index={index}>
        <a href="https://short.example">elsewhere</a>
        <a class="link-name" href={`#links/${name}`}>
          {name}
        </a>
        <button type="button" data-key="c" onClick={() => pressed.push(`copy ${name}`)} />
        <button type="button" data-key="e" hidden onClick={() => pressed.push(`switch ${name}`)} />
      </div>
    );
    draw(
      <>
        <PageKeys />
        <input type="text" aria-label="Note" />
        {row('spring', 0)}
        {row('summer', 1)}
        <div data-index={2} />
      </>,
    );
    return pressed;
  }

  const press = (parts: KeyboardEventInit) =>
    link('spring')
      .element()
      .dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...parts }));

  test('J and K move from row to row, and stay at both ends', async () => {
    drawRows();
    await keys('j');
    await expect.element(link('spring')).toHaveFocus();
    await keys('j');
    await expect.element(link('summer')).toHaveFocus();
    await keys('j');
    await expect.element(link('summer')).toHaveFocus();
    await keys('k', 'k');
    await expect.element(link('spring')).toHaveFocus();
  });

  test('C and E press the buttons of the row with the focus', async () => {
    const pressed = drawRows();
    await keys('c', 'e');
    expect(pressed).toEqual([]);
    await keys('j', 'j', 'c', 'e');
    expect(pressed).toEqual(['copy summer', 'switch summer']);
  });

  test('a second key after G does not do what it does alone', async () => {
    const pressed = drawRows();
    const pass = stopClock();
    await keys('j', 'g', 'e');
    expect(pressed).toEqual([]);
    await keys('g');
    pass(1500);
    await keys('e');
    expect(pressed).toEqual(['switch spring']);
  });

  test('a key does nothing with another key, while a word is composed, or held', async () => {
    const pressed = drawRows();
    await keys('j');
    for (const parts of [
      { ctrlKey: true },
      { altKey: true },
      { metaKey: true },
      { key: 'C', shiftKey: true },
      { isComposing: true },
      { repeat: true },
    ]) {
      press({ key: 'c', ...parts });
      expect.soft(pressed, JSON.stringify(parts)).toEqual([]);
    }
    await keys('c');
    expect(pressed).toEqual(['copy spring']);
  });

  test('a letter is understood in capitals, by what it is, and by its place in another script', async () => {
    const pressed = drawRows();
    await keys('j');
    press({ key: 'C', code: 'KeyC' });
    press({ key: 'c', code: 'KeyJ' });
    press({ key: 'с', code: 'KeyC' });
    expect(pressed).toEqual(['copy spring', 'copy spring', 'copy spring']);
    press({ key: 'e', code: 'KeyC' });
    expect(pressed.at(-1)).toBe('switch spring');
  });

  test('nothing is done in a field, nor behind a dialog', async () => {
    drawRows();
    history.replaceState(null, '', '#connect');
    await page.getByRole('textbox', { name: 'Note' }).click();
    await keys('j');
    await expect.element(page.getByRole('textbox', { name: 'Note' })).toHaveValue('j');
    (document.activeElement as HTMLElement).blur();
    await keys('?');
    await expect.element(list().getByRole('heading', { level: 2 })).toHaveFocus();
    const before = location.hash;
    await keys('j', 'n');
    expect(location.hash).toBe(before);
    await expect.element(list().getByRole('heading', { level: 2 })).toHaveFocus();
  });
});
