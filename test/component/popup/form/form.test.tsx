import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { addDays, localDay } from '@/lib/rules/expiry';

import { link, page as webPage } from '../../../fixtures/popup-state';
import { stopClock } from '../../../fixtures/stop-clock';
import { formState } from '../fake-services';
import { button, field, heading } from '../locators';
import { openPopup } from '../open-popup';

describe('the form', () => {
  test('begins with the page and everything else blank, at the alias, and keeps what is typed for the tab', async () => {
    const { inputsOf } = await openPopup(formState());
    await expect.element(field('Destination URL')).toHaveValue(webPage.url);
    await expect.element(field('Alias')).toHaveValue('');
    await expect.element(field('Alias')).toHaveFocus();
    await expect.element(field('Password')).toHaveValue('');
    await expect.element(field('Password')).toHaveAccessibleDescription('');
    await expect.element(field('Expiration')).toHaveValue('');
    await expect.element(field('Domain')).toHaveValue('');
    await userEvent.fill(field('Alias'), 'half-typed');
    expect(inputsOf('draft.save').at(-1)).toMatchObject({
      tabId: 3,
      draft: { url: webPage.url, alias: 'half-typed' },
    });
  });

  test('makes the link with every option, by Enter', async () => {
    stopClock();
    const { inputsOf } = await openPopup(formState());
    const week = addDays(localDay(new Date()), 7);
    await userEvent.fill(field('Password'), 'open.sesame');
    await expect
      .element(field('Password'))
      .toHaveAccessibleDescription('Your service’s logs may contain the password.');
    await userEvent.selectOptions(field('Expiration'), week);
    await userEvent.selectOptions(field('Domain'), 'links.example.com');
    await userEvent.fill(field('Alias'), 'spring-sale');
    await userEvent.keyboard('{Enter}');
    await expect.element(heading('Copied to clipboard')).toBeVisible();
    expect(inputsOf('link.shorten')).toEqual([
      {
        url: webPage.url,
        title: 'An article',
        alias: 'spring-sale',
        password: 'open.sesame',
        expiry: week,
        domain: 'links.example.com',
        again: false,
        tabId: 3,
        page: webPage.url,
      },
    ]);
    expect(inputsOf('preferences.save')).toEqual([{ lastDomain: 'links.example.com' }]);
  });

  test('a second press makes no second link', async () => {
    const { promise, resolve } = Promise.withResolvers<{ how: 'created'; link: typeof link }>();
    const { inputsOf } = await openPopup(formState(), { 'link.shorten': () => promise });
    await button('Shorten').click();
    await expect.element(button('Shorten')).toHaveAttribute('aria-busy', 'true');
    (button('Shorten').element() as HTMLButtonElement).click();
    await userEvent.fill(field('Alias'), 'x');
    await userEvent.keyboard('{Enter}');
    resolve({ how: 'created', link });
    await expect.element(heading('Copied to clipboard')).toBeVisible();
    expect(inputsOf('link.shorten')).toHaveLength(1);
  });
});

describe('what is refused where it is typed', () => {
  test.each<[string, string, [typed: string, sentence: string][]]>([
    [
      'Alias',
      '',
      [
        ['my alias', 'Use only letters, digits, hyphens and underscores.'],
        ['a'.repeat(101), 'Use 100 characters or fewer.'],
      ],
    ],
    [
      'Password',
      '',
      [
        ['a/b', 'Use only letters, digits and . _ ~ ! * @ $ = , -'],
        ['.hidden', 'Start with a character other than a dot.'],
        ['p'.repeat(65), 'Use 64 characters or fewer.'],
      ],
    ],
    [
      'Destination URL',
      'no.address',
      [
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
      ],
    ],
  ])(
    'the field %s is marked, and described by what is wrong, until it is right',
    async (name, right, wrong) => {
      const { inputsOf } = await openPopup(formState());
      for (const [typed, sentence] of wrong) {
        await userEvent.fill(field(name), typed);
        await button('Shorten').click();
        await expect.element(field(name)).toHaveAccessibleDescription(sentence);
        await expect.element(page.getByText(sentence)).toBeVisible();
        await expect.element(field(name)).toHaveAttribute('aria-invalid', 'true');
        await expect.element(field(name)).toHaveFocus();
        await expect.element(field(name)).toHaveValue(typed);
      }
      expect(inputsOf('link.shorten')).toEqual([]);
      await userEvent.fill(field(name), right);
      await button('Shorten').click();
      await expect.element(heading('Copied to clipboard')).toBeVisible();
    },
  );

  test('a day that is over', async () => {
    const { inputsOf } = await openPopup(formState());
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
    const { inputsOf } = await openPopup(
      formState({ page: { ...webPage, url: '', problem: 'browser_page' } }),
    );
    await expect
      .element(page.getByText(/^Browser pages can’t be shortened: nobody else could open them\./))
      .toBeVisible();
    await expect.element(field('Destination URL')).toHaveFocus();
    await userEvent.fill(field('Destination URL'), 'https://example.com/pasted');
    await userEvent.keyboard('{Enter}');
    await expect.element(heading('Copied to clipboard')).toBeVisible();
    expect(inputsOf('link.shorten')).toMatchObject([
      { url: 'https://example.com/pasted', title: '' },
    ]);
  });
});
