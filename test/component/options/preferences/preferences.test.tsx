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
  test('keep nobody out, and are found by their headings', async () => {
    openPreferences({ copyFormat: 'template', copyTemplate: `{link} ${'W'.repeat(400)}` });
    await expect.element(page.getByLabelText('Template', { exact: true })).toBeVisible();
    await expect.element(page.getByText('Alt+Shift+S')).toBeVisible();
    for (const width of [1280, 320]) {
      await page.viewport(width, 800);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      expect(await findViolations(document.body)).toEqual([]);
    }
    const titles = page.getByRole('heading', { level: 2 }).elements();
    expect(titles.map((title) => title.textContent)).toEqual([
      'Creating links',
      'Copying',
      'Campaign tags',
      'Notifications',
      'Expiration reminders',
      'Context menu',
      'Appearance',
      'Keyboard shortcuts',
      'Address bar',
      'Tracking parameters',
    ]);
  });

  test('shows what is stored, and the default where nothing is; each change is stored at once', async () => {
    const { saved } = openPreferences(stored);
    await expect.element(control('Show options first')).toBeChecked();
    await expect.element(control('Chosen by Curtail')).toBeChecked();
    await expect.element(control('UTM parameters')).not.toBeChecked();
    await expect.element(control('Possibly tracking')).toBeChecked();
    await expect.element(control('Microsoft')).toBeChecked();
    await expect.element(control('Link only')).toBeChecked();
    await expect.element(control('Single item')).toBeChecked();
    await expect.element(control('Check mark on the toolbar button')).toBeChecked();
    await expect.element(control('Notification')).not.toBeChecked();
    const changes = [
      ['Shorten and copy', { toolbar: 'at_once' }],
      ['Chosen by your service', { shortPart: 'service' }],
      ['UTM parameters', { tracking: { campaign: true } }],
      ['Microsoft', { tracking: { microsoft: false } }],
      ['Markdown', { copyFormat: 'markdown' }],
      ['Submenu', { menu: 'choices' }],
      ['Check mark on the toolbar button', { tick: false }],
      ['Dark', { theme: 'dark' }],
    ] as const;
    for (const [press] of changes) {
      await control(press).click();
      await expect.element(page.getByRole('status').getByText('Saved')).toBeVisible();
    }
    expect(saved()).toEqual(changes.map(([, sends]) => sends));
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
    await control('Chosen by your service').click();
    first.resolve(samplePreferences({ toolbar: 'form' }));
    await first.promise;
    await expect.element(control('Chosen by your service')).toBeChecked();
    second.reject(failure());
    await expect.element(control('Chosen by Curtail')).toBeChecked();
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
