import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import type { ErrorReport } from '@/lib/model/errors';

import { failed, sampleJob, todo } from '../../../fixtures/job';
import { link, popupState } from '../../../fixtures/popup-state';
import { button, field, heading } from '../locators';
import { openPopup } from '../open-popup';

const url = 'https://example.com/failed';
const failure = (error: ErrorReport, address = url) =>
  popupState({ job: sampleJob({ items: [failed(error, address)] }) });

describe('a single address that was not shortened', () => {
  test('is shown with its reason, makes nothing by itself, and can be customized in the form', async () => {
    const { messages, inputsOf } = await openPopup(failure({ code: 'unreachable' }));
    await expect.element(heading('The link wasn’t created.')).toBeVisible();
    await expect.element(page.getByText(url)).toBeVisible();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Can’t reach your service.');
    expect(messages).toEqual([]);
    await button('Customize…').click();
    await expect.element(field('Destination URL')).toHaveValue(url);
    expect(inputsOf('job.dismiss')).toEqual([{ id: 'job' }]);
    await button('Shorten').click();
    await expect.poll(() => inputsOf('link.shorten')).toMatchObject([{ url, again: false }]);
  });

  test.for([
    [{ code: 'unreachable' }, 'Try again'],
    [{ code: 'unauthorized' }, 'Try again'],
    [{ code: 'outcome_unknown' }, 'Check again'],
  ] as const)('after %o, %s begins again, once', async ([error, name]) => {
    const again = sampleJob({ state: 'working', items: [todo(url)] });
    const { inputsOf } = await openPopup(failure(error), {
      'job.resume': () => again,
      'job.get': () => again,
    });
    await button(name).dblClick();
    await expect.element(heading('Creating your short link…')).toBeVisible();
    expect(inputsOf('job.resume')).toEqual([{ id: 'job' }]);
  });

  test.for([
    ['stopped', 'You stopped before the link was created.'],
    [
      'interrupted',
      'Curtail was interrupted before the link was ready, for example because your browser closed.',
    ],
  ] as const)('that was %s can be made now', async ([state, why]) => {
    const { inputsOf } = await openPopup(
      popupState({ job: sampleJob({ state, items: [todo(url)] }) }),
      {
        'job.resume': () => sampleJob({ items: [{ ...todo(url), link }], copied: false }),
      },
    );
    await expect.element(page.getByText(why)).toBeVisible();
    await button('Create now').click();
    await expect.element(button('Undo')).toBeVisible();
    expect(inputsOf('job.resume')).toHaveLength(1);
  });

  test('that is at fault itself offers nothing to try', async () => {
    const refused = { code: 'invalid_input', field: 'url', problem: 'browser_page' } as const;
    await openPopup(failure(refused, ''));
    await expect.element(button('Done')).toHaveFocus();
    const buttons = page.getByRole('main').getByRole('button').elements();
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Shorten this page', 'Done']);
  });

  test('a link that is known not to work is not copied, and a new one is offered', async () => {
    const dead = { ...link, status: 'disabled' } as const;
    const { copied } = await openPopup(failure({ code: 'dead_link', link: dead }, link.shortUrl));
    await expect.element(heading('Not copied')).toBeVisible();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/disabled on your service/);
    await expect.element(button('Customize…')).not.toBeInTheDocument();
    await button('Create a new one').click();
    await expect.element(field('Destination URL')).toHaveValue(link.longUrl);
    expect(copied).toEqual([]);
  });

  test('in place of a copied link that leads elsewhere by now, another is created for the page itself', async () => {
    const moved = { ...link, longUrl: 'https://example.com/elsewhere' };
    const error = { code: 'dead_link', link: moved } as const;
    const state = popupState({ job: sampleJob({ items: [failed(error, url)], copied: true }) });
    await openPopup(state);
    await expect.element(heading('The copied link doesn’t work')).toBeVisible();
    await expect.element(page.getByRole('alert')).toMatchTextContent(link.shortUrl);
    await button('Create a new one').click();
    await expect.element(field('Destination URL')).toHaveValue(url);
  });

  test('a link on another host is used where the person says so', async () => {
    const foreign = { ...link, shortUrl: 'https://other.example/abc' };
    const { copied, inputsOf } = await openPopup(failure({ code: 'wrong_host', link: foreign }));
    await expect.element(heading('Created, but not copied')).toBeVisible();
    await button('Use this link').click();
    await expect.element(heading('Copied to clipboard')).toBeVisible();
    expect(copied).toEqual([foreign.shortUrl]);
    expect(inputsOf('preferences.save')).toEqual([{ shortHosts: ['other.example'] }]);
    expect(inputsOf('job.dismiss')).toEqual([{ id: 'job' }]);
  });

  test('a link whose password is in doubt is used where the person says so, and not asked about again', async () => {
    const doubted = { ...link, createdAt: 0, unconfirmed: ['password' as const] };
    const { copied, inputsOf } = await openPopup(
      failure({ code: 'not_confirmed', field: 'password', link: doubted }),
    );
    await expect.element(heading('Not copied')).toBeVisible();
    expect(copied).toEqual([]);
    await button('Use this link').click();
    await expect.poll(() => copied).toEqual([link.shortUrl]);
    expect(inputsOf('link.confirm')).toMatchObject([{ link: { shortUrl: link.shortUrl } }]);
    await expect.element(button('Undo')).not.toBeInTheDocument();
  });

  describe('for which the service answered with a link that leads elsewhere', () => {
    const other = { ...link, longUrl: 'https://example.com/older', origin: 'uncertain' } as const;
    const answered = failure({ code: 'altered_link', link: other });

    test('uses it as it is: no host is remembered, nothing is asked, and nothing offered to undo', async () => {
      const { copied, messages } = await openPopup(answered);
      await expect.element(heading('The link wasn’t created.')).toBeVisible();
      await button('Use this link').click();
      await expect.element(heading('Copied to clipboard')).toBeVisible();
      expect(copied).toEqual([link.shortUrl]);
      // The look of the code is asked for once what draws it was read.
      await expect
        .poll(() => messages.map(({ name }) => name))
        .toEqual(['job.dismiss', 'qr.looks']);
      await expect.element(button('Undo')).not.toBeInTheDocument();
    });

    test('creates another one with an alias', async () => {
      const made = { ...link, shortUrl: 'https://short.example/another', longUrl: url };
      const { copied, inputsOf } = await openPopup(answered, {
        'link.shorten': () => ({ how: 'created', link: made }),
      });
      await button('Create with another alias').click();
      await expect.element(heading('Copied to clipboard')).toBeVisible();
      expect(copied).toEqual([made.shortUrl]);
      expect(inputsOf('link.shorten')).toMatchObject([{ url, shortPart: 'curtail', again: true }]);
    });
  });
});
