import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { AppError } from '@/lib/model/errors';

import { draft, link, page as webPage, popupState } from '../../fixtures/popup-state';
import { fakeServices } from './fake-services';
import { openPopup } from './open-popup';

const button = (name: string) => page.getByRole('button', { name, exact: true });

const ofPage = { url: webPage.url, private: false, tabId: 3, page: webPage.url };

describe('an uncertain create', () => {
  const unknown = () =>
    Promise.reject(
      new AppError({ code: 'outcome_unknown', operation: 'link.shorten', outcome: 'unknown' }),
    );

  test('of a service in maintenance says so, and when to come back', async () => {
    const away = {
      code: 'maintenance',
      outcome: 'unknown',
      until: Date.now() + 3_000_000,
    } as const;
    const fails = () => Promise.reject(new AppError(away));
    const { services } = fakeServices({ 'link.shorten': fails, 'link.recheck': fails });
    await openPopup(services, popupState());
    await expect
      .element(page.getByText('Your service is in maintenance. Try again in 50 minutes.'))
      .toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Not created yet' })).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Check again' })).toBeVisible();
  });

  test('is looked up by itself, once, and shown when found', async () => {
    const { services, inputsOf, copied } = fakeServices({
      'link.shorten': unknown,
      'link.recheck': () => ({ how: 'found', link }),
    });
    await openPopup(services, popupState());
    await expect.element(page.getByText('Found after the connection was lost')).toBeVisible();
    const within: unknown = expect.any(Number);
    const since: unknown = expect.any(Number);
    const asked = { ...ofPage, within, since };
    expect(inputsOf('link.recheck')).toEqual([asked]);
    expect(copied).toEqual([link.shortUrl]);
  });

  test('is not looked up once more where making it took all the time there is', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
    const { services, inputsOf } = fakeServices({
      'link.shorten': async () => {
        clock.mockReturnValue(24_000);
        return unknown();
      },
    });
    await openPopup(services, popupState());
    await expect
      .element(page.getByRole('heading', { name: 'The link may already exist' }))
      .toBeVisible();
    expect(inputsOf('link.recheck')).toEqual([]);
    clock.mockRestore();
  });

  test('is found again at the next opening, and its draft is done', async () => {
    const { services, inputsOf } = fakeServices({
      'link.recheck': () => ({ how: 'found', link }),
    });
    await openPopup(services, popupState({ uncertain: true }));
    await expect.element(page.getByText('Found after the connection was lost')).toBeVisible();
    expect(inputsOf('link.shorten')).toEqual([]);
    expect(inputsOf('link.recheck')).toEqual([ofPage]);
  });

  test('that certainly made nothing offers to shorten again', async () => {
    const { services } = fakeServices({ 'link.shorten': unknown });
    await openPopup(services, popupState());
    await expect
      .element(page.getByText('The link wasn’t created. Select Shorten to create it.'))
      .toBeVisible();
    await expect.element(button('Shorten')).toBeVisible();
  });

  test('that certainly made nothing, at a later opening, has all that was typed', async () => {
    const { services, inputsOf } = fakeServices({ 'link.recheck': () => null });
    await openPopup(services, popupState({ uncertain: true, draft }));
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
    const fails = () => Promise.reject(new AppError(report));
    await openPopup(
      fakeServices({ 'link.shorten': fails, 'link.recheck': fails }).services,
      popupState(),
    );
    await expect
      .element(page.getByRole('heading', { name: 'The link may already exist' }))
      .toBeVisible();
    await expect.element(page.getByText(/^Your service answered with a web page\./)).toBeVisible();
    const open = page.getByRole('link', { name: 'Open', exact: true });
    await expect.element(open).toHaveAttribute('href', report.page);
    await expect.element(button('Create another anyway')).toBeVisible();
  });

  test('says why where the cause is known', async () => {
    const late = () => Promise.reject(new AppError({ code: 'timeout', outcome: 'unknown' }));
    const { services } = fakeServices({ 'link.shorten': late });
    await openPopup(services, popupState());
    await expect.element(page.getByText('Your service took too long to respond.')).toBeVisible();
    await expect.element(page.getByText('The link wasn’t created.')).toBeVisible();
  });

  test('that made a link which leads elsewhere says so, and offers to make another', async () => {
    const altered = () => Promise.reject(new AppError({ code: 'altered_link', link }));
    const { services } = fakeServices({ 'link.recheck': altered });
    await openPopup(services, popupState({ uncertain: true }));
    await expect.element(page.getByRole('alert')).toMatchTextContent(/a different destination/);
    await expect.element(button('Shorten')).toBeVisible();
  });

  test('that stays unknown offers to look again, and to make another only on purpose', async () => {
    const looks = [unknown, unknown, () => ({ how: 'found' as const, link })];
    const { services, inputsOf } = fakeServices({
      'link.shorten': unknown,
      'link.recheck': () => (looks.shift() ?? unknown)(),
    });
    await openPopup(services, popupState());
    await expect
      .element(page.getByRole('heading', { name: 'The link may already exist' }))
      .toBeVisible();
    await button('Check again').click();
    await expect
      .element(page.getByRole('heading', { name: 'The link may already exist' }))
      .toBeVisible();
    expect(inputsOf('link.shorten')).toHaveLength(1);
    await button('Create another anyway').click();
    await expect.element(page.getByText('Found after the connection was lost')).toBeVisible();
    expect(inputsOf('link.shorten')).toMatchObject([{ again: false }, { again: true }]);
  });
});
