import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { Job } from '@/lib/model/run';

import { failed, sampleJob, made, todo } from '../../../fixtures/job';
import { link, popupState } from '../../../fixtures/popup-state';
import { samplePreferences } from '../../../fixtures/preferences';
import { fails, failsOnce } from '../fake-services';
import { button, heading } from '../locators';
import { openPopup } from '../open-popup';

const some = sampleJob({ items: [made(1), failed({ code: 'timeout' }), made(3)] });
const all = sampleJob({ items: [made(1), made(2)], copied: false });
const onClipboard = page.getByText('The 2 links are on your clipboard.').first();
const links = 'https://short.example/s1\nhttps://short.example/s3';

describe('a list that was made', () => {
  test('in part says what failed and why, and copies nothing until asked to, then all in order', async () => {
    const { messages, copied, inputsOf } = await openPopup(popupState({ job: some }));
    await expect.element(heading('2 of 3 links created')).toBeVisible();
    await expect.element(page.getByText('https://example.com/failed')).toBeVisible();
    await expect.element(page.getByText('Your service took too long to respond.')).toBeVisible();
    await expect.element(page.getByText('The 2 links haven’t been copied yet.')).toBeVisible();
    expect([messages, copied]).toEqual([[], []]);
    await expect.element(button('Copy all')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(onClipboard).toBeVisible();
    expect(copied).toEqual([links]);
    // What failed stays listed.
    expect(inputsOf('job.dismiss')).toEqual([]);
  });

  test('says that they were copied, and what was removed from their addresses', async () => {
    const full = 'https://example.com/1?fbclid=x';
    const items = [{ ...made(1), full }, failed(), made(3)];
    await openPopup(popupState({ job: { ...some, items, copied: true } }));
    await expect.element(onClipboard).toBeVisible();
    await expect.element(page.getByText('Removed tracking: fbclid')).toBeVisible();
  });

  test('Copy all of a whole list copies in the chosen format, and closes the report', async () => {
    const preferences = samplePreferences({ copyFormat: 'markdown' as const });
    const { copied, inputsOf } = await openPopup(popupState({ job: all, preferences }));
    await button('Copy all').click();
    await expect.element(onClipboard).toBeVisible();
    expect(copied).toEqual([expect.stringMatching(/^- \[.*\n- \[/)]);
    expect(inputsOf('job.dismiss')).toEqual([{ id: 'job' }]);
  });

  test('Copy all that failed says so, and forgets nothing', async () => {
    const { inputsOf } = await openPopup(
      popupState({ job: all }),
      {},
      { copyText: async () => false },
    );
    await button('Copy all').click();
    await expect.element(page.getByText(/^Couldn’t copy\. Select Copy all/).first()).toBeVisible();
    expect(inputsOf('job.dismiss')).toEqual([]);
  });

  test('Try the rest again says where it cannot, begins again once, and follows', async () => {
    const again: Job = { ...some, state: 'working', items: [made(1), todo(), made(3)] };
    const { inputsOf } = await openPopup(popupState({ job: some }), {
      'job.resume': failsOnce({ code: 'internal' }, again),
      'job.get': () => again,
    });
    await button('Try the rest again').click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(page.getByText('https://example.com/failed')).toBeVisible();
    await button('Try the rest again').dblClick();
    await expect.element(heading('Shortening 3 of 3')).toBeVisible();
    expect(inputsOf('job.resume')).toEqual([{ id: 'job' }, { id: 'job' }]);
  });

  test('with addresses at fault alone offers no second try', async () => {
    const items = [made(1), failed({ code: 'invalid_input', field: 'url', problem: 'url_scheme' })];
    await openPopup(popupState({ job: sampleJob({ items }) }));
    await expect.element(button('Copy all')).toBeVisible();
    await expect.element(button('Try the rest again')).not.toBeInTheDocument();
  });

  test('of which none was made offers to try again first', async () => {
    const items = [failed(), failed()];
    await openPopup(popupState({ job: sampleJob({ items }) }));
    await expect.element(heading('No links created')).toBeVisible();
    await expect.element(button('Try again')).toHaveFocus();
    await expect.element(button('Copy all')).not.toBeInTheDocument();
  });

  test.for([
    ['the service in use', {}, [{ shortHosts: ['other.example'] }]],
    ['another service', { service: 'https://b.example' }, []],
  ] as const)('on another host of %s is copied where that is fine', async ([, owner, saved]) => {
    const foreign = { ...link, shortUrl: 'https://other.example/abc' };
    const items = [made(1), { ...failed({ code: 'wrong_host', link: foreign }), ...owner }];
    const { copied, inputsOf } = await openPopup(popupState({ job: sampleJob({ items }) }));
    await button('Copy these links').click();
    await expect.element(heading('All 2 links created')).toBeVisible();
    await expect.poll(() => copied).toEqual([`https://short.example/s1\n${foreign.shortUrl}`]);
    expect(inputsOf('preferences.save')).toEqual(saved);
  });
});

describe('leaving it', () => {
  test('Done forgets it and closes the popup once, without a link of the page', async () => {
    let closed = 0;
    const dismissed = Promise.withResolvers<null>();
    const { messages } = await openPopup(
      popupState({ job: some }),
      { 'job.dismiss': async () => dismissed.promise },
      { close: () => (closed += 1) },
    );
    await button('Done').dblClick();
    expect(closed).toBe(0);
    dismissed.resolve(null);
    await expect.poll(() => closed).toBe(1);
    expect(messages).toEqual([{ name: 'job.dismiss', input: { id: 'job' } }]);
  });

  test('Shorten this page makes the link of the page once, although the job could not be forgotten', async () => {
    const { inputsOf } = await openPopup(popupState({ job: some }), {
      'job.dismiss': fails({ code: 'internal' }),
    });
    await button('Shorten this page').dblClick();
    await expect.element(button('Undo')).toBeVisible();
    expect(inputsOf('job.dismiss')).toEqual([{ id: 'job' }]);
    expect(inputsOf('link.shorten')).toHaveLength(1);
  });
});
