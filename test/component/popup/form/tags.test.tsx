import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { connection, page as webPage } from '../../../fixtures/popup-state';
import { formState } from '../fake-services';
import { button, field, heading } from '../locators';
import { openPopup } from '../open-popup';

const preferences = {
  ...formState().preferences,
  tracking: { campaign: true, matomo: true },
  tagValues: { utm_medium: ['print'] },
  tagTemplates: [{ name: 'Ads', tags: [{ name: 'utm_medium', value: 'cpc' }] }],
};
const summary = page.getByText(/^Tags/);
const medium = page.getByRole('button', { name: /^Medium/ });

test('tags are typed one after the other, spelled alike, kept in the address, and offered for the next link', async () => {
  const { inputsOf } = await openPopup(formState({ preferences }));
  await summary.click();
  await button('Source').click();
  await userEvent.keyboard('Spring News{Enter}');
  await expect.element(field('Medium')).toHaveFocus();
  await button('print').click();
  await button('Other…').click();
  await userEvent.keyboard('mtm_group{Tab}A b{Enter}');
  await expect.element(page.getByText('Tags: spring-news, print, A b')).toBeVisible();
  expect(inputsOf('link.shorten')).toEqual([]);
  const url = `${webPage.url}&utm_source=spring-news&utm_medium=print&mtm_group=A%20b`;
  await expect.element(field('Destination URL')).toHaveValue(url);
  await button('Shorten').click();
  await expect.element(heading('Copied to clipboard')).toBeVisible();
  expect(inputsOf('link.shorten')).toMatchObject([{ url, exactUrl: true }]);
  expect(inputsOf('preferences.save')).toEqual([
    {
      tagValues: { utm_source: ['spring-news'], utm_medium: ['print'], mtm_group: ['A b'] },
    },
  ]);
});

test('tags that are there are read, changed in their place, and taken out; a campaign is suggested by its name', async () => {
  const campaign = { kind: 'campaign', id: '1', name: 'Fall Sale' } as const;
  const url = 'https://example.com/?utm_medium=Mail&id=5#top';
  const draft = { ...formState().draft, url, alias: 'x', password: '', expiry: '', domain: '' };
  await openPopup(formState({ draft: { ...draft, campaign, channel: null } }));
  await page.getByText('Tags: Mail').click();
  await medium.click();
  await userEvent.fill(field('Medium'), 'social');
  await button('Campaign').click();
  await button('fall-sale').click();
  const tagged = 'https://example.com/?utm_medium=social&id=5&utm_campaign=fall-sale#top';
  await expect.element(field('Destination URL')).toHaveValue(tagged);
  await medium.click();
  await button('Remove Medium').click();
  await expect
    .element(field('Destination URL'))
    .toHaveValue('https://example.com/?id=5&utm_campaign=fall-sale#top');
});

test('a template is applied, and saved under a name', async () => {
  const { inputsOf } = await openPopup(formState({ preferences }));
  await summary.click();
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Templates…' }), 'Ads');
  await expect.element(page.getByText('Tags: cpc')).toBeVisible();
  await userEvent.selectOptions(
    page.getByRole('combobox', { name: 'Templates…' }),
    'Save as template…',
  );
  await userEvent.keyboard('Autumn{Enter}');
  await expect
    .poll(() => inputsOf('preferences.save'))
    .toEqual([
      {
        tagTemplates: [
          ...preferences.tagTemplates,
          { name: 'Autumn', tags: [{ name: 'utm_medium', value: 'cpc' }] },
        ],
      },
    ]);
  expect(inputsOf('link.shorten')).toEqual([]);
});

test('without an address there is nothing to tag', async () => {
  const blocked = { ...webPage, url: '', problem: 'browser_page' as const };
  await openPopup(formState({ page: blocked, connection }));
  await expect.element(field('Channel')).toBeVisible();
  await expect.element(summary).not.toBeInTheDocument();
  await userEvent.fill(field('Destination URL'), 'example.com/x');
  await expect.element(summary).toBeVisible();
});
