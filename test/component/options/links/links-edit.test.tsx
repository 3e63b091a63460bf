import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { AppError } from '@/lib/model/errors';

import { findViolations } from '../../../fixtures/find-violations';
import { pixel, unfold } from './account-only';
import { edit, elsewhere, extras, link, openEditable, save } from './open-editable';
import { linkInfo, openLink } from './open-link';
import { button, inWideWindow, status } from './open-links';
import { field } from './open-new-link';

inWideWindow();

describe('editing a link', () => {
  test('is not offered where links come from the short-URL API', async () => {
    openLink(link);
    await expect.element(page.getByRole('button', { name: /^Disable/ })).toBeVisible();
    await expect.element(button('Edit')).not.toBeInTheDocument();
  });

  test('begins with what the service tells, marks what cannot be, and sends what was changed', async () => {
    const { inputsOf } = openEditable();
    await edit();
    await expect.element(field('Destination URL')).toHaveFocus();
    await expect.element(field('Destination URL')).toHaveValue(link.longUrl);
    await expect.element(field('Preview title')).toHaveValue('Spring');
    await expect.element(field('Preview description')).toHaveValue('All of it');
    await expect.element(field('Password')).toHaveValue('');
    expect(await findViolations(document.body)).toEqual([]);
    await save();
    await expect.element(status('No changes to save.')).toBeVisible();
    await userEvent.fill(field('Destination URL'), 'nowhere at all');
    await save();
    await expect.element(field('Destination URL')).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field('Destination URL')).toHaveFocus();
    expect(inputsOf('link.edit')).toEqual([]);
    await userEvent.fill(field('Destination URL'), elsewhere);
    await save();
    await expect.element(status('Changes saved')).toBeVisible();
    expect(inputsOf('link.edit')).toEqual([
      { shortUrl: link.shortUrl, changes: { url: elsewhere } },
    ]);
    await expect.element(button('Edit')).toHaveFocus();
    await expect.element(page.getByRole('link', { name: elsewhere })).toBeVisible();
    expect(inputsOf('link.getInfo')).toHaveLength(1);
  });

  test('chooses a redirect type and pixels of the account', async () => {
    const { inputsOf } = openEditable();
    await edit();
    await unfold();
    await expect.element(page.getByText(/Selected pixels replace existing ones/)).toBeVisible();
    await expect.element(field('Redirect type')).toHaveDisplayValue('Unchanged');
    await userEvent.selectOptions(field('Redirect type'), 'Frame');
    await pixel('Ads').click();
    await userEvent.fill(field('Password'), 'secret-1');
    await userEvent.fill(field('Preview description'), '');
    await save();
    await expect
      .poll(() => inputsOf('link.edit'))
      .toEqual([
        {
          shortUrl: link.shortUrl,
          changes: { type: 'frame', pixels: ['7'], password: 'secret-1', description: '' },
        },
      ]);
  });

  test('says what the service did not take over, and what it does not tell', async () => {
    openEditable({
      'link.edit': () => ({
        info: linkInfo(link, { extras }),
        differing: ['url'],
        untold: ['password', 'pixels'],
      }),
    });
    await edit();
    await userEvent.fill(field('Destination URL'), elsewhere);
    await save();
    await expect.element(page.getByText('Your service changed: Destination URL')).toBeVisible();
    await expect
      .element(page.getByText('Not confirmed by your service: Password, Pixels'))
      .toBeVisible();
    expect(await findViolations(document.body)).toEqual([]);
  });

  test('an expiration that has passed keeps nothing from being saved', async () => {
    const { inputsOf } = openEditable({}, linkInfo({ ...link, expiry: '2020-01-31' }, { extras }));
    await edit();
    await userEvent.fill(field('Preview title'), 'Summer');
    await save();
    await expect
      .poll(() => inputsOf('link.edit'))
      .toMatchObject([{ changes: { title: 'Summer' } }]);
  });

  test('an expiration whose day is typed into stays a day, and half a day is not saved', async () => {
    const { inputsOf } = openEditable({}, linkInfo({ ...link, expiry: '2099-01-31' }, { extras }));
    await edit();
    const day = field('Expiration date');
    await expect.element(day).toHaveValue('2099-01-31');
    await userEvent.fill(day, '');
    await expect.element(field('Expiration')).toHaveDisplayValue('Pick a date…');
    await expect.element(day).toHaveValue('');
    await save();
    await expect.element(field('Expiration')).toHaveAttribute('aria-invalid', 'true');
    await userEvent.fill(day, '2099-02-01');
    await save();
    await expect
      .poll(() => inputsOf('link.edit'))
      .toEqual([{ shortUrl: link.shortUrl, changes: { expiry: '2099-02-01' } }]);
  });

  test('a refusal is told in the service’s words; what was typed stays, also after a look at another screen', async () => {
    openEditable({
      'link.edit': () => {
        throw new AppError({ code: 'invalid_input', outcome: 'none', said: 'No such pixel.' });
      },
    });
    await edit();
    await userEvent.fill(field('Preview title'), 'Summer');
    await save();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/No such pixel/);
    await expect.element(field('Preview title')).toHaveValue('Summer');
    await page.getByRole('link', { name: 'Preferences', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Preferences' }).findElement();
    history.back();
    await expect.element(field('Preview title')).toHaveValue('Summer');
    await button('Cancel').click();
    await edit();
    await expect.element(field('Preview title')).toHaveValue('Spring');
  });
});
