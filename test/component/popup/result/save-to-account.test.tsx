import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import type { ErrorReport } from '@/lib/model/errors';

import { link, popupState } from '../../../fixtures/popup-state';
import { stopClock } from '../../../fixtures/stop-clock';
import { failsOnce } from '../fake-services';
import { button } from '../locators';
import { openPopup } from '../open-popup';
import { places } from '../places';

const save = button('Save to account');
const codes = page.getByRole('link', { name: 'QR codes' });

const failing = (report: ErrorReport) => ({ 'qr.save': failsOnce(report, { id: '1' }) });

const unknown: ErrorReport = { code: 'outcome_unknown', outcome: 'unknown' };

describe('Save to account', () => {
  test('saves once, under the page’s title, and leads to the QR codes', async () => {
    const { promise, resolve } = Promise.withResolvers<{ id: null }>();
    const { inputsOf } = await openPopup(popupState(), { 'qr.save': () => promise });
    await expect.element(save).toBeVisible();
    const pressed = save.element() as HTMLButtonElement;
    pressed.click();
    pressed.click();
    await expect.element(button('Saving…')).toHaveAttribute('aria-busy', 'true');
    pressed.click();
    resolve({ id: null });
    await expect.element(button('Saved')).toHaveAttribute('aria-disabled', 'true');
    pressed.click();
    await expect.element(codes).toHaveAttribute('href', '/options.html#qr-codes');
    expect(inputsOf('qr.save')).toEqual([{ shortUrl: link.shortUrl, name: 'An article' }]);
  });

  test('that failed says why and can be pressed again', async () => {
    const { inputsOf } = await openPopup(popupState(), failing({ code: 'plan_limit' }));
    await save.click();
    const status = page
      .getByRole('status')
      .filter({ hasText: 'your plan’s limit on this service.' });
    await expect.element(status).toBeVisible();
    await save.click();
    await expect.element(button('Saved')).toBeVisible();
    expect(inputsOf('qr.save')).toHaveLength(2);
  });

  test('that may have worked saves a second time only on purpose', async () => {
    const { inputsOf } = await openPopup(popupState(), failing(unknown));
    await save.click();
    await expect
      .element(page.getByText(/^The code may already be saved\. Check QR codes\.$/))
      .toBeVisible();
    await expect.element(codes).toBeVisible();
    await save.dblClick();
    await expect.element(button('Save again')).toBeVisible();
    expect(inputsOf('qr.save')).toHaveLength(1);
    await button('Save again').click();
    await expect.element(button('Saved')).toBeVisible();
    expect(inputsOf('qr.save')).toHaveLength(2);
  });

  test('waits out the rate limit and goes on by itself', async () => {
    const pass = stopClock();
    const limited: ErrorReport = { code: 'rate_limited', until: Date.now() + 1000 };
    await openPopup(popupState(), failing(limited));
    await save.click();
    await expect.element(page.getByText('Continuing in 1 s')).toHaveAttribute('aria-hidden');
    await expect.element(button('Saving…')).toHaveAttribute('aria-busy', 'true');
    pass(1000);
    await expect.element(button('Saved')).toBeVisible();
  });

  test('moves nothing by what it says', async () => {
    await page.viewport(360, 560);
    const { root } = await openPopup(popupState(), failing(unknown));
    // How much room words take is up to the fonts of a computer.
    const all = () =>
      ['0', '0.2em'].map((apart) => {
        root.style.letterSpacing = apart;
        return places('.qr, .qr-files, .qr-save, .filing-card, .screen-foot');
      });
    const before = all();
    await save.click();
    await expect.element(codes).toBeVisible();
    expect(all()).toEqual(before);
  });
});
