import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { link, page as webPage, popupState } from '../../fixtures/popup-state';
import { button, heading } from './locators';
import { openPopup } from './open-popup';

const ofPage = { url: webPage.url, private: false, tabId: 3, page: webPage.url };

describe('at once', () => {
  test('makes the link, copies it and says so', async () => {
    const { inputsOf, copied } = await openPopup();
    await expect.element(heading('Copied to clipboard')).toBeVisible();
    await expect.element(page.getByText('aB3xY9', { exact: true })).toBeVisible();
    await expect
      .element(page.getByRole('status').filter({ hasText: `Copied ${link.shortUrl}` }))
      .toBeInTheDocument();
    expect(inputsOf('link.shorten')).toEqual([{ ...ofPage, title: 'An article', again: false }]);
    expect(copied).toEqual([link.shortUrl]);
  });

  test('asks for the link before it draws', async () => {
    const drawn: boolean[] = [];
    await openPopup(popupState(), {
      'link.shorten': () => {
        drawn.push(document.querySelector('.screen-body') !== null);
        return { how: 'created', link };
      },
    });
    expect(drawn).toEqual([false]);
  });

  test('says what it is doing meanwhile', async () => {
    await openPopup(popupState(), { 'link.shorten': () => new Promise(() => {}) });
    await expect.element(heading('Creating your short link…')).toBeVisible();
  });

  test('never says copied when it was not, until Copy works', async () => {
    const answers = [false, true];
    await openPopup(popupState(), {}, { copyText: async () => answers.shift() ?? true });
    await expect.element(heading('Couldn’t copy. Select Copy.')).toBeVisible();
    expect(document.body.textContent).not.toContain('Copied');
    await button('Copy').click();
    await expect.element(heading('Copied to clipboard')).toBeVisible();
  });

  test('begins with the focus on Copy', async () => {
    await openPopup();
    await expect.element(button('Copy')).toHaveFocus();
  });

  test('leaves nothing in a private window to chance: the form comes first', async () => {
    const { messages } = await openPopup(popupState({ page: { ...webPage, private: true } }));
    await expect.element(button('Shorten')).toBeVisible();
    const sent = new Set(messages.map(({ name }) => name));
    // Neither of them reaches the service.
    expect(['account.known', 'link.getIdMatch']).toEqual(expect.arrayContaining([...sent]));
  });
});

describe('a page that has a link', () => {
  test('shows and copies it, and makes none', async () => {
    const { inputsOf, copied } = await openPopup(popupState({ existing: link }));
    await expect.element(page.getByText(/Shortened Sep 2\d, 2026/)).toBeVisible();
    expect(inputsOf('link.shorten')).toEqual([]);
    expect(copied).toEqual([link.shortUrl]);
  });

  test('says so where nobody told on which day that was', async () => {
    const existing = { ...link, createdAt: 0 };
    await openPopup(popupState({ existing }));
    await expect.element(page.getByText('You already shortened this page')).toBeVisible();
  });

  test.for([
    [webPage.url, webPage.url],
    ['http://www.example.com/article/?id=5', 'Destination: http://www.example.com/article/?id=5'],
  ] as const)('leads to %s, of which it says %j', async ([longUrl, line]) => {
    const existing = { ...link, longUrl };
    await openPopup(popupState({ existing }));
    await expect.element(page.getByTitle(longUrl)).toHaveTextContent(line);
    await expect.element(button('Create another')).toBeVisible();
  });

  test('Create another makes one although there is one', async () => {
    const { inputsOf } = await openPopup(popupState({ existing: link }));
    await button('Create another').click();
    await expect.element(button('Undo')).toBeVisible();
    expect(inputsOf('link.shorten')).toMatchObject([{ url: webPage.url, again: true }]);
  });

  test('Create another offers the choices first where the toolbar button does', async () => {
    const preferences = { ...popupState().preferences, toolbar: 'form' as const };
    const { inputsOf } = await openPopup(popupState({ existing: link, preferences }));
    await button('Create another').click();
    await button('Shorten').click();
    await expect.element(button('Undo')).toBeVisible();
    expect(inputsOf('link.shorten')).toMatchObject([{ again: true }]);
  });
});
