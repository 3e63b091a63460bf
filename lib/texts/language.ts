import { browser } from 'wxt/browser';

import { lazy } from '@/lib/async/lazy';

import { getMessage } from './get-message';

/** As a tag (`pt-BR`): the browser's, or English where Curtail lacks it. */
export const language = (): string => words().tag;

export const direction = (): 'ltr' | 'rtl' => words().direction;

/** The browser's with its region, unless Curtail speaks another language. */
export const formatLanguage = (): string => words().formats;

export const pluralCategory = (count: number): Intl.LDMLPluralRule => pluralRules().select(count);

export const isolated = (name: string): string =>
  direction() === 'ltr' && !rightToLeft.test(name) ? name : `\u2068${name}\u2069`;

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]|[\ud802\ud803\ud83a\ud83b]/;

// Messages say which catalogue the browser picked.
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
