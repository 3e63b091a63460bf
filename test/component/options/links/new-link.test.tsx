import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { ShortenOutcome } from '@/lib/model/shorten';
import { createQrCode } from '@/lib/qr/qr-code';

import { sampleConnection } from '../../../fixtures/connection';
import { findViolations } from '../../../fixtures/find-violations';
import { samplePreferences } from '../../../fixtures/preferences';
import { hostile } from '../bulk/hostile';
import { connected } from '../fake-services';
import { linkTo } from './link-background';
import { button, drawn, inWideWindow, status } from './open-links';
import {
  code,
  destination,
  field,
  heading,
  link,
  lookAway,
  openNewLink,
  submit,
} from './open-new-link';

inWideWindow();

describe('the form', () => {
  test('begins in Destination, and Enter makes the link: copied, drawn, with the ways on', async () => {
    const { shortened, calls } = openNewLink();
    await expect.element(field('Destination URL')).toHaveFocus();
    expect(await findViolations(document.body)).toEqual([]);
    await userEvent.keyboard(`${destination}{Enter}`);
    await expect.element(heading('Copied to clipboard')).toBeVisible();
    expect(shortened()).toEqual([
      { url: destination, title: '', again: false, tabId: -1, page: '' },
    ]);
    expect(calls.copied.map(({ text }) => text)).toEqual(['https://short.example/spring']);
    await expect.element(status('Copied https://short.example/spring')).toBeInTheDocument();
    await expect.element(button('Copy')).toHaveFocus();
    await expect.element(link('Open')).toHaveAttribute('href', 'https://short.example/spring');
    await expect
      .element(link('Details'))
      .toHaveAttribute('href', '#links/link/https%3A%2F%2Fshort.example%2Fspring');
    await expect.element(code).toBeVisible();
    expect(await findViolations(document.body)).toEqual([]);
  });

  test('says everything that was chosen', async () => {
    const { shortened, inputsOf } = openNewLink();
    await userEvent.fill(field('Password'), 'open.sesame');
    await userEvent.selectOptions(field('Domain'), 'go.example');
    await userEvent.fill(field('Alias'), 'spring');
    await submit();
    await expect.element(heading('Copied to clipboard')).toBeVisible();
    expect(shortened()).toMatchObject([
      { alias: 'spring', password: 'open.sesame', domain: 'go.example' },
    ]);
    expect(inputsOf('preferences.save')).toEqual([{ lastDomain: 'go.example' }]);
  });

  test('begins with the domain that was used last', async () => {
    openNewLink({ 'preferences.get': () => samplePreferences({ lastDomain: 'go.example' }) });
    await expect.element(field('Domain')).toHaveValue('go.example');
  });

  test('shows the code of the link as it would be, once there is an alias', async () => {
    openNewLink();
    const shown = () =>
      [...document.querySelectorAll('.new-link-code path')].at(-1)?.getAttribute('d');
    const codeOf = (text: string) => createQrCode(text)?.path;
    const hint = page.getByText('The QR code appears once you enter an alias or create the link.');
    await expect.element(hint).toBeVisible();
    await userEvent.fill(field('Alias'), 'spring');
    await expect.element(code).toBeVisible();
    expect(shown()).toBe(codeOf('https://short.example/spring'));
    await userEvent.selectOptions(field('Domain'), 'go.example');
    await expect.poll(shown).toBe(codeOf('https://go.example/spring'));
    await userEvent.fill(field('Alias'), 'two words');
    await expect.element(hint).toBeVisible();
  });

  test('sends nothing that cannot be a link, and goes to what is wrong; a second Enter makes no second link', async () => {
    const { promise, resolve } = Promise.withResolvers<ShortenOutcome>();
    const { shortened } = openNewLink({ 'link.shorten': () => promise });
    await submit('nothing');
    await expect.element(page.getByText('Enter a valid URL.')).toBeVisible();
    await expect.element(field('Destination URL')).toHaveFocus();
    expect(shortened()).toEqual([]);
    await submit();
    await expect.element(button('Shorten')).toHaveAttribute('aria-busy', 'true');
    await expect.element(status('Creating your short link…')).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    resolve({ how: 'created', link: linkTo('spring') });
    await expect.element(heading('Copied to clipboard')).toBeVisible();
    expect(shortened()).toHaveLength(1);
  });

  test('fits the window, with its result', async () => {
    const fits = async () => {
      for (const width of [1280, 320]) {
        await page.viewport(width, 800);
        await drawn();
        expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      }
    };
    openNewLink();
    await userEvent.fill(field('Alias'), hostile.long.slice(0, 100));
    await expect.element(code).toBeInTheDocument();
    await fits();
    await submit(`https://example.com/${hostile.long.slice(0, 2000)}`);
    await expect.element(heading('Copied to clipboard')).toBeVisible();
    await fits();
  });
});

describe('a draft', () => {
  test('is kept while another screen is looked at, and leaves this page with the create alone', async () => {
    const { calls, shortened } = openNewLink();
    await userEvent.fill(field('Alias'), 'spring');
    await userEvent.fill(field('Password'), 'open.sesame');
    await userEvent.fill(field('Destination URL'), destination);
    await lookAway();
    await expect.element(field('Alias')).toHaveValue('spring');
    await expect.element(field('Alias')).toHaveFocus();
    await expect.element(field('Password')).toHaveValue('open.sesame');
    await expect.element(field('Destination URL')).toHaveValue(destination);
    expect(JSON.stringify(calls.messages)).not.toContain('open.sesame');
    await button('Shorten').click();
    await expect.element(heading('Copied to clipboard')).toBeVisible();
    expect(shortened()).toMatchObject([{ password: 'open.sesame' }]);
    // It has done its work.
    await lookAway();
    await expect.element(field('Destination URL')).toHaveValue('');
    await expect.element(field('Password')).toHaveValue('');
  });

  test('is another account’s no more', async () => {
    let connection = connected;
    openNewLink({ 'connection.get': () => connection });
    await userEvent.fill(field('Alias'), 'spring');
    connection = sampleConnection({ accountName: 'colleague' });
    await lookAway();
    await expect.element(field('Alias')).toHaveValue('');
  });
});
