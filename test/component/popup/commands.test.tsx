import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { sampleJob, made, todo } from '../../fixtures/job';
import { draft, link, page as webPage, popupState } from '../../fixtures/popup-state';
import { failsOnce, permissions } from './fake-services';
import { button, field, heading } from './locators';
import { openPopup } from './open-popup';

describe('asked for options', () => {
  test('for a page that has a link, another one is made', async () => {
    const { inputsOf } = await openPopup(popupState({ asked: { kind: 'choose' }, existing: link }));
    await button('Shorten').click();
    await expect.element(button('Undo')).toBeVisible();
    expect(inputsOf('link.shorten')).toMatchObject([{ url: webPage.url, again: true }]);
  });

  test('for a page without one, what was typed before is there, and no second one is made', async () => {
    const { inputsOf } = await openPopup(popupState({ asked: { kind: 'choose' }, draft }));
    await expect.element(field('Alias')).toHaveValue(draft.alias);
    await button('Shorten').click();
    await expect.poll(() => inputsOf('link.shorten')).toMatchObject([{ again: false }]);
  });
});

describe('asked for the QR code', () => {
  test('the link is made at once, in a private window and beside a draft, too', async () => {
    const { messages } = await openPopup(
      popupState({ asked: { kind: 'show_qr' }, draft, page: { ...webPage, private: true } }),
    );
    await expect.element(heading('Copied to clipboard')).toBeVisible();
    const input = { url: webPage.url, title: webPage.title, again: false, tabId: null };
    expect(messages).toContainEqual({ name: 'link.shorten', input, private: true });
  });
});

describe('asked to shorten all tabs', () => {
  const state = popupState({ asked: { kind: 'shorten_tabs', windowId: 5 } });
  const under = sampleJob({ state: 'working', items: [made(1), todo()] });

  test('the permission is asked for within the click, once, and the job is shown as soon as it is begun', async () => {
    const wanted: string[] = [];
    const given = Promise.withResolvers<boolean>();
    const requestPermission = async (name: string) => {
      wanted.push(name);
      return given.promise;
    };
    const states = [popupState(), popupState()];
    const { inputsOf } = await openPopup(
      state,
      {
        'tabs.shorten': () => null,
        'popup.open': () => states.shift() ?? popupState({ job: under }),
        'job.get': () => under,
      },
      { loadPermissions: permissions({ requestPermission }) },
    );
    const allow = button('Allow and shorten');
    await expect.element(allow).toHaveFocus();
    await expect.element(allow).not.toHaveAttribute('aria-disabled');
    (allow.element() as HTMLButtonElement).click();
    expect(wanted).toEqual(['tabs']);
    await expect.element(allow).toHaveAttribute('aria-disabled', 'true');
    (allow.element() as HTMLButtonElement).click();
    expect(wanted).toEqual(['tabs']);
    given.resolve(true);
    await expect.element(heading('Shortening 2 of 2')).toBeVisible();
    expect(inputsOf('tabs.shorten')).toEqual([{ windowId: 5 }]);
    expect(inputsOf('tabs.await')).toEqual([{ windowId: 5 }]);
  });

  test('a permission that is refused, or cannot be asked for, shortens nothing, and can be given later', async () => {
    const answers = [async () => false, async () => Promise.reject(new Error('no gesture'))];
    const requestPermission = async () => answers.shift()?.() ?? true;
    const { inputsOf } = await openPopup(
      state,
      { 'tabs.shorten': () => null },
      { loadPermissions: permissions({ requestPermission }) },
    );
    const asked = [{ windowId: 5 }, { windowId: null }];
    await button('Allow and shorten').click();
    await expect
      .element(page.getByText('Permission wasn’t given. No tabs were shortened.'))
      .toBeVisible();
    expect(inputsOf('tabs.await')).toMatchObject(asked);
    await button('Allow and shorten').click();
    await expect.poll(() => inputsOf('tabs.await')).toMatchObject([...asked, ...asked]);
    expect(inputsOf('tabs.shorten')).toEqual([]);
    await button('Allow and shorten').click();
    await expect.poll(() => inputsOf('tabs.shorten')).toHaveLength(1);
  });

  test('a failure can be tried again; what cannot be seen is not said to be copied, and makes no link of the page', async () => {
    const { inputsOf } = await openPopup(state, {
      'tabs.shorten': failsOnce({ code: 'internal' }, null),
    });
    await button('Allow and shorten').click();
    await button('Try again').click();
    await expect.element(button('Done')).toHaveFocus();
    await expect.element(heading('Copied to clipboard')).not.toBeInTheDocument();
    expect(inputsOf('link.shorten')).toEqual([]);
  });
});
