import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { AppError } from '@/lib/model/errors';

import { findViolations } from '../../../fixtures/find-violations';
import { asRead } from '../../../fixtures/reader-words';
import { bulkJob, button, openMany, problems, review, summary, typedField } from './open-bulk';

beforeEach(async () => page.viewport(1280, 900));

const step = (name: string) => page.getByRole('listitem').filter({ hasText: name });

/** What a service's list of campaigns or channels looks like to a page. */
const listOf = (...names: string[]) => ({
  value: {
    items: names.map((name, i) => ({ id: String(i + 1), name })),
    total: null,
    nextPage: null,
  },
  at: Date.now(),
});

test('a private window says where lists can be made instead', async () => {
  openMany({}, { isPrivate: true });
  await expect.element(page.getByText(/in a regular window/)).toBeVisible();
  expect(typedField().query()).toBeNull();
});

describe('names of the account', () => {
  test('are looked up once a row has one, and stand in the rows that are begun', async () => {
    const { begun, inputsOf } = openMany({
      'account.read': ({ operation }) =>
        operation === 'listCampaigns' ? listOf('Spring') : listOf('News'),
      'domains.refresh': () => ['brand.example'],
    });
    await typedField().fill(
      'url;campaign;channel;domain\nhttps://example.com/a;spring;News;brand.example\nhttps://example.com/b;Summer;;other.example',
    );
    await expect.element(summary('1 link ready, 1 row skipped')).toBeVisible();
    await review();
    await expect
      .element(problems())
      .toMatchTextContent(
        /Domain:\s*This domain isn’t in your account.*Campaign:\s*This campaign isn’t in your account/s,
      );
    expect(inputsOf('account.read')).toHaveLength(2);
    // The link, its campaign and its channel.
    expect(inputsOf('bulk.estimate').at(-1)).toEqual({ links: 1, filings: 2 });
    await button('Shorten 1 link').click();
    expect(begun()[0]?.[0]).toMatchObject({
      campaign: { kind: 'campaign', id: '1', name: 'Spring' },
      channel: { kind: 'channel', id: '1', name: 'News' },
      domain: 'brand.example',
    });
  });

  test('of domains beyond those that are listed are no problem, and that there may be more is said', async () => {
    openMany({
      'domains.refresh': () => Array.from({ length: 2000 }, (_, i) => `brand${i}.example`),
    });
    await typedField().fill('url;domain\nhttps://example.com/a;other.example');
    await expect.element(summary('1 link ready')).toBeVisible();
    await expect
      .element(page.getByText(asRead('Only the first 2,000 domains are listed.')))
      .toBeVisible();
  });

  describe('that could not be had', () => {
    const openDown = () => {
      let isDown = true;
      const opened = openMany({
        'account.read': async () =>
          isDown ? Promise.reject(new AppError({ code: 'server_error' })) : listOf('Spring'),
      });
      return { ...opened, mend: () => (isDown = false) };
    };

    test('are no problem, but said, and asked for again where their rows are looked through', async () => {
      const { begun, mend } = openDown();
      await typedField().fill('url;campaign\nhttps://example.com/a;Spring');
      await expect.element(summary('1 link ready')).toBeVisible();
      await review();
      await expect.element(page.getByText(/will be created but not added/)).toBeVisible();
      mend();
      await button('Try again').click();
      await expect.element(page.getByText(/will be created but not added/)).not.toBeInTheDocument();
      await button('Shorten 1 link').click();
      await expect.poll(() => begun()[0]?.[0]).toMatchObject({ campaign: { id: '1' } });
    });

    test('are asked for again when somebody reaches for them again, and given to all rows that leave them blank', async () => {
      const { begun, inputsOf, mend } = openDown();
      const campaigns = page.getByLabelText('Campaign');
      await typedField().fill('url;channel\nhttps://example.com/a;');
      await expect.element(summary('1 link ready')).toBeVisible();
      expect(inputsOf('account.read')).toEqual([]);
      await campaigns.hover();
      await expect.element(page.getByText('Couldn’t load the list.').first()).toBeVisible();
      mend();
      (campaigns.element() as HTMLElement).focus();
      await campaigns.selectOptions('Spring');
      expect(await findViolations(document.body)).toEqual([]);
      await review();
      await button('Shorten 1 link').click();
      expect(begun()[0]?.[0]).toMatchObject({
        campaign: { id: '1', name: 'Spring' },
        channel: null,
      });
    });
  });
});

describe('beginning', () => {
  test('takes a step for the look at it, from which a way leads back; twice does it once', async () => {
    const waiting = Promise.withResolvers<ReturnType<typeof bulkJob>>();
    const { begun } = openMany({ 'bulk.begin': async () => waiting.promise });
    await expect.element(step('Add links')).toHaveAttribute('aria-current', 'step');
    await typedField().fill('https://example.com/a');
    await review();
    await expect.element(step('Review')).toHaveAttribute('aria-current', 'step');
    await expect.element(typedField()).not.toBeInTheDocument();
    await button('Back').click();
    await expect.element(step('Add links')).toHaveFocus();
    await expect.element(typedField()).toHaveValue('https://example.com/a');
    await review();
    await expect.element(button('Shorten 1 link')).toBeVisible();
    // The second click of a double click on what stood there before.
    const second = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 });
    const shorten = button('Shorten 1 link').element() as HTMLElement;
    shorten.dispatchEvent(second);
    expect(begun()).toEqual([]);
    shorten.click();
    shorten.click();
    expect(begun()).toHaveLength(1);
    waiting.resolve(bulkJob({ total: 1 }));
    await expect.element(button('Pause')).toBeVisible();
    await expect.element(step('Create')).toHaveAttribute('aria-current', 'step');
  });

  test('with the keyboard keeps its place', async () => {
    openMany();
    await typedField().fill('https://example.com/a');
    await expect.element(summary('1 link ready')).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByLabelText('Choose file')).toHaveFocus();
    await userEvent.keyboard('{Tab}');
    await expect.element(button('Use open tabs')).toHaveFocus();
    (button('Review list').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(step('Review')).toHaveFocus();
    (button('Shorten 1 link').element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Pause')).toBeVisible();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('again after a failure asks for the same job', async () => {
    let isDown = true;
    const { inputsOf } = openMany({
      'bulk.begin': ({ id }) => {
        if (isDown) throw new AppError({ code: 'internal' });
        return bulkJob({ id });
      },
      'bulk.get': () => null,
    });
    await typedField().fill('https://example.com/a');
    await review();
    await button('Shorten 1 link').click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    isDown = false;
    await button('Try again').click();
    await expect.element(button('Pause')).toBeVisible();
    const [first, second] = inputsOf('bulk.begin') as { id: string }[];
    expect(first?.id).toBe(second?.id);
  });

  test('while another one is under way shows that one, and keeps the list', async () => {
    let job: ReturnType<typeof bulkJob> | null = null;
    openMany({
      'bulk.begin': () => {
        job = bulkJob({ made: 7 });
        throw new AppError({ code: 'invalid_input' });
      },
      'bulk.get': () => job,
      'bulk.dismiss': () => {
        job = null;
        return null;
      },
    });
    await typedField().fill('https://example.com/a');
    await review();
    await button('Shorten 1 link').click();
    await expect.element(page.getByText('Another job is already running')).toBeVisible();
    job = bulkJob({ state: 'done', total: 7, made: 7 });
    await expect.element(page.getByText('Your new list is waiting.')).toBeVisible();
    await button('New list').click();
    await expect.element(typedField()).toHaveValue('https://example.com/a');
  });
});
