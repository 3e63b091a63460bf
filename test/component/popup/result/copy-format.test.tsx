import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { copyContent } from '@/lib/copy/copy-content';
import type { CopyContent, Preferences } from '@/lib/model/preferences';

import { link, popupState } from '../../../fixtures/popup-state';
import { samplePreferences } from '../../../fixtures/preferences';
import { fakeServices } from '../fake-services';
import { openPopup } from '../open-popup';

const formats: [Preferences['copyFormat'], string][] = [
  ['markdown', 'Copied as Markdown'],
  ['html', 'Copied as HTML'],
  ['title', 'Copied with title'],
  ['template', 'Copied with your template'],
];

/** Opens the popup with a link of the page, and takes what it copies. */
async function openWith(copyFormat: Preferences['copyFormat'], works = true) {
  const copied: CopyContent[] = [];
  const preferences = samplePreferences({ copyFormat });
  const { services } = fakeServices(
    {},
    {
      copyText: async (content) => {
        copied.push(content);
        return works;
      },
    },
  );
  await openPopup(services, popupState({ existing: link, preferences }));
  return { copied, expected: copyContent([link], preferences) };
}

describe('the format to copy in', () => {
  test.for(formats)('%s is kept to by the popup and by Copy, and said', async ([format, words]) => {
    const { copied, expected } = await openWith(format);
    await expect.element(page.getByText(new RegExp(`^${words} ·`))).toBeVisible();
    await expect
      .element(page.getByRole('heading', { name: 'Copied to clipboard', exact: true }))
      .toBeVisible();
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect.poll(() => copied).toEqual([expected, expected]);
  });

  test('a link alone is not commented', async () => {
    const { copied } = await openWith('plain');
    await expect.element(page.getByRole('heading', { name: 'Copied to clipboard' })).toBeVisible();
    expect(copied).toEqual([{ text: link.shortUrl, html: null }]);
    expect(document.body.textContent).not.toMatch(/Copied (?:as|with|in)/);
  });

  test('is not claimed where nothing was copied', async () => {
    await openWith('markdown', false);
    await expect
      .element(page.getByRole('heading', { name: 'Couldn’t copy. Select Copy.' }))
      .toBeVisible();
    expect(document.body.textContent).not.toContain('Copied as');
  });
});
