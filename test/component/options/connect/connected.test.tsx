import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { ConnectionStatus, ConnectionView } from '@/lib/model/connection';
import { AppError } from '@/lib/model/errors';

import { connected, fakeServices } from '../fake-services';
import { openOptions } from '../open-options';

const button = (name: string) => page.getByRole('button', { name });
const dialog = page.getByRole('dialog');

/** Opens Connect with a connection that is there already. */
function openConnected(
  connection: ConnectionStatus = connected,
  ...more: Parameters<typeof fakeServices>
) {
  const fake = fakeServices({ 'connection.get': () => connection, ...more[0] }, more[1]);
  openOptions(fake.services);
  return fake;
}

describe('what the service offers', () => {
  const rows: { apis: ConnectionView['apis']; says: RegExp[] }[] = [
    {
      apis: { shortUrl: 'available', account: 'available' },
      says: [
        /Short links.*Available.*can make/,
        /Account.*Available.*domains, campaigns, channels/,
      ],
    },
    {
      apis: { shortUrl: 'available', account: 'refused' },
      says: [/Account.*Refused.*Short links work without it.*says: “No API for you\.”/],
    },
    {
      apis: { shortUrl: 'available', account: 'absent' },
      says: [/Account.*Not offered.*Short links work without it/],
    },
    {
      apis: { shortUrl: 'refused', account: 'available' },
      says: [/Short links.*Refused.*cannot make links until.*says: “No API for you\.”/],
    },
    {
      apis: { shortUrl: 'absent', account: 'available' },
      says: [/Short links.*Not offered.*cannot make links here/],
    },
    {
      apis: { shortUrl: 'unknown', account: 'available' },
      says: [/Short links.*Not known yet.*in maintenance.*asks again when you next shorten/],
    },
    {
      apis: { shortUrl: 'available', account: 'unknown' },
      says: [/Account.*Not known yet.*in maintenance.*asks again when you next open a screen/],
    },
  ];

  test.each(rows)('short links $apis.shortUrl, account $apis.account', async ({ apis, says }) => {
    openConnected({
      ...connected,
      apis,
      refusal: 'No API for you.',
      trouble: { code: 'maintenance' },
    });
    const offers = page.getByRole('region', { name: 'What this service offers' });
    for (const sentence of says) await expect.element(offers).toMatchTextContent(sentence);
  });

  test('a service without names is greeted without one', async () => {
    openConnected({ ...connected, accountName: null });
    await expect.element(page.getByRole('heading', { name: 'Connected' })).toBeVisible();
  });

  test('the first-run question is not asked again', async () => {
    const { inputsOf } = openConnected();
    await expect.element(page.getByText('Hello, newcomer')).toBeVisible();
    await button('Change address or key').click();
    await button('Cancel').click();
    await expect.element(page.getByText('Hello, newcomer')).toBeVisible();
    await expect.element(page.getByRole('radio')).not.toBeInTheDocument();
    expect(inputsOf('preferences.get')).toEqual([]);
  });
});

