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
    await expect.element(control('One entry')).toBeVisible();
    const titles = page.getByRole('heading', { level: 2 }).elements();
    expect(titles.map((title) => title.textContent)).toEqual([
      'Making links',
      'Copying',
      'When a link was copied',
      'Links that expire',
      'Right-click menu',
      'Keyboard',
      'Address bar',
      'Tracking parameters',
    ]);
  });

  test('shows what is stored, and the default where nothing is', async () => {
    openPreferences(stored);
    await expect.element(control('Let me choose first')).toBeChecked();
    await expect.element(control('Curtail')).toBeChecked();
    await expect.element(control('Campaign tags')).not.toBeChecked();
    await expect.element(control('Possible tracking')).toBeChecked();
    await expect.element(control('Microsoft')).toBeChecked();
    await expect.element(control('Plain link')).toBeChecked();
    await expect.element(control('One entry')).toBeChecked();
    await expect.element(control('A tick on the button')).toBeChecked();
    await expect.element(control('A notification')).not.toBeChecked();
  });

  const changes = [
    { press: 'Shorten at once', sends: { toolbar: 'at_once' } },
    { press: 'The service', sends: { shortPart: 'service' } },
    { press: 'Campaign tags', sends: { tracking: { campaign: true, other: true } } },
    {
      press: 'Microsoft',
      sends: { tracking: { campaign: false, other: true, microsoft: false } },
    },
    { press: 'Markdown', sends: { copyFormat: 'markdown' } },
    { press: 'A submenu with choices', sends: { menu: 'choices' } },
    { press: 'A tick on the button', sends: { tick: false } },
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
    openPreferences(stored, {
      'preferences.get': () => samplePreferences(),
      'preferences.save': async () => answers.shift() ?? samplePreferences(),
    });
    await control('Let me choose first').click();
    await control('Curtail').click();
    first.resolve(samplePreferences({ toolbar: 'form' }));
    await first.promise;
    await expect.element(control('Curtail')).toBeChecked();
    second.reject(failure());
    await expect.element(control('The service')).toBeChecked();
    await expect.element(control('Let me choose first')).toBeChecked();
  });

  test('what could not be loaded is said, with Retry', async () => {
    let tries = 0;
    openPreferences(stored, {
      'preferences.get': () => {
        tries += 1;
        if (tries === 1) throw failure();
        return samplePreferences(stored);
      },
    });
    await expect.element(page.getByText(/could not load your preferences/)).toBeVisible();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect.element(control('Curtail')).toBeChecked();
  });
});
