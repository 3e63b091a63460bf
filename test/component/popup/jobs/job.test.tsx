import { render } from 'preact';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { AppError } from '@/lib/model/errors';
import type { Job } from '@/lib/model/run';

import { failed, sampleJob, made, todo } from '../../../fixtures/job';
import { link, popupState } from '../../../fixtures/popup-state';
import { stopClock } from '../../../fixtures/stop-clock';
import { failsOnce } from '../fake-services';
import { button, heading } from '../locators';
import { openPopup } from '../open-popup';
import { drawn, watchLooks } from './watch-looks';

const working = (differences: Partial<Job> = {}): Job =>
  sampleJob({ state: 'working', items: [made(1), todo(), todo()], ...differences });

/** Opens the popup on a job in a given state. */
async function follow(first: Job) {
  let now: Job | null = first;
  const opened = await openPopup(popupState({ job: first }), { 'job.get': () => now });
  const become = (next: Job | null) => {
    now = next;
  };
  return { ...opened, become };
}

describe('a job under way', () => {
  test('says how far it is, makes nothing itself, and is followed step by step', async () => {
    const { messages, inputsOf, become } = await follow(working());
    await expect.element(heading('Shortening 2 of 3')).toBeVisible();
    const progress = page.getByRole('progressbar', { name: 'Progress' }).element();
    expect(progress).toMatchObject({ value: 1, max: 3 });
    await expect.element(page.getByText('You can close this popup.')).toBeVisible();
    await expect.poll(() => inputsOf('job.get').length).toBeGreaterThan(1);
    become(working({ items: [made(1), failed(), todo()] }));
    await expect.element(heading('Shortening 3 of 3')).toBeVisible();
    become(working({ items: [made(1), failed(), made(3)] }));
    await expect.element(heading('Copying…')).toBeVisible();
    become(null);
    await expect.element(page.getByText('All links are on your clipboard.').first()).toBeVisible();
    expect(messages.filter(({ name }) => name !== 'job.get')).toEqual([]);
  });

  test('is not followed any more once the popup is closed', async () => {
    const looks = watchLooks();
    const { root } = await follow(working());
    await expect.poll(() => looks().length).toBeGreaterThan(1);
    render(null, root);
    expect(looks().at(-1)).toBe('called off');
  });

  test('waits for the service in sight', async () => {
    stopClock();
    await follow(working({ waitsUntil: Date.now() + 42_000 }));
    await expect
      .element(page.getByText('Rate limit reached. Continuing in 42 s.', { exact: true }))
      .toBeVisible();
    await expect
      .element(page.getByText('Waiting for the rate limit', { exact: true }))
      .toBeInTheDocument();
  });

  test('that cannot be followed says so, and is not asked in a rush', async () => {
    let fails = true;
    const looks = watchLooks();
    await openPopup(popupState({ job: working() }), {
      'job.get': async () => {
        if (fails) throw new AppError({ code: 'internal' });
        return working({ items: [made(1), made(2), todo()] });
      },
    });
    await expect.element(page.getByRole('alert')).toBeVisible();
    await drawn();
    expect(looks()).toHaveLength(1);
    fails = false;
    await button('Try again').click();
    await expect.element(heading('Shortening 3 of 3')).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  test('is stopped once, or says why not, and can go on', async () => {
    const { inputsOf } = await openPopup(popupState({ job: working() }), {
      'job.get': () => working(),
      'job.stop': failsOnce({ code: 'internal' }, working({ state: 'stopped' })),
      'job.resume': () => working({ items: [made(1), made(2), todo()] }),
    });
    await expect.element(button('Stop')).toHaveFocus();
    await button('Stop').click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await button('Stop').dblClick();
    await expect.element(heading('1 of 3 links created')).toBeVisible();
    expect(inputsOf('job.stop')).toEqual([{ id: 'job' }, { id: 'job' }]);
    await button('Create the rest').click();
    await expect.element(button('Stop')).toHaveFocus();
    expect(inputsOf('job.resume')).toEqual([{ id: 'job' }]);
  });

  test('an answer from before the stop does not bring it back', async () => {
    const late = Promise.withResolvers<Job>();
    const { inputsOf } = await openPopup(popupState({ job: working() }), {
      'job.get': async () => late.promise,
      'job.stop': () => working({ state: 'stopped' }),
    });
    await expect.poll(() => inputsOf('job.get').length).toBe(1);
    await button('Stop').click();
    await expect.element(heading('1 of 3 links created')).toBeVisible();
    late.resolve(working());
    await late.promise;
    await expect.element(heading('1 of 3 links created')).toBeVisible();
  });
});

describe('a single address', () => {
  const one = working({ items: [todo(link.longUrl)] });

  test('whose job ended well is shown as any other link', async () => {
    const { copied, inputsOf, become } = await follow(one);
    become(working({ items: [{ ...todo(link.longUrl), link }] }));
    await expect.element(heading('Copying…')).toBeVisible();
    become(null);
    await expect.element(heading('Copied to clipboard')).toBeVisible();
    await expect.element(button('Undo')).toBeVisible();
    expect(copied).toEqual([link.shortUrl]);
    expect(inputsOf('link.shorten')).toEqual([]);
  });

  test.each([
    ['', link.longUrl],
    [', as the short link that it was itself', link.shortUrl],
  ])('that was done between two looks is looked up%s', async (_, address) => {
    const state = popupState({ job: working({ items: [todo(address)] }) });
    const { copied } = await openPopup(state, {
      'job.get': () => null,
      'links.existing': ({ urls }) => urls.map((url) => (url === link.longUrl ? link : null)),
      'link.get': ({ shortUrl }) => (shortUrl === link.shortUrl ? link : null),
    });
    await expect.element(button('Undo')).toBeVisible();
    expect(copied).toEqual([link.shortUrl]);
  });

  test('is not taken for that of another spelling of its page', async () => {
    const other = { ...link, longUrl: `${link.longUrl}#part` };
    const { copied } = await openPopup(popupState({ job: one }), {
      'job.get': () => null,
      'links.existing': () => [other],
    });
    await expect.element(page.getByText('The link is on your clipboard.').first()).toBeVisible();
    expect(copied).toEqual([]);
  });

  test('of a private window is not looked up, as nothing is remembered of it', async () => {
    const { inputsOf } = await openPopup(popupState({ job: { ...one, private: true } }), {
      'job.get': () => null,
      'links.existing': () => [link],
      'link.get': () => link,
    });
    await expect.element(page.getByText('The link is on your clipboard.').first()).toBeVisible();
    expect([...inputsOf('links.existing'), ...inputsOf('link.get')]).toEqual([]);
  });

  test.for([
    ['cut off before copying', null, true],
    ['not copied', false, false],
  ] as const)('%s is copied now, and shown as copied', async ([, copiedBefore, isFound]) => {
    const item = { ...todo(link.longUrl), link };
    const { copied, inputsOf } = await openPopup(
      popupState({ job: sampleJob({ items: [item], copied: copiedBefore }) }),
    );
    await expect.element(heading('Copied to clipboard')).toBeVisible();
    expect(copied).toEqual([link.shortUrl]);
    expect(inputsOf('job.dismiss')).toEqual([{ id: 'job' }]);
    const words = page.getByText('Created just before the connection dropped');
    expect(words.elements()).toHaveLength(isFound ? 1 : 0);
  });
});
