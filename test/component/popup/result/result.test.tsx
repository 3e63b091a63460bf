import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';

import type { LinkCheck } from '@/lib/model/link';

import { link, popupState } from '../../../fixtures/popup-state';
import { withLink } from '../fake-services';
import { button, heading } from '../locators';
import { openPopup } from '../open-popup';

describe('the result', () => {
  test('opens the link in a tab of its own, is selected whole, and not checked as it was just made', async () => {
    const { inputsOf } = await openPopup();
    const open = page.getByRole('link', { name: 'Open' });
    await expect.element(open).toHaveAttribute('href', link.shortUrl);
    await expect.element(open).toHaveAttribute('target', '_blank');
    await page.getByText('aB3xY9', { exact: true }).click();
    expect(getSelection()?.toString()).toBe(link.shortUrl);
    expect(inputsOf('link.check')).toEqual([]);
  });

  test('says what is special about the link, and that it could not be stored', async () => {
    await openPopup(
      popupState(),
      withLink({ hasPassword: true, expiry: '2026-12-01', unsaved: true }),
    );
    await expect.element(page.getByText(/Password protected · Active until .*2026/)).toBeVisible();
    await expect
      .element(page.getByText(/couldn’t store this link.*Free up disk space/))
      .toBeVisible();
  });

  test('leaves room below a long link', async () => {
    await page.viewport(360, 560);
    const shortUrl = 'https://links.northwind.example/summer-sale';
    const filing = ['Spring', 'Summer', 'Autumn'].map((name) => ({
      kind: 'channel' as const,
      id: name,
      name,
      state: 'done' as const,
    }));
    const { root } = await openPopup(popupState(), withLink({ shortUrl, filing }));
    await expect.element(page.getByText('Autumn')).toBeInTheDocument();
    // How many lines a link takes is up to the fonts of a computer.
    for (const apart of ['0', '0.15em']) {
      root.style.letterSpacing = apart;
      const add = root.querySelector('.filing-card')?.getBoundingClientRect().bottom;
      const foot = root.querySelector('.screen-foot')?.getBoundingClientRect().top;
      expect(add).toBeLessThanOrEqual(foot ?? 0);
    }
  });

  test.each([
    [{ told: { at: 1, visits: 0, lastAccessed: null, before: null, gone: true } }, /deleted from/],
    [{ status: 'disabled' }, /disabled on/],
    [{ expiry: '2020-01-01' }, /has expired/],
    [{ longUrl: 'https://elsewhere.example/sale' }, /It now leads to .*elsewhere\.example\/sale/],
  ] as const)(
    'given out again and not working as it should (%j) says so, and offers a new one',
    async (facts, says) => {
      const check = Promise.withResolvers<LinkCheck | null>();
      const { copied, inputsOf } = await openPopup(popupState({ existing: link }), {
        'link.check': async () => check.promise,
      });
      await expect.element(heading('Copied to clipboard')).toBeVisible();
      expect(copied).toEqual([link.shortUrl]);
      const moved = 'longUrl' in facts;
      check.resolve({ link: { ...link, ...facts }, works: moved, moved });
      await expect.element(page.getByRole('alert')).toMatchTextContent(says);
      if (moved) await expect.element(heading('This link leads elsewhere')).toBeVisible();
      else await expect.element(page.getByRole('img')).not.toBeInTheDocument();
      const switching = button('status' in facts ? 'Enable' : 'Disable');
      if ('told' in facts) await expect.element(switching).not.toBeInTheDocument();
      else await expect.element(switching).toBeVisible();
      await button('Create a new one').click();
      await expect.poll(() => inputsOf('link.shorten')).toMatchObject([{ again: true }]);
      await expect.element(button('Undo')).toBeVisible();
    },
  );

  test('given out again and working is shown as before', async () => {
    const { inputsOf } = await openPopup(popupState({ existing: link }), {
      'link.check': () => ({ link, works: true, moved: false }),
    });
    await expect.poll(() => inputsOf('link.check')).toEqual([{ shortUrl: link.shortUrl }]);
    await expect.element(heading('Copied to clipboard')).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  test('says whatever is uncertain about it in full', async () => {
    await page.viewport(360, 560);
    await openPopup(popupState(), {
      'link.shorten': () => ({
        how: 'found',
        link: { ...link, origin: 'uncertain', unconfirmed: ['password', 'expiry'] },
      }),
    });
    const said = page.getByText(/maybe by someone else.*the password.*the expiration/);
    await expect.element(said).toBeVisible();
    const { scrollWidth, clientWidth } = said.element();
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });

  test('is shown from its headline on, however long it is', async () => {
    await page.viewport(360, 560);
    const shortUrl = `https://short.example/${'x'.repeat(400)}`;
    const { root } = await openPopup(popupState(), withLink({ shortUrl }));
    await expect.element(button('Undo')).toBeVisible();
    expect(root.querySelector('.screen-body')?.scrollTop).toBe(0);
  });

  test('stands on the right where people read from the right', async () => {
    document.documentElement.dir = 'rtl';
    onTestFinished(() => document.documentElement.removeAttribute('dir'));
    const { root } = await openPopup();
    await expect.element(button('Undo')).toBeVisible();
    const ends = ['.short-link', '.detail-line'].map((selector) => {
      const line = root.querySelector(selector);
      const range = document.createRange();
      if (line !== null) range.selectNodeContents(line);
      return (line?.getBoundingClientRect().right ?? 0) - range.getBoundingClientRect().right;
    });
    for (const end of ends) expect(Math.abs(end)).toBeLessThanOrEqual(1);
  });

  test('of a link that there was says how it was visited', async () => {
    const looks = { 20_700: 12, 20_760: 900, 20_779: 1312 };
    const told = { at: 1, visits: 1312, lastAccessed: '2026-11-22 09:41:00', before: null, looks };
    const existing = { ...link, told: { ...told, gone: false } };
    const check = Promise.withResolvers<LinkCheck | null>();
    await openPopup(popupState({ existing }), { 'link.check': async () => check.promise });
    await expect.element(page.getByText(/^1,312 visits · Last visit.*Nov 22, 2026/)).toBeVisible();
    expect(document.querySelector('.details .sparkline')?.getBoundingClientRect().width).toBe(36);
    const now = { ...existing, told: { ...told, visits: 1313, gone: false } };
    check.resolve({ link: now, works: true, moved: false });
    await expect.element(page.getByText(/^1,313 visits/)).toBeVisible();
  });
});