describe('revoke', () => {
  test('says what goes, and only then does it', async () => {
    const { inputsOf } = openConnected();
    await button('Revoke').click();
    await expect
      .element(dialog)
      .toHaveAccessibleName('Revoke the connection to https://short.example?');
    await expect
      .element(dialog)
      .toMatchTextContent(/API key.*permission.*links that Curtail remembers/);
    expect(inputsOf('connection.revoke')).toEqual([]);
    await dialog.getByRole('button', { name: 'Revoke' }).click();
    await expect.element(page.getByText(/^Revoked\./)).toBeVisible();
    await expect.element(page.getByLabelText('Service address')).toHaveFocus();
    await expect.element(page.getByLabelText('Service address')).toHaveValue('');
    expect(inputsOf('connection.revoke')).toHaveLength(1);
  });

  test('says what the browser keeps because an administrator set it', async () => {
    openConnected(connected, {
      'connection.revoke': () => ({ kept: ['https://short.example/*'] }),
    });
    await button('Revoke').click();
    await dialog.getByRole('button', { name: 'Revoke' }).click();
    await expect
      .element(page.getByText(/^Revoked\./))
      .toMatchTextContent(/data are gone.*keeps.*administrator.*https:\/\/short\.example\/\*/);
  });

  test.each(['Cancel', 'Escape'])('%s changes nothing and gives the focus back', async (way) => {
    const { inputsOf } = openConnected();
    await button('Revoke').click();
    await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    if (way === 'Escape') await userEvent.keyboard('{Escape}');
    else await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button('Revoke')).toHaveFocus();
    expect(inputsOf('connection.revoke')).toEqual([]);
  });

  test('a failure is said in the dialog, which stays for another try', async () => {
    let tries = 0;
    openConnected(connected, {
      'connection.revoke': () => {
        tries += 1;
        if (tries === 1) throw new AppError({ code: 'internal' });
        return { kept: [] };
      },
    });
    await button('Revoke').click();
    await dialog.getByRole('button', { name: 'Revoke' }).click();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(/It was not done/);
    await dialog.getByRole('button', { name: 'Revoke' }).click();
    await expect.element(page.getByText(/^Revoked\./)).toBeVisible();
  });
});

describe('another key', () => {
  test('begins with the address that is there, and revokes nothing', async () => {
    const { calls, inputsOf } = openConnected();
    await button('Change address or key').click();
    await expect.element(page.getByLabelText('Service address')).toHaveValue(connected.address);
    await expect.element(page.getByLabelText('API key')).toHaveFocus();
    await userEvent.fill(page.getByLabelText('API key'), 'an0th3r');
    await button('Connect').click();
    await expect.element(page.getByText('Hello, newcomer')).toBeVisible();
    expect(inputsOf('connection.connect')).toEqual([
      { address: connected.address, key: 'an0th3r' },
    ]);
    expect(calls.messages.map(({ name }) => name)).not.toContain('connection.revoke');
  });

  test('is asked for at once where the stored one can’t be read', async () => {
    openConnected({ ...connected, keyUnreadable: true });
    await expect
      .element(page.getByText('Your stored API key couldn’t be read. Enter it again.'))
      .toBeVisible();
    await expect.element(page.getByLabelText('Service address')).toHaveValue(connected.address);
    await expect.element(page.getByLabelText('API key')).toHaveFocus();
    await userEvent.fill(page.getByLabelText('API key'), 'an0th3r');
    await button('Connect').click();
    await expect.element(page.getByText('Hello, newcomer')).toBeVisible();
  });

  test('Cancel goes back to the connection', async () => {
    openConnected();
    await button('Change address or key').click();
    await button('Cancel').click();
    await expect.element(page.getByText('Hello, newcomer')).toBeVisible();
  });
});

test('a permission that was taken away is asked for again within the click', async () => {
  const origins: string[] = [];
  openConnected(
    connected,
    {},
    {
      hasOrigin: async () => false,
      requestOrigin: async (origin) => {
        origins.push(origin);
        return true;
      },
    },
  );
  await expect.element(page.getByText(/does not let Curtail reach/)).toBeVisible();
  (button('Give permission').element() as HTMLButtonElement).click();
  expect(origins).toEqual([connected.originPattern]);
  await expect.element(page.getByText(/does not let Curtail reach/)).not.toBeInTheDocument();
});

test('a connection that cannot be loaded is said, with Retry', async () => {
  let tries = 0;
  openOptions(
    fakeServices({
      'connection.get': () => {
        tries += 1;
        if (tries === 1) throw new AppError({ code: 'timeout' });
        return connected;
      },
    }).services,
  );
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/could not load your connection/);
  await button('Retry').click();
  await expect.element(page.getByText('Hello, newcomer')).toBeVisible();
});
