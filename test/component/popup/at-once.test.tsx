import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { link, page as webPage, popupState } from '../../fixtures/popup-state';
import { samplePreferences } from '../../fixtures/preferences';
import { button, heading } from './locators';
import { openPopup } from './open-popup';

const ofPage = { url: webPage.url, tabId: 3, page: webPage.url };

describe('at once', () => {
  test('makes the link before it draws, copies it and says so, with the focus on Copy', async () => {
    const drawn: boolean[] = [];
    const { inputsOf, copied } = await openPopup(popupState(), {
      'link.shorten': () => {
        drawn.push(document.querySelector('.screen-body') !== null);
        return { how: 'created', link };
      },
    });
    expect(drawn).toEqual([false]);
    await expect.element(heading('Copied to clipboard')).toBeVisible();
    await expect.element(page.getByText('aB3xY9', { exact: true })).toBeVisible();
    await expect
      .element(page.getByRole('status').filter({ hasText: `Copied ${link.shortUrl}` }))
      .toBeInTheDocument();
    await expect.element(button('Copy')).toHaveFocus();
    expect(inputsOf('link.shorten')).toEqual([{ ...ofPage, title: 'An article', again: false }]);
    expect(copied).toEqual([link.shortUrl]);
  });

  test('never says copied when it was not, in whatever format, until Copy works', async () => {
    const answers = [false, true];
    const preferences = samplePreferences({ copyFormat: 'markdown' });
    await openPopup(
      popupState({ preferences }),
      {},
      { copyText: async () => answers.shift() ?? true },
    );
    await expect.element(heading('Couldn’t copy. Select Copy.')).toBeVisible();
    expect(document.body.textContent).not.toContain('Copied');
    await button('Copy').click();
    await expect.element(heading('Copied to clipboard')).toBeVisible();
  });

  test('leaves nothing in a private window to chance: the form comes first', async () => {
    const { messages } = await openPopup(popupState({ page: { ...webPage, private: true } }));
    await expect.element(button('Shorten')).toBeVisible();
    const sent = new Set(messages.map(({ name }) => name));
    // Neither of them reaches the service.
    expect(['account.known']).toEqual(expect.arrayContaining([...sent]));
  });
});

describe('a page that has a link', () => {
  test('shows and copies it, and makes none unless Create another is pressed', async () => {
    const { inputsOf, copied } = await openPopup(popupState({ existing: link }));
    await expect.element(page.getByText(/Shortened Sep 2\d, 2026/)).toBeVisible();
    expect(inputsOf('link.shorten')).toEqual([]);
    expect(copied).toEqual([link.shortUrl]);
    await expect.element(page.getByTitle(link.longUrl)).toHaveTextContent(webPage.url);
    await button('Create another').click();
    await expect.element(button('Undo')).toBeVisible();
    expect(inputsOf('link.shorten')).toMatchObject([{ url: webPage.url, again: true }]);
  });

  test('says so where nobody told on which day that was', async () => {
    const existing = { ...link, createdAt: 0 };
    await openPopup(popupState({ existing }));
    await expect.element(page.getByText('You already shortened this page')).toBeVisible();
  });

  test('says where the link leads if that is not quite the page', async () => {
    const longUrl = 'http://www.example.com/article/?id=5';
    await openPopup(popupState({ existing: { ...link, longUrl } }));
    await expect.element(page.getByTitle(longUrl)).toHaveTextContent(longUrl);
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
