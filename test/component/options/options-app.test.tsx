import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { screens } from '@/components/options/screens';
import { AppError } from '@/lib/model/errors';
import { t } from '@/lib/texts/translate';

import { connected, fakeServices } from './fake-services';
import { openOptions } from './open-options';

const title = (name: string) => page.getByRole('heading', { level: 1, name });

beforeEach(async () => page.viewport(1280, 800));

test('each screen has its address, its title and its place in the sidebar', async () => {
  openOptions(fakeServices().services, '#connect');
  for (const entry of screens) {
    location.assign(`#${entry.id}`);
    await expect.element(title(t(entry.title))).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: t(entry.title) }))
      .toHaveAttribute('aria-current', 'page');
    await expect.poll(() => document.title).toBe(`${t(entry.title)} · Curtail`);
  }
});

describe('an address of no screen', () => {
  const open = (answers: Parameters<typeof fakeServices>[0] = {}, hash = '#nowhere') =>
    openOptions(fakeServices(answers).services, hash);

  test('opens Connection where nothing is connected', async () => {
    open({}, location.pathname);
    await expect.element(title('Connection')).toBeVisible();
  });

  test('opens the links where a service is connected, and no other screen before', async () => {
    const answer = Promise.withResolvers<typeof connected>();
    open({ 'connection.get': () => answer.promise });
    await expect.element(page.getByRole('link', { name: 'Preferences' })).toBeVisible();
    expect(document.querySelector('h1')).toBeNull();
    answer.resolve(connected);
    await expect.element(title('Links')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Links', exact: true }))
      .toHaveAttribute('aria-current', 'page');
    await expect.element(title('Links')).not.toHaveFocus();
  });

  test('opens Connection where nobody can tell', async () => {
    open({
      'connection.get': () => {
        throw new AppError({ code: 'internal' });
      },
    });
    await expect.element(title('Connection')).toBeVisible();
  });

  test('stays with who connects there', async () => {
    let connection: typeof connected | null = null;
    open({
      'connection.get': () => connection,
      'connection.connect': () => (connection = connected),
    });
    await page.getByLabelText('Service URL').fill(connected.address);
    await page.getByLabelText('API key').fill('a-key');
    await page.getByRole('button', { name: 'Connect', exact: true }).click();
    await expect.element(page.getByRole('heading', { name: 'Hello, newcomer' })).toHaveFocus();
    await expect.element(page.getByRole('link', { name: 'short.example Connected' })).toBeVisible();
    await expect.element(title('Connection')).toBeVisible();
  });
});

test('an address that changes before the first frame is followed', async () => {
  openOptions(fakeServices().services, '#connect');
  history.replaceState(null, '', '#preferences');
  dispatchEvent(new HashChangeEvent('hashchange'));
  await expect.element(title('Preferences')).toBeVisible();
});

test('a screen is switched by keyboard, and its heading takes the focus', async () => {
  openOptions(fakeServices().services);
  (page.getByRole('link', { name: 'Connection' }).element() as HTMLElement).focus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(title('Preferences')).toHaveFocus();
  expect(location.hash).toBe('#preferences');
});

test('in a narrow window the screens are behind a button, until one is chosen', async () => {
  await page.viewport(320, 640);
  openOptions(fakeServices().services);
  const toggle = page.getByRole('button', { name: 'Menu' });
  const link = page.getByRole('link', { name: 'Preferences' });
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect.element(link).not.toBeInTheDocument();
  await toggle.click();
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'true');
  await link.click();
  await expect.element(title('Preferences')).toHaveFocus();
  await expect.element(toggle).toHaveAttribute('aria-expanded', 'false');
  await expect.element(link).not.toBeInTheDocument();
});

test('stored data that cannot be read is named, and kept until it is discarded', async () => {
  const { services, inputsOf } = fakeServices({
    'data.unread': () => ['preferences', 'intents'],
    'data.dropUnread': () => [],
  });
  openOptions(services, '#preferences');
  const notice = page.getByText('Some stored data couldn’t be read');
  await expect.element(notice).toBeVisible();
  await expect.element(page.getByText('Some preferences: they have their defaults.')).toBeVisible();
  const frame = notice.element().closest('.notice')?.getBoundingClientRect();
  const below = document.querySelector('.screen')?.getBoundingClientRect();
  expect([frame?.left, frame?.width]).toEqual([below?.left, below?.width]);
  expect(inputsOf('data.dropUnread')).toEqual([]);
  await page.getByRole('button', { name: 'Discard this data' }).click();
  await expect.element(notice).not.toBeInTheDocument();
  expect(inputsOf('data.dropUnread')).toHaveLength(1);
});
