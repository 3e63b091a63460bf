import { expect, test } from './harness/fixtures.ts';
import { article } from './scenes/article.ts';
import { newestLink } from './scenes/newest-link.ts';
import { openForm } from './scenes/open-form.ts';
import { createCount } from './scenes/requests.ts';
import { tell } from './scenes/tell.ts';

const openTags = (): void => document.querySelector<HTMLElement>('.tags > summary')?.click();
const hasChip = (): boolean => document.querySelector('.tag-chip') !== null;

test('a tagged link leads to the address with its tags; the page’s own link stays another one, and each is made once', async ({
  user,
  chromium,
  service,
}) => {
  const popup = await openForm(user, article);
  await popup.press('Shorten');
  await popup.waitForText('Copied');
  await popup.close();
  const plain = newestLink(service);

  await tell(user, 'preferences.save', {
    menu: 'choices',
    tracking: { campaign: true },
    tagTemplates: [{ name: 'Mail', tags: [{ name: 'utm_source', value: 'mail' }] }],
  });
  // The same link is given out again: its tags are the same.
  for (const made of [2, 2]) {
    await chromium.visit(article);
    await chromium.ways.clickMenu('page.tags.Mail');
    await expect.poll(() => service.links().length).toBe(made);
  }
  expect(newestLink(service).originalUrl).toBe(`${article}&utm_source=mail`);
  expect(plain.originalUrl).toBe(article);

  const form = await user.openPopup(article);
  await form.press('Customize…');
  await form.waitUntil(() => document.querySelector('.tags > summary') !== null);
  await form.evaluate(openTags);
  await form.waitUntil(hasChip);
  await form.press('Medium');
  await form.fill('Medium', 'Spring Letter');
  await form.press('Shorten');
  await form.waitForText('Copied');
  expect(newestLink(service).originalUrl).toBe(`${article}&utm_medium=spring-letter`);
  expect(createCount(service)).toBe(3);
});
