import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { AppError } from '@/lib/model/errors';

import { link, page as webPage, popupState } from '../../fixtures/popup-state';
import { fakeServices } from './fake-services';
import { openPopup } from './open-popup';

const button = (name: string) => page.getByRole('button', { name, exact: true });

const ofPage = { url: webPage.url, private: false, tabId: 3, page: webPage.url };

describe('at once', () => {
  test('makes the link, copies it and says so', async () => {
    const { services, inputsOf, copied } = fakeServices();
    await openPopup(services, popupState());
    await expect.element(page.getByRole('heading', { name: 'Copied to clipboard' })).toBeVisible();
    await expect.element(page.getByText('aB3xY9', { exact: true })).toBeVisible();
    await expect
      .element(page.getByRole('status').filter({ hasText: `Copied ${link.shortUrl}` }))
      .toBeInTheDocument();
    expect(inputsOf('link.shorten')).toEqual([{ ...ofPage, title: 'An article', again: false }]);
    expect(copied).toEqual([link.shortUrl]);
  });

  test('asks for the link before it draws', async () => {
    const drawn: boolean[] = [];
    const { services } = fakeServices({
      'link.shorten': () => {
        drawn.push(document.querySelector('.screen-body') !== null);
        return { how: 'created', link };
      },
    });
    await openPopup(services, popupState());
    expect(drawn).toEqual([false]);
  });

  test('says what it is doing meanwhile', async () => {
    const { services } = fakeServices({ 'link.shorten': () => new Promise(() => {}) });
    await openPopup(services, popupState());
    await expect
      .element(page.getByRole('heading', { name: 'Creating your short link…' }))
      .toBeVisible();
  });

  test('never says copied when it was not, until Copy works', async () => {
    const answers = [false, true];
    const { services } = fakeServices({}, { copyText: async () => answers.shift() ?? true });
    await openPopup(services, popupState());
    await expect
      .element(page.getByRole('heading', { name: 'Couldn’t copy. Select Copy.' }))
      .toBeVisible();
    expect(document.body.textContent).not.toContain('Copied');
    await button('Copy').click();
    await expect.element(page.getByRole('heading', { name: 'Copied to clipboard' })).toBeVisible();
  });

  test('begins with the focus on Copy', async () => {
    await openPopup(fakeServices().services, popupState());
    await expect.element(button('Copy')).toHaveFocus();
  });

  test('leaves nothing in a private window to chance: the form comes first', async () => {
    const { services, messages } = fakeServices();
    await openPopup(services, popupState({ page: { ...webPage, private: true } }));
    await expect.element(button('Shorten')).toBeVisible();
    const sent = new Set(messages.map(({ name }) => name));
    // Neither of them reaches the service.
    expect(['account.known', 'link.getIdMatch']).toEqual(expect.arrayContaining([...sent]));
  });
});

describe('a page that has a link', () => {
  test('shows and copies it, and makes none', async () => {
    const { services, inputsOf, copied } = fakeServices();
    await openPopup(services, popupState({ existing: link }));
    await expect.element(page.getByText(/Shortened Sep 2\d, 2026/)).toBeVisible();
    expect(inputsOf('link.shorten')).toEqual([]);
    expect(copied).toEqual([link.shortUrl]);
  });

  test('says so where nobody told on which day that was', async () => {
    const existing = { ...link, createdAt: 0 };
    await openPopup(fakeServices().services, popupState({ existing }));
    await expect.element(page.getByText('You already shortened this page')).toBeVisible();
  });

  test.for([
    [webPage.url, webPage.url],
    ['http://www.example.com/article/?id=5', 'Destination: http://www.example.com/article/?id=5'],
  ] as const)('leads to %s, of which it says %j', async ([longUrl, line]) => {
    const existing = { ...link, longUrl };
    await openPopup(fakeServices().services, popupState({ existing }));
    await expect.element(page.getByTitle(longUrl)).toHaveTextContent(line);
    await expect.element(button('Create another')).toBeVisible();
  });

  test('Create another makes one although there is one', async () => {
    const { services, inputsOf } = fakeServices();
    await openPopup(services, popupState({ existing: link }));
    await button('Create another').click();
    await expect.element(button('Undo')).toBeVisible();
    expect(inputsOf('link.shorten')).toMatchObject([{ url: webPage.url, again: true }]);
  });

  test('Create another offers the choices first where the toolbar button does', async () => {
    const { services, inputsOf } = fakeServices();
    const preferences = { ...popupState().preferences, toolbar: 'form' as const };
    await openPopup(services, popupState({ existing: link, preferences }));
    await button('Create another').click();
    await button('Shorten').click();
    await expect.element(button('Undo')).toBeVisible();
    expect(inputsOf('link.shorten')).toMatchObject([{ again: true }]);
  });
});

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
