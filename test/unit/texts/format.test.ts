import { afterEach, expect, test, vi } from 'vitest';
import { browser } from 'wxt/browser';

import { countryName, factsText } from '@/lib/texts/format';

test.each([
  [['3 links ready', '2 rows skipped'], '3 links ready, 2 rows skipped'],
  [['3 links ready', ''], '3 links ready'],
  [['2 created', '1 existing', '3 failed'], '2 created, 1 existing, 3 failed'],
  [[], ''],
])('%j become “%s”', (facts, text) => {
  expect(factsText(facts)).toBe(text);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

test.each([
  ['DE', 'Germany'],
  ['fr', 'France'],
  ['Germany', 'Germany'],
  ['XQ', 'XQ'],
  ['Middle-earth', 'Middle-earth'],
  ['', ''],
  ['d\u0000', 'd\u0000'],
])('the country %j is %j', (told, name) => {
  expect(countryName(told)).toBe(name);
});

test.each([
  ['DE', 'Deutschland'],
  ['germany', 'Deutschland'],
  ['United States', 'Vereinigte Staaten'],
  ['Middle-earth', 'Middle-earth'],
])('the country %j is %j to whoever reads German', async (told, name) => {
  vi.spyOn(browser.i18n, 'getMessage').mockImplementation((key) =>
    key === 'language' ? 'de' : '',
  );
  vi.resetModules();
  const { countryName: inGerman } = await import('@/lib/texts/format');
  expect(inGerman(told)).toBe(name);
});
