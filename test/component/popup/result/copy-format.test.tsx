import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

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
