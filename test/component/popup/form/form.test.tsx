import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { addDays, localDay } from '@/lib/rules/expiry';

import { draft, link, page as webPage } from '../../../fixtures/popup-state';
import { stopClock } from '../../../fixtures/stop-clock';
import { fakeServices, formState } from '../fake-services';
import { openPopup } from '../open-popup';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string) => page.getByLabelText(name, { exact: true });

describe('the form', () => {
  test('begins with the page and everything else blank, at the alias', async () => {
    await openPopup(fakeServices().services, formState());
    await expect.element(field('Destination URL')).toHaveValue(webPage.url);
    await expect.element(field('Alias')).toHaveValue('');
    await expect.element(field('Alias')).toHaveFocus();
    await expect.element(field('Password')).toHaveValue('');
    await expect
      .element(field('Password'))
      .toHaveAccessibleDescription('Your service’s logs may contain the password.');
    await expect.element(field('Expiration')).toHaveValue('');
    await expect.element(field('Domain')).toHaveValue('');
  });

  test('makes the link with every option, by Enter', async () => {
    const { services, inputsOf } = fakeServices();
    stopClock();
    await openPopup(services, formState());
    const week = addDays(localDay(new Date()), 7);
    await userEvent.fill(field('Password'), 'open.sesame');
    await userEvent.selectOptions(field('Expiration'), week);
    await userEvent.selectOptions(field('Domain'), 'links.example.com');
    await userEvent.fill(field('Alias'), 'spring-sale');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { name: 'Copied to clipboard' })).toBeVisible();
    expect(inputsOf('link.shorten')).toEqual([
      {
        url: webPage.url,
        title: 'An article',
        alias: 'spring-sale',
        password: 'open.sesame',
        expiry: week,
        domain: 'links.example.com',
        again: false,
        private: false,
        tabId: 3,
        page: webPage.url,
      },
    ]);
    expect(inputsOf('preferences.save')).toEqual([{ lastDomain: 'links.example.com' }]);
  });

  test('a second press makes no second link', async () => {
    const { promise, resolve } = Promise.withResolvers<{ how: 'created'; link: typeof link }>();
    const { services, inputsOf } = fakeServices({ 'link.shorten': () => promise });
    await openPopup(services, formState());
    await button('Shorten').click();
    await expect.element(button('Shorten')).toHaveAttribute('aria-busy', 'true');
    (button('Shorten').element() as HTMLButtonElement).click();
    await userEvent.fill(field('Alias'), 'x');
    await userEvent.keyboard('{Enter}');
    resolve({ how: 'created', link });
    await expect.element(page.getByRole('heading', { name: 'Copied to clipboard' })).toBeVisible();
    expect(inputsOf('link.shorten')).toHaveLength(1);
  });

  test('keeps what is typed for the tab, and shows it again', async () => {
    const first = fakeServices();
    await openPopup(first.services, formState());
    await userEvent.fill(field('Alias'), 'half-typed');
    expect(first.inputsOf('draft.save').at(-1)).toMatchObject({
      tabId: 3,
      draft: { url: webPage.url, alias: 'half-typed' },
    });
  });

  test('shows a kept draft instead of making a link at once', async () => {
    const { services } = fakeServices();
    await openPopup(services, formState({ draft }));
    await expect.element(field('Destination URL')).toHaveValue(draft.url);
    await expect.element(field('Alias')).toHaveValue('typed');
  });
});

describe('what is refused where it is typed', () => {
  test.each([
    ['Alias', 'my alias', 'Use only letters, digits, hyphens and underscores.'],
    ['Alias', 'a'.repeat(101), 'Use 100 characters or fewer.'],
    ['Password', 'a/b', 'Use only letters, digits and . _ ~ ! * @ $ = , -'],
    ['Password', '.hidden', 'Start with a character other than a dot.'],
    ['Password', 'p'.repeat(65), 'Use 64 characters or fewer.'],
  ])('the field %s is marked, and described by what is wrong', async (name, typed, sentence) => {
    const { services, inputsOf } = fakeServices();
    await openPopup(services, formState());
    await userEvent.fill(field(name), typed);
    await expect.element(page.getByText(sentence)).toBeVisible();
    await expect.element(field(name)).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field(name)).toHaveAccessibleDescription(sentence);
    await button('Shorten').click();
    await expect.element(field(name)).toHaveFocus();
    await expect.element(field(name)).toHaveValue(typed);
    expect(inputsOf('link.shorten')).toEqual([]);
  });

  test.each([
    ['no.address', undefined],
    [
      'https://me:secret@example.com/',
      'This URL contains a username or password. Remove it first.',
    ],
    ['nonsense', 'Enter a valid URL.'],
    ['javascript:alert(1)', 'Only http and https URLs can be shortened.'],
    ['', 'Enter a URL to shorten.'],
    [
      `https://example.com/${'x'.repeat(10_000)}`,
      'This URL is too long. The limit is 8,192 characters.',
    ],
  ])('the address “%.20s”', async (typed, sentence) => {
    const { services, inputsOf } = fakeServices();
    await openPopup(services, formState());
    await userEvent.fill(field('Destination URL'), typed);
    await button('Shorten').click();
    if (sentence === undefined) {
      await expect
        .element(page.getByRole('heading', { name: 'Copied to clipboard' }))
        .toBeVisible();
    } else {
      await expect.element(page.getByText(sentence)).toBeVisible();
      await expect.element(field('Destination URL')).toHaveFocus();
      expect(inputsOf('link.shorten')).toEqual([]);
    }
  });

  test('a day that is over', async () => {
    const { services, inputsOf } = fakeServices();
    await openPopup(services, formState());
    await userEvent.selectOptions(field('Expiration'), 'Pick a date…');
    const day = field('Expiration date').element() as HTMLInputElement;
    expect([day.value.length, day.min]).toEqual([10, day.value]);
    await userEvent.fill(field('Expiration date'), '2020-02-01');
    await expect.element(page.getByText('This date is in the past.')).toBeVisible();
    await button('Shorten').click();
    await expect.element(field('Expiration')).toHaveFocus();
    expect(inputsOf('link.shorten')).toEqual([]);
  });
});

describe('a page that cannot be shortened', () => {
  test('says why, and takes another address', async () => {
    const { services, inputsOf } = fakeServices();
    await openPopup(
      services,
      formState({ page: { ...webPage, url: '', problem: 'browser_page' } }),
    );
    await expect
      .element(page.getByText(/^Browser pages can’t be shortened: nobody else could open them\./))
      .toBeVisible();
    await expect.element(field('Destination URL')).toHaveFocus();
    await userEvent.fill(field('Destination URL'), 'https://example.com/pasted');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { name: 'Copied to clipboard' })).toBeVisible();
    expect(inputsOf('link.shorten')).toMatchObject([
      { url: 'https://example.com/pasted', title: '' },
    ]);
  });
});
