import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { screens } from '@/components/options/screens';

import { fakeServices } from './fake-services';
import { openOptions } from './open-options';

const title = (name: string) => page.getByRole('heading', { level: 1, name });

test.each(screens)('#$id opens $title', async (entry) => {
  openOptions(fakeServices().services, `#${entry.id}`);
  await expect.element(title(entry.title)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: entry.title }))
    .toHaveAttribute('aria-current', 'page');
  await expect.poll(() => document.title).toBe(`${entry.title} · Curtail`);
});

test.each(['', '#nowhere'])('the address %j opens Connect', async (hash) => {
  openOptions(fakeServices().services, hash === '' ? location.pathname : hash);
  await expect.element(title('Connect')).toBeVisible();
});

test('a screen is switched by keyboard, and its heading takes the focus', async () => {
  openOptions(fakeServices().services);
  (page.getByRole('link', { name: 'Connect' }).element() as HTMLElement).focus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(title('Preferences')).toHaveFocus();
  expect(location.hash).toBe('#preferences');
});

test.each([320, 1280])('nothing is wider than a window of %i pixels', async (width) => {
  await page.viewport(width, 640);
  openOptions(fakeServices().services, '#preferences');
  await expect.element(page.getByText('Possible tracking')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
});
