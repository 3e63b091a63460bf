import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { screens } from '@/components/options/screens';
import { AppError } from '@/lib/model/errors';
import type { Theme } from '@/lib/model/preferences';
import { t } from '@/lib/texts/translate';

import { findViolations } from '../../fixtures/find-violations';
import { samplePreferences } from '../../fixtures/preferences';
import { connected, fakeServices } from './fake-services';
import { openOptions } from './open-options';

const title = (name: string) => page.getByRole('heading', { level: 1, name });

beforeEach(async () => page.viewport(1280, 800));

const openConnected = (hash: string) =>
  openOptions(fakeServices({ 'connection.get': () => connected }).services, hash);

test('each screen has its address, its title and its place in the sidebar', async () => {
  openConnected('#connect');
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

  test('opens nothing but what connects where nothing is connected', async () => {
    open({}, location.pathname);
    await expect.element(title('Your own short links, copied in one click')).toBeVisible();
    await expect.element(page.getByLabelText('Service URL')).toHaveFocus();
    await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
    const ways = page.getByRole('link').elements();
    expect(ways.map((way) => way.getAttribute('href'))).toEqual(['#data']);
    expect(await findViolations(document.body)).toEqual([]);
  });

  test('leads from a backup back to connecting', async () => {
    open({ 'links.stored': () => ({ count: 0, elsewhere: 0 }) }, '#connect');
    await page.getByRole('link', { name: 'Restore a backup' }).click();
    await expect.element(title('Backup and data')).toHaveFocus();
    await expect
      .element(page.getByRole('heading', { level: 2 }).first())
      .toHaveTextContent('Import');
    await page.getByRole('link', { name: 'Connect', exact: true }).click();
    await expect.element(page.getByLabelText('Service URL')).toHaveFocus();
  });

  test('opens the links where a service is connected, and no other screen before', async () => {
    const answer = Promise.withResolvers<typeof connected>();
    open({ 'connection.get': () => answer.promise });
    expect(document.querySelector('.options')?.textContent).toBe('');
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

test('the page is drawn in the colors that were chosen', async () => {
  let theme: Theme = 'dark';
  const { services } = fakeServices({
    'preferences.get': () => samplePreferences({ theme }),
    'preferences.save': (changes) => samplePreferences({ theme: (theme = changes.theme ?? theme) }),
  });
  const ground = () => getComputedStyle(document.body).backgroundColor;
  openOptions(services, '#preferences');
  await expect.poll(ground).toBe('rgb(16, 22, 21)');
  await page.getByLabelText('Light', { exact: true }).click();
  await expect.poll(ground).toBe('rgb(245, 247, 247)');
  await page.getByLabelText('System', { exact: true }).click();
  await expect
    .poll(() => getComputedStyle(document.documentElement).colorScheme)
    .toBe('light dark');
});

test('an address that changes before the first frame is followed', async () => {
  openOptions(fakeServices().services, '#connect');
  history.replaceState(null, '', '#preferences');
  dispatchEvent(new HashChangeEvent('hashchange'));
  await expect.element(title('Preferences')).toBeVisible();
});

const quickSearch = page.getByRole('button', { name: 'Quick search' });

test('a screen is switched by keyboard, and its heading takes the focus', async () => {
  openConnected('#connect');
  await expect.element(title('Connection')).toBeVisible();
  (document.activeElement as HTMLElement | null)?.blur();
  await userEvent.tab();
  await expect.element(page.getByRole('button', { name: 'Skip to content' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(quickSearch).toHaveFocus();
  await userEvent.tab();
  await expect.element(page.getByRole('link', { name: 'Connection' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(title('Preferences')).toHaveFocus();
  expect(location.hash).toBe('#preferences');
});

test('the sidebar is one stop, from which arrows lead to all of it, and one button leads past it', async () => {
  openConnected('#preferences');
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  await expect.element(link('Preferences')).toBeVisible();
  (link('Preferences').element() as HTMLElement).focus();
  for (const [key, name] of [
    ['{ArrowUp}', 'Connection'],
    ['{End}', 'Account'],
    ['{ArrowDown}', 'Links'],
  ] as const) {
    await userEvent.keyboard(key);
    await expect.element(link(name)).toHaveFocus();
  }
  await userEvent.tab();
  await expect.element(link('short.example Connected')).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(link('Preferences')).toHaveFocus();
  await userEvent.tab({ shift: true });
  await expect.element(quickSearch).toHaveFocus();
  await userEvent.tab({ shift: true });
  await userEvent.keyboard('{Enter}');
  await expect.element(title('Preferences')).toHaveFocus();
});

test('in a narrow window the screens are behind a button, until one is chosen', async () => {
  await page.viewport(320, 640);
  openConnected('#connect');
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
