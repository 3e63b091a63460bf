import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { AppError } from '@/lib/model/errors';
import type { Preferences } from '@/lib/model/preferences';

import { findViolations } from '../../../fixtures/find-violations';
import { samplePreferences } from '../../../fixtures/preferences';
import { openPreferences } from './open-preferences';

const stored: Partial<Preferences> = {
  toolbar: 'form',
  shortPart: 'curtail',
  tracking: { campaign: false, other: true },
};

const control = (name: string) => page.getByLabelText(name, { exact: true });
const failure = () => new AppError({ code: 'internal' });

describe('preferences', () => {
  test.each([320, 1280])('keep nobody out, in a window of %i pixels', async (width) => {
    await page.viewport(width, 800);
    openPreferences({ copyFormat: 'template', copyTemplate: `{link} ${'W'.repeat(400)}` });
    await expect.element(page.getByLabelText('Template', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Alt+Shift+S')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(await findViolations(document.body)).toEqual([]);
  });

  test('every group is found by its heading', async () => {
    openPreferences();
    await expect.element(control('Single item')).toBeVisible();
    const titles = page.getByRole('heading', { level: 2 }).elements();
    expect(titles.map((title) => title.textContent)).toEqual([
      'Creating links',
      'Copying',
      'Notifications',
      'Expiration reminders',
      'Context menu',
      'Keyboard shortcuts',
      'Address bar',
      'Tracking parameters',
    ]);
  });

  test('shows what is stored, and the default where nothing is', async () => {
    openPreferences(stored);
    await expect.element(control('Show options first')).toBeChecked();
    await expect.element(control('Chosen by Curtail')).toBeChecked();
    await expect.element(control('UTM parameters')).not.toBeChecked();
    await expect.element(control('Possibly tracking')).toBeChecked();
    await expect.element(control('Microsoft')).toBeChecked();
    await expect.element(control('Link only')).toBeChecked();
    await expect.element(control('Single item')).toBeChecked();
    await expect.element(control('Check mark on the toolbar button')).toBeChecked();
    await expect.element(control('Notification')).not.toBeChecked();
  });

  const changes = [
    { press: 'Shorten and copy', sends: { toolbar: 'at_once' } },
    { press: 'Chosen by your service', sends: { shortPart: 'service' } },
    { press: 'UTM parameters', sends: { tracking: { campaign: true } } },
    {
      press: 'Microsoft',
      sends: { tracking: { microsoft: false } },
    },
    { press: 'Markdown', sends: { copyFormat: 'markdown' } },
    { press: 'Submenu', sends: { menu: 'choices' } },
    { press: 'Check mark on the toolbar button', sends: { tick: false } },
  ];

  test.each(changes)('$press is stored at once', async ({ press, sends }) => {
    const { inputsOf } = openPreferences(stored);
    await control(press).click();
    await expect.element(page.getByRole('status').getByText('Saved')).toBeVisible();
    expect(inputsOf('preferences.save')).toEqual([sends]);
  });

  test('what could not be stored is said, and the control goes back', async () => {
    let tries = 0;
    const { inputsOf } = openPreferences(stored, {
      'preferences.save': (wanted) => {
        tries += 1;
        if (tries === 1) throw failure();
        return samplePreferences({ ...stored, ...wanted });
      },
    });
    await control('Microsoft').click();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Couldn’t save this setting/);
    await expect.element(control('Microsoft')).toBeChecked();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect.element(control('Microsoft')).not.toBeChecked();
    expect(inputsOf('preferences.save')).toHaveLength(2);
  });

  test('what was chosen elsewhere meanwhile is shown on coming back', async () => {
    const { services } = openPreferences(stored);
    await expect.element(control('UTM parameters')).not.toBeChecked();
    await services.send('preferences.save', { tracking: { campaign: true }, toolbar: 'at_once' });
    dispatchEvent(new Event('focus'));
    await expect.element(control('UTM parameters')).toBeChecked();
    await expect.element(control('Shorten and copy')).toBeChecked();
  });

  test('a second change does not undo the first while both are on their way', async () => {
    const first = Promise.withResolvers<Preferences>();
    const second = Promise.withResolvers<Preferences>();
    const answers = [first.promise, second.promise];
    openPreferences(stored, {
      'preferences.get': () => samplePreferences(),
      'preferences.save': async () => answers.shift() ?? samplePreferences(),
    });
    await control('Show options first').click();
    await control('Chosen by Curtail').click();
    first.resolve(samplePreferences({ toolbar: 'form' }));
    await first.promise;
    await expect.element(control('Chosen by Curtail')).toBeChecked();
    second.reject(failure());
    await expect.element(control('Chosen by your service')).toBeChecked();
    await expect.element(control('Show options first')).toBeChecked();
  });

  test('what could not be loaded is said, with Try again', async () => {
    let isBack = false;
    openPreferences(stored, {
      'preferences.get': () => {
        if (!isBack) throw failure();
        return samplePreferences(stored);
      },
    });
    await expect.element(page.getByText(/Couldn’t load your preferences/)).toBeVisible();
    isBack = true;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(control('Chosen by Curtail')).toBeChecked();
  });
});
