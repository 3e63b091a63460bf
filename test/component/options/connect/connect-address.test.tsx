import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { backupWorld } from '../../../fixtures/backup/backup-world';
import { answersOf } from '../../../fixtures/backup/send-to';
import { validFile, validService } from '../../../fixtures/backup/valid-file';
import { findViolations } from '../../../fixtures/find-violations';
import { choose, fileOf } from '../backup/open-backup';
import { connected, fakeServices } from '../fake-services';
import { openOptions } from '../open-options';

const address = page.getByLabelText('Service URL', { exact: true });
const key = page.getByLabelText('API key', { exact: true });
const goesTo = page.getByText(/^Your API key will be sent to/);

/** Presses the link that a file without a key offers. */
async function takeOffer(offered: string, isConnected: boolean) {
  const answers = answersOf(backupWorld({}));
  const { services } = fakeServices(
    isConnected ? { ...answers, 'connection.get': () => connected } : answers,
  );
  openOptions(services, '#data');
  const service = { ...validService, id: offered, address: offered, key: null };
  await choose(fileOf({ ...validFile, services: [service], links: [] }));
  await page.getByRole('link', { name: 'Connection' }).last().click();
}

describe('the address that the form begins with', () => {
  test('is the one that another screen handed over, beside a connection, too', async () => {
    await takeOffer('https://other.example/links', true);
    await expect.element(address).toHaveValue('https://other.example/links');
    await expect.element(key).toHaveFocus();
    expect(location.hash).toBe('#connect');
  });

  test('is offered once, and forgotten', async () => {
    await takeOffer('https://other.example', false);
    await expect.element(address).toHaveValue('https://other.example');
    location.assign('#preferences');
    await expect
      .element(page.getByRole('heading', { level: 1, name: 'Preferences' }))
      .toBeVisible();
    location.assign('#connect');
    await expect.element(address).toHaveValue('');
  });

  test.each([true, false])('is never one of the page’s URL, connected: %s', async (isConnected) => {
    const { services } = fakeServices(isConnected ? { 'connection.get': () => connected } : {});
    openOptions(services, `#connect/${encodeURIComponent('https://other.example')}`);
    if (isConnected) {
      await expect.element(page.getByRole('button', { name: 'Disconnect' })).toBeVisible();
    } else {
      await expect.element(address).toHaveValue('');
      await expect.element(goesTo).not.toBeInTheDocument();
    }
    await expect.element(page.getByText('other.example')).not.toBeInTheDocument();
  });
});

test('beside Connect stands what others can read on the way, where they can', async () => {
  openOptions(fakeServices().services);
  const warning = page.getByRole('status').filter({ hasText: 'This connection isn’t encrypted' });
  await address.fill('http://nas.local:8080');
  await expect.element(warning).toMatchTextContent(/between you and nas\.local:8080 can read/);
  expect(await findViolations(document.body)).toEqual([]);
  await expect
    .element(page.getByRole('button', { name: 'Connect without encryption' }))
    .toBeVisible();
  await address.fill('https://nas.local:8080');
  await expect.element(warning).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Connect', exact: true })).toBeVisible();
});

test('beside Connect stands who gets the key, and under its help that logs may hold it', async () => {
  openOptions(fakeServices().services);
  for (const [typed, host] of [
    ['Short.Example/links/', 'short.example'],
    ['https://short.example:8443', 'short.example:8443'],
    ['https://pаypal.example', 'xn--pypal-4ve.example'],
  ] as const) {
    await address.fill(typed);
    await expect.element(goesTo).toHaveTextContent(`Your API key will be sent to ${host}.`);
  }
});

test('where the key is, is said, and shown by the service once its address is typed', async () => {
  openOptions(fakeServices().services);
  const logs = page.getByText(/your service’s logs may contain it/);
  await page.getByRole('button', { name: 'Where is my key?' }).click();
  await expect.element(logs).toBeVisible();
  await page.getByRole('button', { name: 'Where is my key?' }).click();
  await expect.element(logs).not.toBeInTheDocument();
  await address.fill('short.example/links');
  await expect
    .element(page.getByRole('link', { name: 'Where is my key?' }))
    .toHaveAttribute('href', 'https://short.example/links/developers');
});
