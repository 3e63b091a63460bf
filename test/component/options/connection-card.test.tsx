import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import type { ConnectionStatus } from '@/lib/model/connection';
import { AppError } from '@/lib/model/errors';

import { findViolations } from '../../fixtures/find-violations';
import { fakeAccount, refusal } from '../resource/fake-account';
import { pixelRows } from '../resource/rows';
import { connected, fakeServices } from './fake-services';
import { openOptions } from './open-options';

const card = (name: string) => page.getByRole('link', { name, exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Opens a screen over a service whose connection may change meanwhile. */
function openWith(
  status: { connection: ConnectionStatus | null; isAllowed?: boolean },
  hash = '#preferences',
) {
  openOptions(
    fakeServices(
      {
        'connection.get': () => status.connection,
        'connection.connect': () => (status.connection = connected),
        'connection.revoke': () => {
          status.connection = null;
          return { kept: [] };
        },
      },
      {
        hasOrigin: async () => status.isAllowed ?? true,
        requestOrigin: async () => (status.isAllowed = true),
      },
    ).services,
    hash,
  );
  return status;
}

/** An account of which this much is left. */
const accountWith = (left: number) =>
  fakeAccount(pixelRows(2), undefined, {
    'budget.get': () => ({ limit: 30, left, spareAt: 0, resetsAt: Date.now() + 50_000 }),
  });

beforeEach(async () => page.viewport(1280, 800));

describe('the sidebar says of the service', () => {
  test('that it is connected, what is missing, or that there is none, to who comes back, too', async () => {
    const status = openWith({ connection: connected });
    const comesBack = (now: Partial<typeof status>) => {
      Object.assign(status, now);
      dispatchEvent(new Event('focus'));
    };
    await expect.element(card('short.example Connected')).toHaveAttribute('href', '#connect');
    comesBack({ isAllowed: false });
    await expect.element(card('short.example Access needed')).toHaveAttribute('href', '#connect');
    expect(await findViolations(document.body)).toEqual([]);
    comesBack({ isAllowed: true, connection: { ...connected, keyUnreadable: true } });
    await expect.element(card('short.example API key needed')).toHaveAttribute('href', '#connect');
    comesBack({ connection: null });
    await expect.element(card('Connect')).toHaveAttribute('href', '#connect');
    await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
  });

  test('nothing that nobody can tell', async () => {
    const fail = () => {
      throw new AppError({ code: 'internal' });
    };
    openOptions(fakeServices({ 'connection.get': fail }).services);
    await expect.element(page.getByText('Couldn’t load your connection.')).toBeVisible();
    expect(document.querySelector('.connection-card')).toBeNull();
  });
});

describe('it follows', () => {
  test('who allows access, disconnects, and connects again', async () => {
    openWith({ connection: connected, isAllowed: false }, '#connect');
    await expect.element(card('short.example Access needed')).toBeVisible();
    await button('Allow access').click();
    await expect.element(card('short.example Connected')).toBeVisible();
    await button('Disconnect').click();
    await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
    await expect.element(page.getByRole('navigation')).not.toBeInTheDocument();
    await page.getByLabelText('Service URL').fill(connected.address);
    await page.getByLabelText('API key').fill('a-key');
    await button('Connect').click();
    await expect.element(card('short.example Connected')).toBeVisible();
  });

  test('a request that is refused for want of access', async () => {
    let isAllowed = true;
    const { services } = fakeAccount(pixelRows(1), () => {
      isAllowed = false;
      return refusal({ code: 'permission_missing' });
    });
    openOptions({ ...services, hasOrigin: async () => isAllowed }, '#pixels');
    await expect.element(card('short.example Access needed')).toBeVisible();
  });
});

describe('the rate limit', () => {
  test('is told when it gets short, with seconds that are seen only, on the screens that use it up', async () => {
    openOptions(accountWith(4).services, '#pixels');
    await expect.element(card('short.example 4 of 30 requests left')).toBeVisible();
    await expect.element(page.getByText(/^Resets in \d+ s$/)).toBeVisible();
    expect(await findViolations(document.body)).toEqual([]);
    location.assign('#preferences');
    await expect.element(card('short.example Connected')).toBeVisible();
  });

  test('is not told where much of it is left', async () => {
    openOptions(accountWith(9).services, '#pixels');
    await expect.element(page.getByText('1–2 of 2')).toBeVisible();
    await expect.element(card('short.example Connected')).toBeVisible();
  });
});

describe('in a narrow window', () => {
  beforeEach(async () => page.viewport(320, 640));

  test('what is well stands in the menu', async () => {
    openWith({ connection: connected });
    const name = 'short.example Connected';
    await expect.element(page.getByText('short.example', { exact: true })).toBeInTheDocument();
    await expect.element(card(name)).not.toBeInTheDocument();
    await button('Menu').click();
    await expect.element(card(name)).toBeVisible();
    await card(name).click();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Connection');
    await expect.element(card(name)).not.toBeInTheDocument();
  });

  test('what is missing, or gets short, is seen without it', async () => {
    openWith({ connection: connected, isAllowed: false });
    await expect.element(card('short.example Access needed')).toBeVisible();
    openOptions(accountWith(4).services, '#pixels');
    await expect.element(card('short.example 4 of 30 requests left')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  });
});
