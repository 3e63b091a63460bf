import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { AppError } from '@/lib/contract/errors';
import { defaultPreferences, type Preferences } from '@/lib/contract/preferences';

import { fakeServices } from './fake-services';
import { openOptions } from './open-options';

const stored: Preferences = {
  toolbar: 'form',
  shortPart: 'curtail',
  tracking: { campaign: false, other: true },
  lastDomain: null,
  shortHosts: [],
};

const control = (name: string) => page.getByLabelText(name, { exact: true });
const failure = () => new AppError({ code: 'internal' });

/** Opens Preferences over a background that remembers. */
function openPreferences(...[answers, browser]: Parameters<typeof fakeServices>) {
  let kept = stored;
  const fake = fakeServices(
    {
      'preferences.get': () => kept,
      'preferences.save': (changes) => (kept = Object.assign({}, kept, changes)),
      ...answers,
    },
    browser,
  );
  openOptions(fake.services, '#preferences');
  return fake;
}

describe('preferences', () => {
  test('shows what is stored, and the default where nothing is', async () => {
    openPreferences();
    await expect.element(control('Let me choose first')).toBeChecked();
    await expect.element(control('Curtail')).toBeChecked();
    await expect.element(control('Campaign tags')).not.toBeChecked();
    await expect.element(control('Possible tracking')).toBeChecked();
    await expect.element(control('Microsoft')).toBeChecked();
  });

  const changes = [
    { press: 'Shorten at once', sends: { toolbar: 'at_once' } },
    { press: 'The service', sends: { shortPart: 'service' } },
    { press: 'Campaign tags', sends: { tracking: { campaign: true, other: true } } },
    {
      press: 'Microsoft',
      sends: { tracking: { campaign: false, other: true, microsoft: false } },
    },
  ];

  test.each(changes)('$press is stored at once', async ({ press, sends }) => {
    const { inputsOf } = openPreferences();
    await control(press).click();
    await expect.element(page.getByRole('status').getByText('Saved')).toBeVisible();
    expect(inputsOf('preferences.save')).toEqual([sends]);
  });

  test('what could not be stored is said, and the control goes back', async () => {
    let tries = 0;
    const { inputsOf } = openPreferences({
      'preferences.save': (wanted) => {
        tries += 1;
        if (tries === 1) throw failure();
        return Object.assign({}, stored, wanted);
      },
    });
    await control('Microsoft').click();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Not saved/);
    await expect.element(control('Microsoft')).toBeChecked();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect.element(control('Microsoft')).not.toBeChecked();
    expect(inputsOf('preferences.save')).toHaveLength(2);
  });

  test('a second change does not undo the first while both are on their way', async () => {
    const first = Promise.withResolvers<Preferences>();
    const second = Promise.withResolvers<Preferences>();
    const answers = [first.promise, second.promise];
    openPreferences({
      'preferences.get': () => defaultPreferences,
      'preferences.save': async () => answers.shift() ?? defaultPreferences,
    });
    await control('Let me choose first').click();
    await control('Curtail').click();
    first.resolve({ ...defaultPreferences, toolbar: 'form' });
    await first.promise;
    await expect.element(control('Curtail')).toBeChecked();
    second.reject(failure());
    await expect.element(control('The service')).toBeChecked();
    await expect.element(control('Let me choose first')).toBeChecked();
  });

  test('what could not be loaded is said, with Retry', async () => {
    let tries = 0;
    openPreferences({
      'preferences.get': () => {
        tries += 1;
        if (tries === 1) throw failure();
        return stored;
      },
    });
    await expect.element(page.getByText(/could not load your preferences/)).toBeVisible();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(control('Curtail')).toBeChecked();
  });
});

describe('keyboard', () => {
  test('shows the keys as they are bound now, again when the person comes back', async () => {
    let keys = 'Alt+Shift+S';
    openPreferences({}, { popupShortcut: async () => keys });
    await expect.element(page.getByText('Alt+Shift+S')).toBeVisible();
    keys = 'Ctrl+Shift+Y';
    window.dispatchEvent(new Event('focus'));
    await expect.element(page.getByText('Ctrl+Shift+Y')).toBeVisible();
  });

  test('says so when no keys are bound', async () => {
    openPreferences({}, { popupShortcut: async () => '' });
    await expect.element(page.getByText(/No keys open the popup now/)).toBeVisible();
  });

  test('tells the way in words where the browser opens no page for it', async () => {
    const refuse = async () => Promise.reject(new Error('no'));
    openPreferences({}, { openShortcutSettings: refuse });
    await page.getByRole('button', { name: 'Change keys' }).click();
    await expect.element(page.getByText(/chrome:\/\/extensions\/shortcuts/)).toBeVisible();
  });
});
