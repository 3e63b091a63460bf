import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findViolations } from '../../../fixtures/find-violations';
import { link, popupState } from '../../../fixtures/popup-state';
import { formState, withLink } from '../fake-services';
import { button, field, heading } from '../locators';
import { openPopup } from '../open-popup';

const row = page.getByRole('group', { name: 'Password' });
const locked = withLink({ hasPassword: true });

describe('the password of a link that was just made', () => {
  test('is hidden until it is to be seen, and can be copied alone or below its link', async () => {
    const { copied, root } = await openPopup(formState(), locked);
    await button('Generate a password').click();
    const password = (field('Password').element() as HTMLInputElement).value;
    await button('Shorten').click();
    await expect.element(row).toBeVisible();
    expect(row.element().textContent).not.toContain(password);
    await button('Show password').click();
    await expect.element(row).toMatchTextContent(password);
    await button('Copy password').click();
    await button('Copy link and password').click();
    await expect.element(row.getByRole('status')).toHaveTextContent('Copied');
    expect(copied).toEqual([link.shortUrl, password, `${link.shortUrl}\n${password}`]);
    expect(await findViolations(root)).toEqual([]);
  });

  test('that could not be copied says so', async () => {
    const isCopied = [false];
    await openPopup(formState(), locked, { copyText: async () => isCopied.pop() ?? true });
    await userEvent.fill(field('Password'), 'open.sesame');
    await button('Shorten').click();
    isCopied.push(false);
    await button('Copy password').click();
    await expect.element(row.getByRole('status')).toBeVisible();
    await expect.element(row.getByRole('status')).toHaveTextContent('Couldn’t copy.');
  });

  test('is not that of the next one', async () => {
    await openPopup(formState(), locked);
    await userEvent.fill(field('Password'), 'open.sesame');
    await button('Shorten').click();
    await expect.element(row).toBeVisible();
    await button('Customize…').click();
    await button('Shorten').click();
    await expect.element(heading('Copied to clipboard')).toBeVisible();
    await expect.element(button('Undo')).toBeVisible();
    expect(row.query()).toBeNull();
  });
});

test.each([
  ['that there was', popupState({ existing: { ...link, hasPassword: true } })],
  ['whose password was asked for elsewhere', popupState()],
])('a link %s has no password to be had', async (_which, state) => {
  await openPopup(state, locked);
  await expect.element(button('Customize…')).toBeVisible();
  expect(row.query()).toBeNull();
});
