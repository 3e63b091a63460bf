import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { AppError } from '@/lib/model/errors';

import { connected, fakeServices } from '../fake-services';
import { openOptions } from '../open-options';
import { choose, openConnected, serviceRow } from './open-connected';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');

describe('revoke', () => {
  test('says what goes, and only then does it', async () => {
    const { inputsOf } = openConnected();
    await button('Disconnect').click();
    await expect.element(dialog).toHaveAccessibleName('Disconnect from https://short.example?');
    await expect.element(dialog).toMatchTextContent(/API key.*Access to.*Stored links/);
    expect(inputsOf('connection.revoke')).toEqual([]);
    await dialog.getByRole('button', { name: 'Disconnect' }).click();
    await expect.element(page.getByText(/^Disconnected\./)).toBeVisible();
    await expect.element(page.getByLabelText('Service URL')).toHaveFocus();
    await expect.element(page.getByLabelText('Service URL')).toHaveValue('');
    expect(inputsOf('connection.revoke')).toHaveLength(1);
  });

  test('says what the browser keeps because an administrator set it', async () => {
    openConnected(connected, {
      'connection.revoke': () => ({ kept: ['https://short.example/*'] }),
    });
    await button('Disconnect').click();
    await dialog.getByRole('button', { name: 'Disconnect' }).click();
    await expect
      .element(page.getByText(/^Disconnected\./))
      .toMatchTextContent(
        /data were removed.*keeps access to https:\/\/short\.example\/\*.*administrator/,
      );
  });

  test('Cancel and Escape change nothing and give the focus back', async () => {
    const { inputsOf } = openConnected();
    for (const way of ['{Enter}', '{Escape}']) {
      await button('Disconnect').click();
      await expect.element(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
      await userEvent.keyboard(way);
      await expect.element(dialog).not.toBeInTheDocument();
      await expect.element(button('Disconnect')).toHaveFocus();
    }
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
    await button('Disconnect').click();
    await dialog.getByRole('button', { name: 'Disconnect' }).click();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(/Something went wrong\./);
    await dialog.getByRole('button', { name: 'Disconnect' }).click();
    await expect.element(page.getByText(/^Disconnected\./)).toBeVisible();
  });
});

describe('another key', () => {
  test('begins with the address that is there, and revokes nothing', async () => {
    const { calls, inputsOf } = openConnected();
    await choose('short.example', 'Update API key');
    await button('Cancel').click();
    await choose('short.example', 'Update API key');
    await expect.element(page.getByLabelText('Service URL')).toHaveValue(connected.address);
    await expect.element(page.getByLabelText('API key')).toHaveFocus();
    await userEvent.fill(page.getByLabelText('API key'), 'an0th3r');
    await button('Connect').click();
    await expect.element(page.getByText('Hello, newcomer')).toBeVisible();
    expect(inputsOf('connection.connect')).toEqual([
      { address: connected.address, key: 'an0th3r', replaces: connected.address },
    ]);
    expect(calls.messages.map(({ name }) => name)).not.toContain('connection.revoke');
  });

  test('is asked for at once where the stored one can’t be read', async () => {
    openConnected({ ...connected, keyUnreadable: true });
    await expect
      .element(page.getByText('Your stored API key couldn’t be read. Enter it again.'))
      .toBeVisible();
    await expect.element(page.getByLabelText('Service URL')).toHaveValue(connected.address);
    await expect.element(page.getByLabelText('API key')).toHaveFocus();
    await userEvent.fill(page.getByLabelText('API key'), 'an0th3r');
    await button('Connect').click();
    await expect.element(page.getByText('Hello, newcomer')).toBeVisible();
  });
});

test('a permission that was taken away is asked for again within the click', async () => {
  const origins: string[] = [];
  openConnected(
    connected,
    {},
    {
      hasOrigin: async () => origins.length > 0,
      requestOrigin: async (origin) => {
        origins.push(origin);
        return true;
      },
    },
  );
  await expect.element(page.getByText(/no longer has access to your service/)).toBeVisible();
  (button('Allow access').element() as HTMLButtonElement).click();
  expect(origins).toEqual([connected.originPattern]);
  await expect
    .element(page.getByText(/no longer has access to your service/))
    .not.toBeInTheDocument();
});

test('a connection that cannot be loaded is said, with Try again', async () => {
  let isBack = false;
  openOptions(
    fakeServices({
      'connection.get': () => {
        if (!isBack) throw new AppError({ code: 'timeout' });
        return connected;
      },
    }).services,
  );
  await expect.element(page.getByRole('alert')).toMatchTextContent(/Couldn’t load your connection/);
  isBack = true;
  await button('Try again').click();
  await expect.element(serviceRow('newcomer')).toBeVisible();
});
