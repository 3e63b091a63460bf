import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { AppError, type ErrorReport } from '@/lib/model/errors';
import type { FilingStep } from '@/lib/model/link';

import { findViolations } from '../../../fixtures/find-violations';
import { connection, link, popupState } from '../../../fixtures/popup-state';
import { stopClock } from '../../../fixtures/stop-clock';
import { button, heading } from '../locators';
import { openPopup } from '../open-popup';
import { places } from '../places';

const add = button('Add to campaign or channel');
const line = (words: string) => page.getByRole('listitem').filter({ hasText: words });

const step = (
  kind: FilingStep['kind'],
  name: string,
  state: FilingStep['state'],
  id = '1',
): FilingStep => ({ kind, id, name, state });

const made = (...filing: FilingStep[]) => ({
  'link.shorten': () => ({ how: 'created' as const, link: { ...link, filing } }),
});

/** Fails with the given failures, then files. */
const failing = (...reports: ErrorReport[]) => ({
  'link.file': async ({ folder }: { folder: Omit<FilingStep, 'state'> }) => {
    const report = reports.shift();
    if (report !== undefined) throw new AppError(report);
    return { ...folder, state: 'done' as const };
  },
});

const refused = { ...connection, apis: { ...connection.apis, account: 'refused' as const } };

describe('a link that is to be filed', () => {
  test('says what is under way, and moves nothing by it', async () => {
    await page.viewport(360, 560);
    const { promise, resolve } = Promise.withResolvers<FilingStep>();
    const spring = step('campaign', 'Spring', 'wanted');
    await openPopup(popupState(), { ...made(spring), 'link.file': () => promise });
    const fixed = '.link-actions, .qr, .filing-card, .rest, .screen-foot';
    await expect.element(add).toBeVisible();
    const before = places(fixed);
    await expect.element(line('Adding to campaign Spring…')).toBeVisible();
    expect(places(fixed)).toEqual(before);
    resolve({ ...spring, state: 'done' });
    await expect.element(line('In campaign Spring')).toBeVisible();
    expect(places(fixed)).toEqual(before);
    const status = page.getByRole('status').filter({ hasText: 'Added to campaign Spring' });
    await expect.element(status).toBeInTheDocument();
  });

  test('can be copied and switched off meanwhile', async () => {
    const { copied } = await openPopup(popupState(), {
      ...made(step('campaign', 'Spring', 'wanted')),
      'link.file': () => new Promise(() => {}),
    });
    await expect.element(line('Adding to campaign Spring…')).toBeVisible();
    await button('Copy').click();
    expect(copied).toHaveLength(2);
    await button('Undo').click();
    await expect.element(heading('Link disabled')).toBeVisible();
    await expect.element(line('Adding to campaign Spring…')).toBeVisible();
  });

  test('is filed in order; a step that failed says why, and is sent once more however often Try again is pressed', async () => {
    const { inputsOf, copied, root } = await openPopup(popupState(), {
      ...made(step('campaign', 'Spring', 'wanted'), step('channel', 'News', 'wanted')),
      ...failing({ code: 'forbidden' }),
    });
    await expect
      .element(line('Couldn’t add to campaign Spring: Your API key or plan doesn’t allow this'))
      .toBeVisible();
    await expect.element(line('In channel News')).toBeVisible();
    expect(await findViolations(root)).toEqual([]);
    const retry = button('Try again').element() as HTMLButtonElement;
    retry.click();
    retry.click();
    await expect.element(line('In campaign Spring')).toBeVisible();
    const filed = { shortUrl: link.shortUrl, linkId: '7' };
    const spring = { ...filed, folder: { kind: 'campaign', id: '1', name: 'Spring' } };
    const news = { ...filed, folder: { kind: 'channel', id: '1', name: 'News' } };
    expect(inputsOf('link.file')).toEqual([spring, news, spring]);
    expect(inputsOf('link.shorten')).toHaveLength(1);
    expect(copied).toEqual([link.shortUrl]);
  });

  test('waits out the rate limit, whose seconds are not read out, and goes on by itself', async () => {
    const pass = stopClock();
    await openPopup(popupState(), {
      ...made(step('campaign', 'Spring', 'wanted')),
      ...failing({ code: 'rate_limited', until: Date.now() + 1000 }),
    });
    await expect
      .element(
        page.getByText('Rate limit reached. Adding to campaign Spring in 1 s.', { exact: true }),
      )
      .toBeVisible();
    const waiting = page.getByRole('status').filter({ hasText: 'Waiting for the rate limit' });
    await expect
      .element(waiting)
      .toHaveTextContent('Waiting for the rate limit to add to campaign Spring');
    pass(1000);
    await expect.element(line('In campaign Spring')).toBeVisible();
  });

  test('goes on while the form is shown, and begins nothing twice', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { inputsOf } = await openPopup(popupState(), {
      ...made(step('campaign', 'Spring', 'wanted'), step('channel', 'News', 'wanted')),
      'link.file': async ({ folder }) => {
        await promise;
        return { ...folder, state: 'done' };
      },
    });
    await expect.poll(() => inputsOf('link.file')).toHaveLength(1);
    await button('Customize…').click();
    await expect.element(button('Shorten')).toBeVisible();
    resolve();
    await expect.poll(() => inputsOf('link.file')).toHaveLength(2);
    await button('Shorten').click();
    await expect.element(line('News')).toBeVisible();
    expect(inputsOf('link.file')).toHaveLength(2);
  });
});

describe('a link of another day', () => {
  test('tells where it is, and tries what failed only when asked to', async () => {
    const existing = {
      ...link,
      filing: [step('campaign', 'Spring', 'done'), step('channel', 'News', 'failed')],
    };
    const { inputsOf } = await openPopup(popupState({ existing }));
    await expect.element(line('In campaign Spring')).toBeVisible();
    await expect.element(line('Not added to channel News.')).toBeVisible();
    expect(inputsOf('link.file')).toEqual([]);
    await button('Try again').click();
    await expect.element(button('Try again')).not.toBeInTheDocument();
    await expect.element(line('News')).toHaveTextContent('News');
  });

  test('shows its folders although the account API is gone, and offers no more', async () => {
    const existing = { ...link, filing: [step('campaign', 'Spring', 'done')] };
    await openPopup(popupState({ existing, connection: refused }));
    await expect.element(line('In campaign Spring')).toBeVisible();
    await expect.element(button('Download PNG')).toBeVisible();
    expect([add.query(), button('Save to account').query()]).toEqual([null, null]);
  });

  test('without a number offers no folder', async () => {
    await openPopup(popupState({ existing: { ...link, id: null } }));
    await expect.element(button('Save to account')).toBeVisible();
    expect(add.query()).toBeNull();
  });
});
