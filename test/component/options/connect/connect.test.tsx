import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { connected, fakeServices } from '../fake-services';
import { openOptions } from '../open-options';
import { choose } from './open-connected';

const address = page.getByLabelText('Service URL');
const key = page.getByLabelText('API key');
const connect = page.getByRole('button', { name: 'Connect', exact: true });

async function type(typedAddress: string, typedKey: string) {
  await userEvent.fill(address, typedAddress);
  await userEvent.fill(key, typedKey);
}

describe('connecting', () => {
  test('shows what the address is normalised to, and asks for that one origin within the click itself', async () => {
    const { services, calls } = fakeServices();
    openOptions(services);
    await type(' short.example/links/api/ ', 'k3y');
    await expect.element(page.getByText('Connects to https://short.example/links')).toBeVisible();
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
    await expect.element(key).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: 'Show API key' }).click();
    await expect.element(key).toHaveAttribute('type', 'text');
    await type('short.example', ' s3cr3tk3y ');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { name: 'Hello, newcomer' })).toHaveFocus();
    expect(inputsOf('connection.connect')).toEqual([
      { address: 'https://short.example', key: 's3cr3tk3y' },
    ]);
    expect(document.documentElement.outerHTML).not.toContain('s3cr3tk3y');
    await choose('short.example', 'Update API key');
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
    // The page asks for its keys, and the setup text for its tags.
    expect(inputsOf('preferences.get')).toHaveLength(2);
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
  test('and nothing is asked for', async () => {
    const { services, calls } = fakeServices();
    openOptions(services);
    for (const [typed, typedKey, sentence, field] of [
      ['', 'k3y', 'Enter your service’s URL.', address],
      ['https://me:pass@short.example', 'k3y', /Remove the username/, address],
      ['short.example', '', 'Enter your API key.', key],
      ['short.example', 'two words', /can’t contain spaces/, key],
    ] as const) {
      await type(typed, typedKey);
      await connect.click();
      await expect.element(page.getByText(sentence)).toBeVisible();
      await expect.element(field).toHaveFocus();
      await expect.element(field).toHaveAttribute('aria-invalid', 'true');
      await expect.element(address).toHaveValue(typed);
    }
    expect(calls.origins).toEqual([]);
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
