import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { link, popupState } from '../../../fixtures/popup-state';
import { fails } from '../fake-services';
import { button, field, heading } from '../locators';
import { openPopup } from '../open-popup';

const replace = page.getByRole('switch', { name: 'Replace short.example/aB3xY9' });
const another = { ...link, shortUrl: 'https://short.example/spring', alias: 'spring' };

/** The first create makes one link, and each other one another. */
function makesTwo() {
  const made = [link];
  return { 'link.shorten': () => ({ how: 'created' as const, link: made.pop() ?? another }) };
}

async function customize(): Promise<void> {
  await button('Customize…').click();
  await expect.element(field('Alias')).toHaveFocus();
}

async function makeAnother(): Promise<void> {
  await userEvent.keyboard('spring{Enter}');
  await expect.element(page.getByText('spring', { exact: true })).toBeVisible();
  await expect.element(heading('Copied to clipboard')).toBeVisible();
}

describe('Customize… of a link that was just made', () => {
  test('undoes it as Undo does, once the other one is there and copied', async () => {
    const { inputsOf, copied } = await openPopup(popupState(), makesTwo());
    await customize();
    await expect.element(replace).toBeChecked();
    expect(inputsOf('link.undo')).toEqual([]);
    await makeAnother();
    await expect.element(page.getByText('Replaced short.example/aB3xY9')).toBeVisible();
    expect(inputsOf('link.undo')).toEqual([link]);
    expect(inputsOf('link.shorten')).toMatchObject([{ again: false }, { again: true }]);
    expect(copied).toEqual([link.shortUrl, another.shortUrl]);
  });

  test('leaves it where both are wanted', async () => {
    const { inputsOf } = await openPopup(popupState(), makesTwo());
    await customize();
    await replace.click();
    await expect.element(replace).not.toBeChecked();
    await field('Alias').click();
    await makeAnother();
    await expect.element(button('Undo')).toBeVisible();
    expect(inputsOf('link.undo')).toEqual([]);
  });

  test('leaves it where the other one was not made', async () => {
    const first = [{ how: 'created' as const, link }];
    const { inputsOf } = await openPopup(popupState(), {
      'link.shorten': async () => first.pop() ?? fails({ code: 'conflict' })(),
    });
    await customize();
    await userEvent.keyboard('spring{Enter}');
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(replace).toBeChecked();
    expect(inputsOf('link.undo')).toEqual([]);
  });

  test('says that it works on where it may be another’s, and disables it only where that is meant', async () => {
    const { inputsOf } = await openPopup(popupState(), {
      ...makesTwo(),
      'link.undo': fails({ code: 'origin_uncertain' }),
    });
    await customize();
    await makeAnother();
    const alert = page.getByRole('alert');
    await expect.element(alert).toMatchTextContent(/Others may use.*short\.example\/aB3xY9/s);
    expect(inputsOf('link.disable')).toEqual([]);
    await button('Disable anyway').click();
    await expect.element(page.getByText('Replaced short.example/aB3xY9')).toBeVisible();
    expect(inputsOf('link.disable')).toEqual([{ shortUrl: link.shortUrl }]);
  });
});

test('Customize… of a link that there was leaves it, and says so', async () => {
  const { inputsOf } = await openPopup(popupState({ existing: link }), {
    'link.shorten': () => ({ how: 'created', link: another }),
  });
  await customize();
  const stays = 'Creates a new link. short.example/aB3xY9 stays active.';
  await expect.element(page.getByText(stays, { exact: true })).toBeVisible();
  expect(replace.query()).toBeNull();
  await makeAnother();
  expect(inputsOf('link.undo')).toEqual([]);
});
