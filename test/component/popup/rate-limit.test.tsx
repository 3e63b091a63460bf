import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findViolations } from '../../fixtures/find-violations';
import { page as webPage, popupState } from '../../fixtures/popup-state';
import { stopClock } from '../../fixtures/stop-clock';
import { fails, formState } from './fake-services';
import { button, field, heading } from './locators';
import { openPopup } from './open-popup';

const limited = () => ({
  'link.shorten': fails({
    code: 'rate_limited',
    until: Date.now() + 72_000,
    outcome: 'none',
    said: 'Too many requests.',
  }),
});

const countOf = (time: string) =>
  page.getByText(`Your service allows the next link in ${time}.`, { exact: true });

describe('a create that the rate limit holds back', () => {
  test('at once, counts down calmly, and is read out once', async () => {
    const pass = stopClock();
    await openPopup(popupState(), limited());
    await expect.element(countOf('1:12')).toBeVisible();
    await expect.element(heading('Creating your short link…')).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await expect
      .element(page.getByRole('status').filter({ hasText: /automatically in about 72 seconds/ }))
      .toBeInTheDocument();
    pass(63_000);
    await expect.element(countOf('0:09')).toBeVisible();
    await expect
      .element(page.getByRole('status').filter({ hasText: /about 72 seconds/ }))
      .toBeInTheDocument();
  });

  test('at once, leads to the form by Cancel', async () => {
    stopClock();
    const { inputsOf } = await openPopup(popupState(), limited());
    await button('Cancel').click();
    await expect.element(field('Destination URL')).toHaveValue(webPage.url);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(button('Shorten')).not.toHaveAttribute('aria-busy');
    expect(inputsOf('link.shorten')).toHaveLength(1);
  });

  test('in the form, moves no button, keeps no one out, and ends with what is typed', async () => {
    stopClock();
    const { root, inputsOf } = await openPopup(formState(), limited());
    const boxOf = (name: string) => root.querySelector(name)?.getBoundingClientRect().toJSON();
    const before = boxOf('[type=submit]');
    await button('Shorten').click();
    await expect.element(countOf('1:12')).toBeVisible();
    await expect.element(button('Shorten')).toHaveAttribute('aria-busy', 'true');
    expect(boxOf('[type=submit]')).toEqual(before);
    expect(boxOf('.notice').bottom).toBeLessThanOrEqual(boxOf('[name=url]').top);
    expect(await findViolations(root)).toEqual([]);
    // What would be made is not what is seen any more.
    await userEvent.fill(field('Alias'), 'other');
    await expect.element(countOf('1:12')).not.toBeInTheDocument();
    await expect.element(button('Shorten')).not.toHaveAttribute('aria-busy');
    await expect.element(field('Alias')).toHaveFocus();
    expect(inputsOf('link.shorten')).toHaveLength(1);
  });

  test('in the form, keeps the place of a keyboard that cancels', async () => {
    stopClock();
    await openPopup(formState(), limited());
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Cancel')).toBeVisible();
    (button('Cancel').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Cancel')).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});
