import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { draft, link, page as webPage, popupState } from '../../fixtures/popup-state';
import { fails } from './fake-services';
import { button, heading } from './locators';
import { openPopup } from './open-popup';

const ofPage = { url: webPage.url, tabId: 3, page: webPage.url };

describe('an uncertain create', () => {
  const unknown = fails({ code: 'outcome_unknown', operation: 'link.shorten', outcome: 'unknown' });

  test('of a service in maintenance says so, and when to come back', async () => {
    const away = {
      code: 'maintenance',
      outcome: 'unknown',
      until: Date.now() + 3_000_000,
    } as const;
    await openPopup(popupState(), { 'link.shorten': fails(away), 'link.recheck': fails(away) });
    await expect
      .element(page.getByText('Your service is in maintenance. Try again in 50 minutes.'))
      .toBeVisible();
    await expect.element(heading('Not created yet')).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(button('Check again')).toBeVisible();
  });

  test('is looked up by itself, once, and shown when found', async () => {
    const { inputsOf, copied } = await openPopup(popupState(), {
      'link.shorten': unknown,
      'link.recheck': () => ({ how: 'found', link }),
    });
    await expect
      .element(page.getByText('Created just before the connection dropped'))
      .toBeVisible();
    const within: unknown = expect.any(Number);
    const since: unknown = expect.any(Number);
    const asked = { ...ofPage, within, since };
    expect(inputsOf('link.recheck')).toEqual([asked]);
    expect(copied).toEqual([link.shortUrl]);
  });

  test('is not looked up once more where making it took all the time there is', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    const { inputsOf } = await openPopup(popupState(), {
      'link.shorten': async () => {
        clock.mockReturnValue(24_000);
        return unknown();
      },
    });
    await expect.element(heading('The link may already exist')).toBeVisible();
    expect(inputsOf('link.recheck')).toEqual([]);
    clock.mockRestore();
  });

  test('is found again at the next opening, and its draft is done', async () => {
    const { inputsOf } = await openPopup(popupState({ uncertain: true }), {
      'link.recheck': () => ({ how: 'found', link }),
    });
    await expect
      .element(page.getByText('Created just before the connection dropped'))
      .toBeVisible();
    expect(inputsOf('link.shorten')).toEqual([]);
    expect(inputsOf('link.recheck')).toEqual([ofPage]);
  });

  test('that certainly made nothing offers to shorten again', async () => {
    await openPopup(popupState(), { 'link.shorten': unknown });
    await expect
      .element(page.getByText('The link wasn’t created. Select Shorten to create it.'))
      .toBeVisible();
    await expect.element(button('Shorten')).toBeVisible();
  });

  test('that certainly made nothing, at a later opening, has all that was typed', async () => {
    const { inputsOf } = await openPopup(popupState({ uncertain: true, draft }), {
      'link.recheck': () => null,
    });
    await expect
      .element(page.getByText('The link wasn’t created. Select Shorten to create it.'))
      .toBeVisible();
    await button('Shorten').click();
    await expect.poll(() => inputsOf('link.shorten')).toMatchObject([{ alias: draft.alias }]);
  });

  test('whose service shows a web page says so, and opens that', async () => {
    const report = {
      code: 'web_page',
      page: 'https://short.example/app',
      outcome: 'unknown',
    } as const;
    await openPopup(popupState(), { 'link.shorten': fails(report), 'link.recheck': fails(report) });
    await expect.element(heading('The link may already exist')).toBeVisible();
    await expect
      .element(page.getByText(/^short\.example answered with a web page\./))
      .toBeVisible();
    const open = page.getByRole('link', { name: 'Open', exact: true });
    await expect.element(open).toHaveAttribute('href', report.page);
    await expect.element(button('Create another anyway')).toBeVisible();
  });

  test('says why where the cause is known', async () => {
    const late = fails({ code: 'timeout', outcome: 'unknown' });
    await openPopup(popupState(), { 'link.shorten': late });
    await expect.element(page.getByText(/Your service took too long to respond\.$/)).toBeVisible();
    await expect.element(page.getByText('The link wasn’t created.')).toBeVisible();
  });

  test('that made a link which leads elsewhere says so, and offers to make another', async () => {
    const altered = fails({ code: 'altered_link', link });
    await openPopup(popupState({ uncertain: true }), { 'link.recheck': altered });
    await expect.element(page.getByRole('alert')).toMatchTextContent(/a different destination/);
    await expect.element(button('Shorten')).toBeVisible();
  });

  test('that stays unknown offers to look again, and to make another only on purpose', async () => {
    const looks = [unknown, unknown, () => ({ how: 'found' as const, link })];
    const { inputsOf } = await openPopup(popupState(), {
      'link.shorten': unknown,
      'link.recheck': () => (looks.shift() ?? unknown)(),
    });
    await expect.element(heading('The link may already exist')).toBeVisible();
    await button('Check again').click();
    await expect.element(heading('The link may already exist')).toBeVisible();
    expect(inputsOf('link.shorten')).toHaveLength(1);
    await button('Create another anyway').click();
    await expect
      .element(page.getByText('Created just before the connection dropped'))
      .toBeVisible();
    expect(inputsOf('link.shorten')).toMatchObject([{ again: false }, { again: true }]);
  });
});
