import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { AppError } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';

import { link, popupState } from '../../../fixtures/popup-state';
import { button, heading } from '../locators';
import { openPopup } from '../open-popup';

describe('a link whose password is in doubt', () => {
  test.each(['existing', 'found'] as const)(
    'that is %s is copied once it was asked about',
    async (how) => {
      const unsure: LinkRecord = { ...link, hasPassword: true, unconfirmed: ['password'] };
      const error = { code: 'not_as_asked', field: 'password', link: unsure } as const;
      const { copied, inputsOf } = await openPopup(
        how === 'existing' ? popupState({ existing: unsure }) : popupState({ uncertain: true }),
        {
          'link.recheck': () => ({ how, link: unsure }),
          'link.confirm': ({ link: asked }) =>
            asked.unconfirmed ? Promise.reject(new AppError(error)) : asked,
        },
      );
      await expect.element(page.getByRole('alert')).toMatchTextContent(/without the password/);
      expect(copied).toEqual([]);
      await button('Use this link').click();
      await expect.element(heading('Copied to clipboard')).toBeVisible();
      // What was taken as it is is not asked about again.
      const { unconfirmed: _taken, ...accepted } = unsure;
      expect(inputsOf('link.confirm')).toEqual([{ link: unsure }, { link: accepted }]);
    },
  );

  test('that was taken although its alias was ignored is copied once its password was asked about', async () => {
    const unsure: LinkRecord = { ...link, hasPassword: true, unconfirmed: ['password'] };
    const fail = (field: 'alias' | 'password') => () =>
      Promise.reject(new AppError({ code: 'not_as_asked', field, link: unsure }));
    const { copied } = await openPopup(popupState(), {
      'link.shorten': fail('alias'),
      'link.confirm': fail('password'),
    });
    await button('Use this link').click();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/without the password/);
    expect(copied).toEqual([]);
  });
});
