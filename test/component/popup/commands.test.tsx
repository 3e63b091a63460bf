import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { AppError } from '@/lib/model/errors';

import { sampleJob, made, todo } from '../../fixtures/job';
import { draft, link, page as webPage, popupState } from '../../fixtures/popup-state';
import { permissions } from './fake-services';
import { button, field, heading } from './locators';
import { openPopup } from './open-popup';

describe('asked for options', () => {
  test('for a page that has a link, another one is made', async () => {
    const { inputsOf } = await openPopup(popupState({ asked: { kind: 'choose' }, existing: link }));
    await button('Shorten').click();
    await expect.element(button('Undo')).toBeVisible();
    expect(inputsOf('link.shorten')).toMatchObject([{ url: webPage.url, again: true }]);
  });

  test('for a page without one, no second one is made', async () => {
    const { inputsOf } = await openPopup(popupState({ asked: { kind: 'choose' } }));
    await button('Shorten').click();
    await expect.poll(() => inputsOf('link.shorten')).toMatchObject([{ again: false }]);
  });

  test('what was typed before is there', async () => {
    await openPopup(popupState({ asked: { kind: 'choose' }, draft }));
    await expect.element(field('Alias')).toHaveValue(draft.alias);
  });
});

describe('asked for the QR code', () => {
  test('the link is made at once, in a private window and beside a draft, too', async () => {
    const { inputsOf } = await openPopup(
      popupState({ asked: { kind: 'show_qr' }, draft, page: { ...webPage, private: true } }),
    );
    await expect.element(heading('Copied to clipboard')).toBeVisible();
    expect(inputsOf('link.shorten')).toEqual([
      { url: webPage.url, title: webPage.title, again: false, private: true, tabId: null },
    ]);
  });
});

describe('asked to shorten all tabs', () => {
  const state = popupState({ asked: { kind: 'shorten_tabs', windowId: 5 } });
  const under = sampleJob({ state: 'working', items: [made(1), todo()] });

  test('the permission is asked for within the click, then the job is shown', async () => {
    const wanted: string[] = [];
    const { inputsOf } = await openPopup(
      state,
      {
        'tabs.shorten': () => null,
        'popup.open': () => popupState({ job: under }),
        'job.get': () => under,
      },
      {
        loadPermissions: permissions({ requestPermission: async (name) => wanted.push(name) > 0 }),
      },
    );
    const allow = button('Allow and shorten');
    await expect.element(allow).toHaveFocus();
    await expect.element(allow).not.toHaveAttribute('aria-disabled');
    (allow.element() as HTMLButtonElement).click();
    expect(wanted).toEqual(['tabs']);
    await expect.element(heading('Shortening 2 of 2')).toBeVisible();
    expect(inputsOf('tabs.shorten')).toEqual([{ windowId: 5 }]);
    expect(inputsOf('tabs.await')).toEqual([{ windowId: 5, private: false }]);
  });

  test('is followed as soon as it is begun', async () => {
    const states = [popupState(), popupState()];
    await openPopup(state, {
      'tabs.shorten': () => null,
      'popup.open': () => states.shift() ?? popupState({ job: under }),
      'job.get': () => under,
    });
    await button('Allow and shorten').click();
    await expect.element(heading('Shortening 2 of 2')).toBeVisible();
  });

  test('that cannot be seen is not said to be copied, and makes no link of the page', async () => {
    const { inputsOf } = await openPopup(state, { 'tabs.shorten': () => null });
    await button('Allow and shorten').click();
    await expect.element(button('Done')).toHaveFocus();
    await expect.element(heading('Copied to clipboard')).not.toBeInTheDocument();
    expect(inputsOf('link.shorten')).toEqual([]);
  });

  test('a second click asks nothing twice', async () => {
    let questions = 0;
    const requestPermission = async (): Promise<boolean> => {
      questions += 1;
      return new Promise(() => {});
    };
    await openPopup(state, {}, { loadPermissions: permissions({ requestPermission }) });
    await button('Allow and shorten').dblClick();
    expect(questions).toBe(1);
  });

  test.each<[string, () => Promise<boolean>]>([
    ['refused', async () => false],
    ['that could not be asked for', async () => Promise.reject(new Error('no gesture'))],
  ])('a permission %s shortens nothing, and can be given later', async (_, refuse) => {
    const answers = [refuse, async () => true];
    const { inputsOf } = await openPopup(
      state,
      { 'tabs.shorten': () => null },
      {
        loadPermissions: permissions({
          requestPermission: async () => (await answers.shift()?.()) ?? false,
        }),
      },
    );
    await button('Allow and shorten').click();
    await expect
      .element(page.getByText('Permission wasn’t given. No tabs were shortened.'))
      .toBeVisible();
    expect(inputsOf('tabs.shorten')).toEqual([]);
    expect(inputsOf('tabs.await')).toMatchObject([{ windowId: 5 }, { windowId: null }]);
    await button('Allow and shorten').click();
    await expect.poll(() => inputsOf('tabs.shorten')).toHaveLength(1);
  });

  test('a failure can be tried again', async () => {
    const failures = [new AppError({ code: 'internal' })];
    await openPopup(state, {
      'tabs.shorten': async () => {
        const failure = failures.shift();
        if (failure) throw failure;
        return null;
      },
    });
    await button('Allow and shorten').click();
    await button('Try again').click();
    await expect.element(button('Done')).toBeVisible();
  });
});
