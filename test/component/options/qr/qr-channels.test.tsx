import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { AppError } from '@/lib/model/errors';

import { asRead } from '../../../fixtures/reader-words';
import { accountAnswers, details, noScans, openCode } from './qr-scene';

const button = (name: string) => page.getByRole('button', { name });

describe('adding to a channel', () => {
  const channel = (id: string, name: string) => ({
    id,
    name,
    description: '',
    color: '',
    starred: null,
  });
  const page1 = {
    items: [channel('1', 'Spring'), channel('2', '<b>Bold</b>')],
    total: 2,
    nextPage: null,
  };
  const reads = (channels: unknown = page1) =>
    accountAnswers({ getQrCode: () => details(noScans), listChannels: () => channels });

  test('asks for the channels only when somebody reaches for them, says a refusal, and tries again', async () => {
    let tries = 0;
    const { inputsOf } = openCode(null, {
      ...reads(),
      'account.change': () => {
        tries += 1;
        if (tries === 1) throw new AppError({ code: 'conflict', said: 'Already in this channel.' });
        return { message: null };
      },
    });
    await expect.element(page.getByText('No scans yet.')).toBeVisible();
    expect(JSON.stringify(inputsOf('account.read'))).not.toContain('listChannels');
    await button('Add to channel').click();
    const select = page.getByLabelText('Channel', { exact: true });
    await expect.element(select).toHaveFocus();
    await select.selectOptions('<b>Bold</b>');
    await button('Add').click();
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(/Couldn’t add to <b>Bold<\/b>\..*Already in this channel/);
    await button('Try again').click();
    await expect.element(page.getByText('Added to <b>Bold</b>')).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    expect(inputsOf('account.change').at(-1)).toMatchObject({
      operation: 'assignChannelItem',
      input: { channelid: '2', type: 'qr', itemid: '7' },
    });
  });

  test('without a channel leads to making one', async () => {
    openCode(null, reads({ items: [], total: 0, nextPage: null }));
    await button('Add to channel').click();
    await expect
      .element(page.getByRole('link', { name: 'New channel' }))
      .toHaveAttribute('href', '#channels/new');
  });

  test('offers the rest of a long list', async () => {
    const { inputsOf } = openCode(null, reads({ ...page1, nextPage: 2 }));
    await button('Add to channel').click();
    await button('Load all').click();
    await expect.element(page.getByText(new RegExp(asRead('first 1,000 channels')))).toBeVisible();
    expect(inputsOf('account.read')).toContainEqual({
      operation: 'listChannels',
      input: { limit: 1000, page: 1 },
      within: 60_000,
    });
  });
});
