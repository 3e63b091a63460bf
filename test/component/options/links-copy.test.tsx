import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { AppError } from '@/lib/contract/errors';
import { defaultPreferences } from '@/lib/contract/preferences';

import { linkTo, openLinks, row, status } from './open-links';

const copyOf = (name: string) =>
  page.getByRole('button', { name: `Copy https://short.example/${name}`, exact: true });

test('copying goes by the format of the preferences, as they are then', async () => {
  let copyFormat: 'plain' | 'html' = 'plain';
  const { asked } = openLinks([linkTo('spring')], {
    'preferences.get': () => ({ ...defaultPreferences, copyFormat }),
  });
  await copyOf('spring').click();
  await expect.element(status('Copied')).toBeVisible();
  copyFormat = 'html';
  await copyOf('spring').click();
  await expect.poll(() => asked.copied.length).toBe(2);
  const html = '<a href="https://short.example/spring">About spring</a>';
  expect(asked.copied).toEqual([
    { text: 'https://short.example/spring', html: null },
    { text: html, html },
  ]);
});

test('copying that fails says so', async () => {
  openLinks([linkTo('spring')], {
    'preferences.get': () => {
      throw new AppError({ code: 'internal' });
    },
  });
  await copyOf('spring').click();
  await expect.element(status('It was not copied.')).toBeVisible();
});

test('“Copied” is said of the link that the clipboard holds, and of no other', async () => {
  openLinks([linkTo('spring'), linkTo('summer')]);
  await copyOf('spring').click();
  await expect.element(row('About spring').getByRole('status')).toMatchTextContent(/Copied/);
  await copyOf('summer').click();
  await expect.element(row('About summer').getByRole('status')).toMatchTextContent(/Copied/);
  await expect.element(row('About spring').getByRole('status')).not.toMatchTextContent(/Copied/);
});

test('the link that was asked for last is the one on the clipboard', async () => {
  const first = Promise.withResolvers<typeof defaultPreferences>();
  const answers = [first.promise, Promise.resolve(defaultPreferences)];
  const { asked } = openLinks([linkTo('spring'), linkTo('summer')], {
    'preferences.get': async () => answers.shift() ?? defaultPreferences,
  });
  await copyOf('spring').click();
  await copyOf('summer').click();
  await expect.element(row('About summer').getByRole('status')).toMatchTextContent(/Copied/);
  first.resolve(defaultPreferences);
  await first.promise;
  await copyOf('summer').click();
  await expect.poll(() => asked.copied.length).toBe(2);
  expect(asked.copied.map(({ text }) => text)).not.toContain('https://short.example/spring');
  await expect.element(row('About spring').getByRole('status')).not.toMatchTextContent(/Copied/);
});

test('copying works by keyboard, from link to link', async () => {
  const { asked } = openLinks([linkTo('spring'), linkTo('summer')]);
  await expect.element(copyOf('summer')).toBeVisible();
  (copyOf('spring').element() as HTMLElement).focus();
  await userEvent.tab();
  await expect.element(row('About summer').getByRole('link')).toHaveFocus();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(row('About summer').getByRole('status')).toMatchTextContent(/Copied/);
  expect(asked.copied.map(({ text }) => text)).toEqual(['https://short.example/summer']);
});
