import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { connected, fakeServices } from '../fake-services';
import { openOptions } from '../open-options';

const address = page.getByLabelText('Service URL');
const key = page.getByLabelText('API key');
const connect = page.getByRole('button', { name: 'Connect', exact: true });

async function type(typedAddress: string, typedKey: string) {
  await userEvent.fill(address, typedAddress);
  await userEvent.fill(key, typedKey);
}

describe('connecting', () => {
  test('shows what the address is normalised to', async () => {
    openOptions(fakeServices().services);
    await userEvent.fill(address, ' short.example/links/api/ ');
    await expect.element(page.getByText('Connects to https://short.example/links')).toBeVisible();
  });

  test('asks for the one origin within the click itself', async () => {
    const { services, calls } = fakeServices();
    openOptions(services);
    await type('short.example/api/', 'k3y');
    (connect.element() as HTMLButtonElement).click();
    // Nothing was awaited: a browser that forgets the click at the first await still knows it here.
    expect(calls.origins).toEqual(['https://short.example/*']);
  });

  test('a double click asks once', async () => {
    const { services, calls, inputsOf } = fakeServices();
    openOptions(services);
    await type('short.example', 'k3y');
    const button = connect.element() as HTMLButtonElement;
    button.click();
    button.click();
    await expect.element(page.getByText('Hello, newcomer')).toBeVisible();
    expect(calls.origins).toHaveLength(1);
    expect(inputsOf('connection.connect')).toHaveLength(1);
  });

  test('connects with Enter, greets by name and keeps no key in the page', async () => {
    const { services, inputsOf } = fakeServices();
    openOptions(services);
    await type('short.example', ' s3cr3tk3y ');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { name: 'Hello, newcomer' })).toHaveFocus();
    expect(inputsOf('connection.connect')).toEqual([
      { address: 'https://short.example', key: 's3cr3tk3y' },
    ]);
    expect(document.documentElement.outerHTML).not.toContain('s3cr3tk3y');
    await page.getByRole('button', { name: 'Edit connection' }).click();
    await expect.element(key).toHaveValue('');
  });

  test('asks once what the toolbar button should do, Shorten and copy preselected', async () => {
    const { services, inputsOf } = fakeServices();
    openOptions(services);
    await type('short.example', 'k3y');
    await connect.click();
    const group = page.getByRole('group', { name: 'Toolbar button' });
    await expect.element(group.getByLabelText('Shorten and copy')).toBeChecked();
    await group.getByLabelText('Show options first').click();
    await expect.element(page.getByText('Saved')).toBeVisible();
    expect(inputsOf('preferences.save')).toEqual([{ toolbar: 'form' }]);
  });

  test('asks nothing of the kind where the service makes no links', async () => {
    const apis = { account: 'available', shortUrl: 'absent' } as const;
    const { services, inputsOf } = fakeServices({
      'connection.connect': () => ({ ...connected, apis }),
    });
    openOptions(services);
    await type('short.example', 'k3y');
    await connect.click();
    await expect.element(page.getByRole('heading', { name: 'Hello, newcomer' })).toHaveFocus();
    // The page asks once, for its keys.
    expect(inputsOf('preferences.get')).toHaveLength(1);
  });

  test('reveals the key only when asked to', async () => {
    openOptions(fakeServices().services);
    await expect.element(key).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show API key' }).click();
    await expect.element(key).toHaveAttribute('type', 'text');
  });

  test('tells what it waits for, and pressing again sends nothing more', async () => {
    const permission = Promise.withResolvers<boolean>();
    const answer = Promise.withResolvers<typeof connected>();
    const { services, inputsOf } = fakeServices(
      { 'connection.connect': async () => answer.promise },
      { requestOrigin: async () => permission.promise },
    );
    openOptions(services);
    await type('short.example', 'k3y');
    await connect.click();
    await expect.element(page.getByText(/Your browser asks .*short\.example/)).toBeVisible();
    permission.resolve(true);
    await expect.element(page.getByText('Connecting to https://short.example…')).toBeVisible();
    await expect.element(connect).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Enter}');
    await userEvent.click(key);
    await userEvent.keyboard('{Enter}');
    answer.resolve(connected);
    await expect.element(page.getByText('Hello, newcomer')).toBeVisible();
    expect(inputsOf('connection.connect')).toHaveLength(1);
  });
});

describe('what cannot be right is refused where it is typed', () => {
  const rows = [
    { address: '', key: 'k3y', sentence: 'Enter your service’s URL.', field: address },
    {
      address: 'hello',
      key: 'k3y',
      sentence: /Enter a URL such as short\.example/,
      field: address,
    },
    {
      address: 'http://short.example',
      key: 'k3y',
      sentence: /so your API key is sent encrypted/,
      field: address,
    },
    {
      address: 'javascript:alert(1)',
      key: 'k3y',
      sentence: /must start with https/,
      field: address,
    },
    {
      address: 'https://me:pass@short.example',
      key: 'k3y',
      sentence: /Remove the username/,
      field: address,
    },
    { address: 'short.example', key: '', sentence: 'Enter your API key.', field: key },
    { address: 'short.example', key: 'two words', sentence: /can’t contain spaces/, field: key },
    { address: 'short.example', key: 'k'.repeat(10_240), sentence: /too long/, field: key },
  ];

  test.each(rows)('$address with key $key', async (row) => {
    const { services, calls } = fakeServices();
    openOptions(services);
    await type(row.address, row.key);
    await connect.click();
    await expect.element(page.getByText(row.sentence)).toBeVisible();
    await expect.element(row.field).toHaveFocus();
    await expect.element(row.field).toHaveAttribute('aria-invalid', 'true');
    expect(calls.origins).toEqual([]);
    await expect.element(address).toHaveValue(row.address);
  });

  test('says so as soon as the field is left, and not while it is still blank', async () => {
    openOptions(fakeServices().services);
    await userEvent.click(address);
    await userEvent.tab();
    await expect.element(address).not.toHaveAttribute('aria-invalid');
    await userEvent.fill(address, 'http://short.example');
    await userEvent.tab();
    await expect.element(page.getByText(/so your API key is sent encrypted/)).toBeVisible();
  });
});
