import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { AppError } from '@/lib/model/errors';
import type { Bulk } from '@/lib/model/run';

import { findViolations } from '../../../fixtures/find-violations';
import { asRead } from '../../../fixtures/reader-words';
import { stopClock } from '../../../fixtures/stop-clock';
import { connected } from '../fake-services';
import { bulkJob, button, openMany, summary } from './open-bulk';
import { openRunning } from './open-running';

beforeEach(async () => page.viewport(1280, 900));

describe('a job under way', () => {
  test('is shown at once, with how far it is and how long it takes', async () => {
    openRunning({ made: 412, failed: 3, workedSince: Date.now() - 415_000, name: 'links.csv' });
    await expect
      .element(
        page.getByText(asRead('412 of 1,000 links created, 3 failed, about 10 minutes left')),
      )
      .toBeVisible();
    const bar = page.getByRole('progressbar');
    await expect.element(bar).toHaveAttribute('max', '1000');
    await expect.element(bar).toHaveAttribute('value', '415');
    await expect
      .element(bar)
      .toHaveAccessibleName(new RegExp(asRead('412 of 1,000 links created')));
    await expect.element(page.getByText('links.csv')).toBeVisible();
    await expect.element(page.getByText(/You can close this page/)).toBeVisible();
    expect(await findViolations(document.body)).toEqual([]);
  });

  test('is paused and goes on; a second click does nothing', async () => {
    const answer = Promise.withResolvers<Bulk>();
    const { inputsOf, become } = openRunning(
      { made: 1 },
      { 'bulk.pause': async () => answer.promise },
    );
    await button('Pause').click();
    (button('Pause').element() as HTMLElement).click();
    answer.resolve(become({ state: 'paused' }));
    await expect.element(page.getByRole('heading', { name: 'Paused' })).toBeVisible();
    expect(inputsOf('bulk.pause')).toEqual([{ id: 'the-job' }]);
    await expect.element(page.getByText(/Links created so far are kept/)).toBeVisible();
    expect(await findViolations(document.body)).toEqual([]);
    await button('Resume').click();
    await expect.element(button('Pause')).toBeVisible();
    expect(inputsOf('bulk.resume')).toEqual([{ id: 'the-job' }]);
  });

  test('says when it could not be paused, and tries again', async () => {
    let isDown = true;
    openRunning(
      {},
      {
        'bulk.pause': () => {
          if (isDown) throw new AppError({ code: 'internal' });
          return bulkJob({ state: 'paused' });
        },
      },
    );
    await button('Pause').click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    isDown = false;
    await button('Try again').click();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  test('is followed, but not while the page is out of sight', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const { inputsOf, become } = openRunning({ made: 1 });
    await expect.element(page.getByText(asRead('1 of 1,000 links created'))).toBeVisible();
    await expect.poll(() => vi.getTimerCount()).toBe(1);
    become({ made: 2, existing: 1 });
    vi.advanceTimersByTime(1000);
    await expect
      .element(page.getByText(asRead('2 of 1,000 links created, 1 already existed')))
      .toBeVisible();
    expect(inputsOf('bulk.get')).toHaveLength(2);
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    vi.advanceTimersByTime(5000);
    expect(inputsOf('bulk.get')).toHaveLength(2);
    become({ made: 997, existing: 1, failed: 2, state: 'done' });
    Reflect.deleteProperty(document, 'visibilityState');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(inputsOf('bulk.get')).toHaveLength(3);
    await expect
      .element(summary('997 links created, 1 already existed, 2 failed'))
      .toBeInTheDocument();
  });
});

describe('what it waits for', () => {
  test('the rate limit, with the seconds; a reader hears that it waits once', async () => {
    stopClock();
    openRunning({ made: 30, waitsUntil: Date.now() + 23_500 });
    await expect
      .element(page.getByText('Rate limit reached. Continuing in 24 s.', { exact: true }))
      .toBeVisible();
    await expect
      .element(summary('Rate limit reached. Continuing in a moment.'))
      .toBeInTheDocument();
  });

  test.each([
    [{ code: 'offline' } as const, 'You’re offline. Curtail continues when you’re back online.'],
    [{ code: 'unreachable' } as const, 'Can’t reach your service. Trying again in a moment.'],
  ])('tells why the list waits with %j', async (error, text) => {
    openRunning({ error, waitsUntil: Date.now() + 60_000 });
    await expect.element(summary(text)).toBeInTheDocument();
    expect(await findViolations(document.body)).toEqual([]);
  });
});

describe('a job that cannot go on', () => {
  test('says why, with the service’s own words', async () => {
    openRunning({ state: 'paused', error: { code: 'plan_limit', said: 'Limit <b>reached</b>' } });
    const alert = page.getByRole('alert');
    await expect.element(alert).toMatchTextContent(/your plan’s limit on this service/);
    await expect.element(alert).toMatchTextContent(/“Limit <b>reached<\/b>”/);
    await expect.element(button('Resume')).toBeVisible();
    expect(await findViolations(document.body)).toEqual([]);
  });

  test('for want of the key leads to Connect', async () => {
    openRunning({ state: 'paused', error: { code: 'unauthorized' } });
    const main = page.getByRole('main');
    await expect.element(main.getByRole('link', { name: 'Connect' })).toBeVisible();
  });

  test('for want of the permission asks for it and goes on', async () => {
    const { calls, inputsOf } = openRunning({
      state: 'paused',
      error: { code: 'permission_missing' },
    });
    await button('Allow access').click();
    await expect.element(button('Pause')).toBeVisible();
    expect(calls.origins).toEqual([connected.originPattern]);
    expect(inputsOf('bulk.resume')).toEqual([{ id: 'the-job' }]);
  });
});

test('a job whose state cannot be read says so, with a way to try again', async () => {
  let isDown = true;
  openMany({
    'bulk.get': () => {
      if (isDown) throw new AppError({ code: 'internal' });
      return null;
    },
  });
  await expect.element(page.getByText(/Couldn’t load running jobs/)).toBeVisible();
  isDown = false;
  await button('Try again').click();
  await expect.element(page.getByRole('textbox', { name: 'Destination URLs' })).toBeVisible();
});
