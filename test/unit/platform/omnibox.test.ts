import { beforeEach, describe, expect, test, vi } from 'vitest';

import { descriptionStyle, onAddressBarTyped } from '@/lib/platform/omnibox';

type Typed = (text: string, show: (lines: unknown[]) => void) => void;

const { browser, typed } = vi.hoisted(() => {
  const listeners: Typed[] = [];
  const runtime: Record<string, unknown> = {};
  const omnibox = {
    onInputChanged: { addListener: (listener: Typed) => listeners.push(listener) },
    setDefaultSuggestion: vi.fn(),
  };
  return { typed: listeners, browser: { runtime, omnibox } };
});

vi.mock('wxt/browser', () => ({ browser }));

const line = (text: string) => ({ content: text, description: text });
const lines = (first: string) => ({
  first,
  best: line(`best ${first}`),
  suggestions: [line(first)],
});

beforeEach(() => {
  browser.runtime = {};
  typed.length = 0;
  vi.clearAllMocks();
});

describe('what is typed after the keyword', () => {
  test('is answered with the first line and the others', async () => {
    const anyFirst = vi.fn(() => 'anything');
    onAddressBarTyped(async (text) => lines(`for ${text}`), anyFirst);
    const show = vi.fn();
    typed[0]?.('words', show);
    await expect.poll(() => show).toHaveBeenCalledWith(lines('for words').suggestions);
    expect(browser.omnibox.setDefaultSuggestion).toHaveBeenCalledWith({ description: 'for words' });
    expect(anyFirst).not.toHaveBeenCalled();
  });

  test('has a first line that fits everything, and the best link below it, in Firefox', async () => {
    browser.runtime = { getBrowserInfo: () => undefined };
    onAddressBarTyped(
      async (text) => lines(text),
      () => 'anything',
    );
    const show = vi.fn();
    typed[0]?.('words', show);
    await expect.poll(() => show).toHaveBeenCalledWith([line('best words'), line('words')]);
    expect(browser.omnibox.setDefaultSuggestion.mock.calls).toEqual([
      [{ description: 'anything' }],
    ]);
  });

  test('a late answer to something older is not shown, nor is a failure', async () => {
    const answers = new Map(
      ['w', 'wo', 'wor'].map((text) => [text, Promise.withResolvers<ReturnType<typeof lines>>()]),
    );
    onAddressBarTyped(
      async (text) => (await answers.get(text)?.promise) ?? lines(''),
      () => 'anything',
    );
    const show = vi.fn();
    for (const text of answers.keys()) typed[0]?.(text, show);
    answers.get('wor')?.resolve(lines('wor'));
    answers.get('wo')?.reject(new Error('gone'));
    await expect.poll(() => show).toHaveBeenCalledOnce();
    answers.get('w')?.resolve(lines('w'));
    await answers.get('w')?.promise;
    await Promise.resolve();
    expect(show).toHaveBeenCalledExactlyOnceWith(lines('wor').suggestions);
  });
});

test.each([
  ['xml', {}],
  ['plain', { getBrowserInfo: () => undefined }],
])('descriptions are %s', (style, runtime) => {
  browser.runtime = runtime;
  expect(descriptionStyle()).toBe(style);
});
