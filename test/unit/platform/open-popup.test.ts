import { beforeEach, describe, expect, test, vi } from 'vitest';

const address = 'chrome-extension://ours/popup.html';

const browser = vi.hoisted(() => ({
  action: { openPopup: vi.fn<() => Promise<void>>() },
  runtime: {
    getURL: () => 'chrome-extension://ours/popup.html',
    getContexts: vi.fn<() => Promise<{ documentUrl?: string; documentId?: string }[]>>(),
  },
  windows: { create: vi.fn<() => Promise<{ tabs?: { id: number }[] }>>() },
  tabs: { create: vi.fn<() => Promise<{ id: number }>>() },
}));
vi.mock('wxt/browser', () => ({ browser }));

const { isOpenedPopup, openPopup } = await import('@/lib/platform/pages');

beforeEach(() => {
  vi.resetAllMocks();
  browser.runtime.getContexts.mockResolvedValue([{ documentUrl: address, documentId: 'one' }]);
});

describe('the popup that a person opened', () => {
  test.each([
    ['under the button', { url: address, documentId: 'one' }, true],
    ['under the button, in a browser that tells no document', { url: address }, true],
    ['another document', { url: address, documentId: 'two' }, false],
    ['another page', { url: 'chrome-extension://ours/options.html' }, false],
    ['a tab, beside an open popup', { url: address, documentId: 'one', tab: { id: 3 } }, false],
    ['a tab without a number', { url: address, tab: {} }, false],
  ])('is told apart from other senders: %s', async (_, sender, expected) => {
    expect(await isOpenedPopup(sender)).toBe(expected);
  });

  test('is not recognized while the browser knows of no popup', async () => {
    browser.runtime.getContexts.mockResolvedValue([]);
    expect(await isOpenedPopup({ url: address, documentId: 'one' })).toBe(false);
  });

  test('is not recognized where the browser does not tell', async () => {
    browser.runtime.getContexts.mockRejectedValue(new Error('no'));
    expect(await isOpenedPopup({ url: address })).toBe(false);
  });

  test('is recognized as the window that stands in for it, even if that asks before it is there', async () => {
    browser.action.openPopup.mockRejectedValue(new Error('no click'));
    const made = Promise.withResolvers<{ tabs: { id: number }[] }>();
    browser.windows.create.mockReturnValue(made.promise);
    const opening = openPopup(1);
    await vi.waitFor(() => expect(browser.windows.create).toHaveBeenCalledOnce());
    const answers = Promise.all(
      [7, 8].map(async (id) => isOpenedPopup({ url: address, tab: { id } })),
    );
    made.resolve({ tabs: [{ id: 7 }] });
    await opening;
    expect(await answers).toEqual([true, false]);
  });

  test('is recognized as the tab that stands in for it where the browser has no windows', async () => {
    browser.action.openPopup.mockRejectedValue(new Error('no click'));
    browser.tabs.create.mockResolvedValue({ id: 9 });
    const { windows } = browser;
    Object.assign(browser, { windows: undefined });
    await openPopup(1).finally(() => Object.assign(browser, { windows }));
    expect(browser.tabs.create).toHaveBeenCalledExactlyOnceWith({ url: address });
    expect(await isOpenedPopup({ url: address, tab: { id: 9 } })).toBe(true);
  });
});
