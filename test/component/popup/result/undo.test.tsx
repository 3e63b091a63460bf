import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { link, popupState } from '../../../fixtures/popup-state';
import { fails, failsOnce } from '../fake-services';
import { button, heading } from '../locators';
import { openPopup } from '../open-popup';

describe('a link that was just created', () => {
  test('is disabled by Undo and struck out, and Enable brings it back', async () => {
    const { inputsOf } = await openPopup();
    await button('Undo').click();
    await expect.element(heading('Link disabled')).toBeVisible();
    await expect
      .element(page.getByText('aB3xY9', { exact: true }))
      .toHaveStyle({ textDecorationLine: 'line-through' });
    await button('Enable').click();
    await expect.element(button('Undo')).toBeVisible();
    expect(inputsOf('link.undo')).toEqual([link]);
    expect(inputsOf('link.disable')).toEqual([]);
    expect(inputsOf('link.enable')).toEqual([{ shortUrl: link.shortUrl }]);
  });

  test('whose Undo failed: it is said beside the link, and can be tried again', async () => {
    await openPopup(popupState(), {
      'link.undo': failsOnce({ code: 'offline' }, { ...link, status: 'disabled' as const }),
    });
    await button('Undo').click();
    await expect.element(page.getByText('You’re offline. Nothing was sent.')).toBeVisible();
    await expect.element(page.getByText('aB3xY9', { exact: true })).toBeVisible();
    await button('Try again').click();
    const end = heading('Link disabled');
    await expect.element(end).toBeVisible();
    // The button that was pressed went away with what it mended.
    await expect.element(end).toHaveFocus();
  });

  test('that may be another’s is disabled only where that is meant', async () => {
    const { inputsOf } = await openPopup(popupState(), {
      'link.undo': fails({ code: 'origin_uncertain' }),
    });
    await button('Undo').click();
    await expect.element(page.getByText(/Others may use this link/)).toBeVisible();
    expect(inputsOf('link.disable')).toEqual([]);
    await button('Disable anyway').click();
    await expect.element(heading('Link disabled')).toBeVisible();
    expect(inputsOf('link.disable')).toEqual([{ shortUrl: link.shortUrl }]);
  });
});
