import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { openPreferences } from './open-preferences';

const tagTemplates = [
  {
    name: 'Newsletter',
    tags: [
      { name: 'utm_source', value: 'newsletter' },
      { name: 'utm_medium', value: 'email' },
    ],
  },
  { name: 'Ads', tags: [{ name: 'utm_medium', value: 'cpc' }] },
];

test('tags are spelled as it is chosen, and a template is removed, and put back', async () => {
  await page.viewport(1280, 800);
  const { kept, saved } = openPreferences({ tagTemplates });
  await page.getByRole('radio', { name: 'Become underscores: spring_sale' }).click();
  await expect.poll(saved).toEqual([{ tagBlanks: 'underscore' }]);
  await page.getByRole('button', { name: 'Remove Newsletter' }).click();
  await expect.poll(() => kept().tagTemplates).toEqual(tagTemplates.slice(1));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => kept().tagTemplates).toEqual(tagTemplates);
});
