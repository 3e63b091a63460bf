import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { AppError } from '@/lib/model/errors';

import { connected } from '../fake-services';
import { other, severalServices } from '../several-services';
import { bulkJob, openMany, summary, typedField } from './open-bulk';
import { openRunning } from './open-running';

const service = (name: string) => page.getByText(`Service: ${name}`, { exact: true });
const beside = page.getByText('This list runs on Other links, even if you switch.');
const several = () => severalServices(connected, other);

beforeEach(async () => page.viewport(1280, 800));

describe('a list names the service that it belongs to', () => {
  test('and that it stays there while another one is in use', async () => {
    openRunning({ service: other.id }, several().answers);
    await expect.element(service('Other links')).toBeVisible();
    await expect.element(beside).toBeVisible();
  });

  test('where that is the one in use', async () => {
    openRunning({ service: connected.id }, several().answers);
    await expect.element(service('short.example')).toBeVisible();
    await expect.element(beside).not.toBeInTheDocument();
  });

  test('but not where there is one', async () => {
    openRunning({ service: connected.id });
    await expect.element(page.getByRole('progressbar')).toBeVisible();
    await expect.element(page.getByText(/^Service:/)).not.toBeInTheDocument();
  });

  test('and asks for that one’s access', async () => {
    const { calls } = openRunning(
      {
        service: other.id,
        state: 'paused',
        error: { code: 'permission_missing', outcome: 'none' },
      },
      several().answers,
    );
    await page.getByRole('button', { name: 'Allow access' }).click();
    await expect.poll(() => calls.origins).toEqual([other.originPattern]);
  });
});

test('a list that is being put together goes along to another service, but for its domain', async () => {
  openMany({ ...several().answers, 'domains.refresh': () => ['go.example'] });
  await expect.element(service('short.example')).toBeVisible();
  await userEvent.fill(typedField(), 'https://example.com/a');
  const domain = page.getByLabelText('Domain', { exact: true });
  // Its choices are asked for once somebody reaches for it.
  await domain.hover();
  await expect.element(domain.getByRole('option', { name: 'go.example' })).toBeInTheDocument();
  await domain.selectOptions('go.example');
  await page.getByRole('button', { name: 'Switch service' }).click();
  await page.getByRole('menuitem', { name: 'Other links' }).click();
  await expect.element(service('Other links')).toBeVisible();
  await expect.element(typedField()).toHaveValue('https://example.com/a');
  await expect.element(domain).toHaveValue('');
  await expect.element(summary(/1 link/)).toBeVisible();
});

test('a list is begun on no service but the one that is shown, and stays', async () => {
  const { answers, use } = several();
  let inUse = connected.address;
  const begunOn: unknown[] = [];
  openMany({
    ...answers,
    'bulk.begin': ({ id, rows }, shown) => {
      if (shown !== inUse) throw new AppError({ code: 'other_service', outcome: 'none' });
      begunOn.push(shown);
      return bulkJob({ id, total: rows.length });
    },
  });
  await expect.element(service('short.example')).toBeVisible();
  await userEvent.fill(typedField(), 'https://example.com/a');
  const review = page.getByRole('button', { name: 'Review list' });
  const begin = page.getByRole('button', { name: 'Shorten 1 link' });
  await review.click();
  await expect.element(begin).toBeVisible();
  // In another window, unnoticed here.
  use(other.address);
  inUse = other.address;
  await begin.click();
  await expect.element(service('Other links')).toBeVisible();
  expect(begunOn).toEqual([]);
  await expect
    .element(page.getByText(/^You switched to Other links, so nothing was sent\./))
    .toBeVisible();
  // What is made of it here is to be looked at once more.
  await review.click();
  await begin.click();
  await expect.poll(() => begunOn).toEqual([other.address]);
});
