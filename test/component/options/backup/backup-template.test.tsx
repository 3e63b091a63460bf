import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { validFile } from '../../../fixtures/backup/valid-file';
import { findViolations } from '../../../fixtures/find-violations';
import { choose, fileOf, openBackup } from './open-backup';

const box = (name: string) => page.getByLabelText(name, { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

test('the copy template of a file is read first, and is taken only when that is chosen', async () => {
  const template = 'https://evil.example/?to={link}';
  const file = { ...validFile, services: [], links: [] };
  const given = { ...validFile.preferences, copyTemplate: template };
  const { world, home } = openBackup({ preferences: { copyTemplate: '{link}!' } });
  await choose(fileOf({ ...file, preferences: given }));
  await expect.element(page.getByText(template)).toBeVisible();
  await expect.element(box('Copy template')).not.toBeChecked();
  expect(await findViolations(home)).toEqual([]);
  await button('Import').click();
  await expect.element(page.getByText(/except the copy template/)).toBeVisible();
  expect(world.preferences()).toMatchObject({ copyTemplate: '{link}!', copyFormat: 'plain' });
  await box('Copy template').click();
  await button('Import').click();
  await expect.element(page.getByText('Preferences imported.')).toBeVisible();
  expect(world.preferences()).toMatchObject({ copyTemplate: template, copyFormat: 'template' });
});

test('all of a long copy template can be scrolled to; one with line breaks is shown and cannot be taken', async () => {
  const holding = (copyTemplate: string) => {
    const preferences = { ...validFile.preferences, copyTemplate };
    return fileOf({ ...validFile, services: [], links: [], preferences });
  };
  const template = `${'A long word of it. '.repeat(20)}{link}`;
  openBackup();
  await choose(holding(template));
  const shown = page.getByText(template);
  await expect.element(shown).toBeVisible();
  shown.element().scrollIntoView({ block: 'center' });
  const { left, top, width, height } = shown.element().getBoundingClientRect();
  // What lies over it would take the wheel.
  expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(shown.element());

  await choose(holding('{link}\nrm -rf ~'));
  const refused = page.getByText(/has line breaks, so it isn’t imported/);
  await expect.element(refused).toBeVisible();
  // As far from the frame around it as the choices are.
  const { paddingInlineStart } = getComputedStyle(refused.element());
  const choice = box('Preferences').last().element().closest('.choice');
  expect(paddingInlineStart).toBe(choice && getComputedStyle(choice).paddingInlineStart);
  await expect.element(box('Copy template')).not.toBeInTheDocument();
});

test('one’s own template in a file is no question', async () => {
  openBackup({ preferences: { copyTemplate: validFile.preferences?.copyTemplate ?? '' } });
  await choose(fileOf(validFile));
  await expect.element(box('Preferences').last()).toBeVisible();
  await expect.element(box('Copy template')).not.toBeInTheDocument();
});
