import { afterAll, describe, expect, test, vi } from 'vitest';

import { type CatalogueMessage, readMessage } from '../../fixtures/catalogue.ts';

type Catalogue = Readonly<Record<string, CatalogueMessage>>;

const count = { count: { content: '$1' } };
const countAndName = { ...count, name: { content: '$2' } };

const english: Catalogue = {
  language: { message: 'en' },
  direction: { message: 'ltr' },
  saved: { message: '“$name$” was saved in $count$ ms.', placeholders: countAndName },
  price: { message: 'It costs $$5.' },
  links_one: { message: '$count$ link of $name$', placeholders: countAndName },
  links_other: { message: '$count$ links of $name$', placeholders: countAndName },
};

const polish: Catalogue = {
  language: { message: 'pl' },
  direction: { message: 'ltr' },
  links_one: { message: '$count$ link', placeholders: count },
  links_few: { message: '$count$ linki', placeholders: count },
  links_many: { message: '$count$ linków', placeholders: count },
  links_other: { message: '$count$ linku', placeholders: count },
};

const arabic: Catalogue = {
  ...english,
  language: { message: 'ar' },
  direction: { message: 'rtl' },
};

// What was loaded here speaks other languages than the files that come after it.
afterAll(() => {
  vi.resetModules();
});

/** Loads the helper anew, in a browser that shows that catalogue and is itself in a language of its own. */
async function speaking(catalogue: Catalogue, own: string) {
  vi.resetModules();
  const { browser } = await import('wxt/browser');
  Object.assign(browser, {
    i18n: {
      getMessage: (key: string, values: string[]) => readMessage(catalogue, key, values),
      getUILanguage: () => own,
    },
  });
  const { t, plural } = await import('@/lib/texts/translate');
  const { language, direction, formatLanguage } = await import('@/lib/texts/language');
  // The words of these catalogues are none of the product's.
  return { t, plural, language, direction, formatLanguage } as unknown as {
    t: (key: string, values?: Record<string, string | number>) => string;
    plural: (key: string, count: number, values?: Record<string, string | number>) => string;
    language: () => string;
    direction: () => string;
    formatLanguage: () => string;
  };
}

describe('what a page learned', () => {
  test('is not asked of the browser again', async () => {
    const { t } = await speaking(english, 'en-US');
    const { browser } = await import('wxt/browser');
    const asked = vi.spyOn(browser.i18n, 'getMessage');
    expect([t('price'), t('price')]).toEqual(['It costs $5.', 'It costs $5.']);
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test('is handed on as it is learned, and is what another page begins with', async () => {
    const { t } = await speaking(english, 'en-US');
    const { rememberMessages } = await import('@/lib/texts/get-message');
    const learned = vi.fn();
    rememberMessages({ price: 'It is free.' }, (all) => learned({ ...all }));
    expect(t('price')).toBe('It is free.');
    expect(learned).not.toHaveBeenCalled();
    expect(t('saved', { name: 'Spring', count: 2 })).toBe('“Spring” was saved in 2 ms.');
    const [[all]] = learned.mock.calls as [[Record<string, string>]];
    rememberMessages(all, vi.fn());
    expect(t('saved', { name: 'Fall', count: 3 })).toBe('“Fall” was saved in 3 ms.');
  });

  test('holds days in words, too', async () => {
    await speaking(english, 'en-US');
    const { rememberMessages } = await import('@/lib/texts/get-message');
    const { dayInWords } = await import('@/lib/texts/day');
    const learned = vi.fn();
    rememberMessages({ '2026-12-06': 'Sunday' }, (all) => learned({ ...all }));
    expect(dayInWords('2026-12-06')).toBe('Sunday');
    expect(dayInWords('2026-12-07')).toBe('Dec 7, 2026');
    expect(learned).toHaveBeenLastCalledWith(
      expect.objectContaining({ '2026-12-06': 'Sunday', '2026-12-07': 'Dec 7, 2026' }),
    );
  });
});

describe('a message', () => {
  test('has each value in its place, and numbers as they are written there', async () => {
    const { t } = await speaking(english, 'en-US');
    expect(t('saved', { name: 'Spring', count: 1200 })).toBe('“Spring” was saved in 1,200 ms.');
    expect(t('saved', { count: 2, name: 'cut $1 & $2' })).toBe('“cut $1 & $2” was saved in 2 ms.');
  });

  test('may hold a dollar', async () => {
    const { t } = await speaking(english, 'en-US');
    expect(t('price')).toBe('It costs $5.');
  });

  test('keeps a name that may run the other way from turning the sentence', async () => {
    const { t } = await speaking(english, 'en-US');
    expect(t('saved', { name: 'عيد', count: 1 })).toBe('“\u2068عيد\u2069” was saved in 1 ms.');
    const { t: inArabic } = await speaking(arabic, 'ar');
    expect(inArabic('saved', { name: 'Spring', count: 1 })).toContain('\u2068Spring\u2069');
  });
});

describe('a number of things', () => {
  test.each([
    [1, '1 link of it'],
    [0, '0 links of it'],
    [1234, '1,234 links of it'],
  ])('%d in English', async (number, text) => {
    const { plural } = await speaking(english, 'en-US');
    expect(plural('links', number, { name: 'it' })).toBe(text);
  });

  test.each([
    [1, '1 link'],
    [3, '3 linki'],
    [5, '5 linków'],
    [1.5, '1,5 linku'],
  ])('%d in Polish', async (number, text) => {
    const { plural } = await speaking(polish, 'pl');
    expect(plural('links', number)).toBe(text);
  });

  test('takes the categories of the words, not those of a browser that Curtail has no words for', async () => {
    const { plural } = await speaking(english, 'pl');
    expect(plural('links', 3, { name: 'it' })).toBe('3 links of it');
  });
});

describe('numbers and dates', () => {
  test.each([
    ['en-GB', english, 'en-GB'],
    ['ar-EG', arabic, 'ar-EG'],
    ['sv', english, 'en'],
    ['pl', polish, 'pl'],
  ])('of a browser in %s are written as the words are', async (own, catalogue, formats) => {
    const { formatLanguage } = await speaking(catalogue, own);
    expect(formatLanguage()).toBe(formats);
  });

  test('the page has the language and direction of its words', async () => {
    const { language, direction } = await speaking(arabic, 'he');
    expect([language(), direction()]).toEqual(['ar', 'rtl']);
  });
});
