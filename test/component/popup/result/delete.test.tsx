import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { sampleConnection } from '../../../fixtures/connection';
import { link, popupState } from '../../../fixtures/popup-state';
import { withLink } from '../fake-services';
import { button, heading } from '../locators';
import { openPopup } from '../open-popup';

describe('where links can only be deleted', () => {
  const connection = sampleConnection({
    apis: { account: 'available', shortUrl: 'absent', accountLinks: 'available' },
  });
  const told = { at: 1, visits: null, lastAccessed: null, before: null, gone: true };

  test('one of ours is taken back, and another one stands ready in its place', async () => {
    const { inputsOf } = await openPopup(popupState({ connection }), {
      ...withLink({ origin: 'own' }),
      'link.undo': () => ({ ...link, origin: 'own', told }),
    });
    await button('Undo').click();
    await expect.element(heading('Link deleted')).toBeVisible();
    await expect.element(page.getByRole('img')).not.toBeInTheDocument();
    await expect.element(button('Copy')).not.toBeInTheDocument();
    await expect.element(button('Create another')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => inputsOf('link.shorten')).toHaveLength(2);
  });

  test.each([
    ['whose short part the service picked', withLink({}), {}],
    ['that may be somebody else’s', withLink({ origin: 'uncertain' }), {}],
    ['that was there', {}, { existing: { ...link, origin: 'own' as const } }],
  ])('one %s is left alone', async (_, answers, state) => {
    await openPopup(popupState({ connection, ...state }), answers);
    await expect.element(button('Customize…')).toBeVisible();
    for (const name of ['Undo', 'Disable', 'Enable'])
      await expect.element(button(name)).not.toBeInTheDocument();
  });
});
