import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { AppError } from '@/lib/model/errors';

import { findViolations } from '../../../fixtures/find-violations';
import { stopClock } from '../../../fixtures/stop-clock';
import { edit, elsewhere, extras, link, moved, openEditable, save } from './open-editable';
import { linkInfo } from './open-link';
import { button, inWideWindow, status } from './open-links';
import { field } from './open-new-link';

inWideWindow();

test('what is typed while a save waits was not sent, is told so and stays', async () => {
  const pass = stopClock();
  let refusals = 1;
  const { inputsOf } = openEditable({
    'link.edit': () => {
      if (refusals-- > 0) throw new AppError({ code: 'rate_limited', until: Date.now() + 1500 });
      return { info: moved, differing: [], untold: [] };
    },
  });
  await edit();
  await userEvent.fill(field('Destination URL'), elsewhere);
  await userEvent.fill(field('Password'), 'secret-1');
  await save();
  await expect.element(page.getByText(/Rate limit reached\. Continuing in/)).toBeVisible();
  await userEvent.fill(field('Preview title'), 'Summer');
  pass(1500);
  await expect.element(status('Changes saved')).toBeVisible();
  await expect
    .element(page.getByText('Changes you made while saving aren’t saved yet.'))
    .toBeVisible();
  await expect.element(field('Destination URL')).toHaveValue(elsewhere);
  await expect.element(field('Password')).toHaveValue('');
  await save();
  await expect
    .poll(() => inputsOf('link.edit').at(-1))
    .toEqual({ shortUrl: link.shortUrl, changes: { title: 'Summer' } });
  await expect.element(field('Preview title')).not.toBeInTheDocument();
});

describe('an answer that was lost', () => {
  const lost = () => {
    throw new AppError({ code: 'outcome_unknown', outcome: 'unknown', operation: 'updateLink' });
  };

  test('is looked for, and the link is saved where the service has the change', async () => {
    let info = linkInfo(link, { extras });
    openEditable({ 'link.edit': lost, 'link.getInfo': () => info });
    await edit();
    await userEvent.fill(field('Destination URL'), elsewhere);
    await save();
    await expect.element(page.getByText(/the change may already be saved/)).toBeVisible();
    expect(await findViolations(document.body)).toEqual([]);
    info = moved;
    await button('Check again').click();
    await expect.element(status('Changes saved')).toBeVisible();
    await expect.element(field('Destination URL')).not.toBeInTheDocument();
  });

  test('so is one that the background never gave', async () => {
    openEditable({
      'link.edit': () => {
        throw new AppError({ code: 'timeout', operation: 'link.edit' });
      },
    });
    await edit();
    await userEvent.fill(field('Preview title'), 'Summer');
    await save();
    await expect.element(page.getByText(/the change may already be saved/)).toBeVisible();
    await expect.element(button('Check again')).toBeVisible();
  });

  test('what the service has not, or does not tell, is still to be saved', async () => {
    const { inputsOf } = openEditable({ 'link.edit': lost });
    await edit();
    await userEvent.fill(field('Destination URL'), elsewhere);
    await userEvent.fill(field('Password'), 'secret-1');
    await save();
    await button('Check again').click();
    await expect.element(page.getByText('Not confirmed by your service: Password')).toBeVisible();
    await expect.element(page.getByText('Your service changed: Destination URL')).toBeVisible();
    await save();
    await expect.poll(() => inputsOf('link.edit')).toHaveLength(2);
  });
});
