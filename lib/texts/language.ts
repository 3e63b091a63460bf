import { browser } from 'wxt/browser';

import { lazy } from '@/lib/async/lazy';

import { getMessage } from './get-message';

/** The language of the words that people read here, as a tag (`pt-BR`): the browser's own, English where Curtail does not speak it. */
export const language = (): string => words().tag;

/** The direction of that language. */
export const direction = (): 'ltr' | 'rtl' => words().direction;

/**
 * The language of numbers, dates and lists: the browser's with its region, unless the words around them are in another one.
 */
export const formatLanguage = (): string => words().formats;

/** Which wording a number of things takes in the language of the words: `one`, `few`, `other` … */
export const pluralCategory = (count: number): Intl.LDMLPluralRule => pluralRules().select(count);

/** A name as it stands in a sentence: where its letters may run the other way, it is kept from turning what is around it. */
export const isolated = (name: string): string =>
  direction() === 'ltr' && !rightToLeft.test(name) ? name : `\u2068${name}\u2069`;

/** Letters of the scripts that are written from right to left: Hebrew, Arabic and their neighbors. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|[\ud802\ud803\ud83a\ud83b]/;

// Both are messages, so they are those of the catalogue that the browser chose, whatever its own language is.
const words = lazy(() => {
  const tag = getMessage('language') || 'en';
  const own = browser.i18n.getUILanguage();
  return {
    tag,
    direction: getMessage('direction') === 'rtl' ? ('rtl' as const) : ('ltr' as const),
    formats: primary(own) === primary(tag) ? own : tag,
  };
});

const pluralRules = lazy(() => new Intl.PluralRules(language()));

const primary = (tag: string): string => tag.split(/[-_]/, 1)[0]?.toLowerCase() ?? '';
