import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { copyContent } from '@/lib/copy/copy-content';
import type { CopyContent, Preferences } from '@/lib/model/preferences';

import { link, popupState } from '../../../fixtures/popup-state';
import { samplePreferences } from '../../../fixtures/preferences';
import { button, heading } from '../locators';
import { openPopup } from '../open-popup';

const formats: [Preferences['copyFormat'], string][] = [
  ['markdown', 'Copied as Markdown'],
  ['html', 'Copied as HTML'],
  ['title', 'Copied with title'],
  ['template', 'Copied with your template'],
];

/** Opens the popup with a link of the page, and takes what it copies. */
async function openWith(copyFormat: Preferences['copyFormat']) {
  const copied: CopyContent[] = [];
  const preferences = samplePreferences({ copyFormat });
  await openPopup(
    popupState({ existing: link, preferences }),
    {},
    {
      copyText: async (content) => copied.push(content) > 0,
    },
  );
  return { copied, expected: copyContent([link], preferences) };
}

describe('the format to copy in', () => {
  test.for(formats)('%s is kept to by the popup and by Copy, and said', async ([format, words]) => {
    const { copied, expected } = await openWith(format);
    await expect.element(page.getByText(new RegExp(`^${words} ·`))).toBeVisible();
    await expect.element(heading('Copied to clipboard')).toBeVisible();
    await button('Copy').click();
    await expect.poll(() => copied).toEqual([expected, expected]);
  });

  test('a link alone is not commented', async () => {
    const { copied } = await openWith('plain');
    await expect.element(heading('Copied to clipboard')).toBeVisible();
    expect(copied).toEqual([{ text: link.shortUrl, html: null }]);
    expect(document.body.textContent).not.toMatch(/Copied (?:as|with|in)/);
  });
});

describe('the other half of Copy', () => {
  test('copies once in another format, and says in which', async () => {
    const { copied } = await openWith('plain');
    await button('Copy as').click();
    await page.getByRole('menuitem', { name: 'Markdown' }).click();
    await expect.element(page.getByText(/^Copied as Markdown ·/)).toBeVisible();
    expect(copied.at(-1)).toEqual(
      copyContent([link], samplePreferences({ copyFormat: 'markdown' })),
    );
    await button('Copy').click();
    await expect.element(page.getByText(/^Copied as Markdown/)).not.toBeInTheDocument();
    expect(copied.at(-1)?.text).toBe(link.shortUrl);
  });

  test('is a key away from Copy, and costs Tab nothing', async () => {
    await openWith('plain');
    await expect.element(button('Copy as')).toBeVisible();
    await expect.element(button('Copy')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('menuitem').first()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    (button('Copy').element() as HTMLElement).focus();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('link', { name: 'Open' })).toHaveFocus();
  });
});
