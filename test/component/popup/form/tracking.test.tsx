import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { sampleJob, todo } from '../../../fixtures/job';
import { draft as typed, link, page as webPage, popupState } from '../../../fixtures/popup-state';
import { button, heading } from '../locators';
import { openPopup } from '../open-popup';

const url = `${webPage.url}&utm_source=news&fbclid=x`;
const without = `${webPage.url}&utm_source=news`;

/** A page whose links are numbered in the order in which they are created. */
function openTracked(stateOf: Parameters<typeof popupState>[0] = {}) {
  let made = 0;
  return openPopup(popupState({ page: { ...webPage, url }, ...stateOf }), {
    'link.shorten': ({ url: longUrl }) => {
      made += 1;
      return {
        how: 'created',
        link: { ...link, longUrl, shortUrl: `https://short.example/n${made}` },
      };
    },
  });
}

test('known trackers are removed in one click, which is said; Keep creates another link of the whole address, once, and names the one that stays', async () => {
  const { inputsOf, copied } = await openTracked();
  await expect.element(page.getByText('Removed tracking: fbclid')).toBeVisible();
  // Campaign tags stay.
  expect(inputsOf('link.shorten')).toMatchObject([{ url: without, again: false }]);
  const keep = button('Put back');
  await expect.element(keep).toBeVisible();
  const pressed = keep.element() as HTMLButtonElement;
  pressed.click();
  pressed.click();
  await expect.element(page.getByText('https://short.example/n1 stays active, too.')).toBeVisible();
  await expect.element(keep).not.toBeInTheDocument();
  expect(inputsOf('link.shorten')).toMatchObject([{ url: without }, { url, again: true }]);
  expect(copied).toEqual(['https://short.example/n1', 'https://short.example/n2']);
  expect(inputsOf('preferences.save')).toEqual([]);
  await button('Undo').click();
  await expect
    .poll(() => inputsOf('link.undo'))
    .toMatchObject([{ shortUrl: 'https://short.example/n2' }]);
});

test('a link that there is already says what it leaves out, too', async () => {
  await openTracked({ existing: { ...link, longUrl: without } });
  await expect.element(page.getByText('Removed tracking: fbclid')).toBeVisible();
  await expect.element(button('Put back')).toBeVisible();
});

test('Keep stays on one line, however much was removed', async () => {
  const names = ['fbclid', 'gclid', 'msclkid', 'mc_eid', 'igshid', 'yclid', 'dclid', 'twclid'];
  const long = `${webPage.url}&${names.map((name) => `${name}=x`).join('&')}`;
  await openTracked({ page: { ...webPage, url: long } });
  await expect.element(button('Put back')).toBeVisible();
  const words = document.createRange();
  words.selectNodeContents(button('Put back').element());
  expect(new Set([...words.getClientRects()].map(({ top }) => top)).size).toBe(1);
});

test('nothing is said where nothing was removed', async () => {
  await openTracked({ page: { ...webPage, url: without } });
  await expect.element(heading('Copied to clipboard')).toBeVisible();
  expect(document.querySelector('.tracking-note')).toBeNull();
});

test('a link created without the popup says it, too, and Keep takes nothing from the page in front', async () => {
  const full = `${link.longUrl}&fbclid=x`;
  const whole = { ...link, longUrl: full, shortUrl: 'https://short.example/whole' };
  const item = { ...todo(link.longUrl), full, link };
  const ended = sampleJob({ items: [item], copied: true, domain: 'go.example' });
  const draft = { ...typed, password: 'sesame-1' };
  const { copied, inputsOf } = await openPopup(popupState({ job: ended, draft }), {
    'link.shorten': () => ({ how: 'created', link: whole }),
  });
  await expect.element(page.getByText('Removed tracking: fbclid')).toBeVisible();
  await button('Put back').click();
  await expect.element(page.getByText(`${link.shortUrl} stays active, too.`)).toBeVisible();
  expect(copied).toEqual([link.shortUrl, whole.shortUrl]);
  const [request] = inputsOf('link.shorten');
  expect(request).toMatchObject({ url: full, domain: 'go.example', again: true });
  expect(request).not.toHaveProperty('password');
});
