import { expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { ConnectScreen } from '@/components/options/connect-screen';

import { draw } from './draw';
import { connected, fakeServices } from './fake-services';

const open = (path: string, isConnected: boolean) => {
  const { services } = fakeServices(isConnected ? { 'connection.get': () => connected } : {});
  draw(<ConnectScreen services={services} path={path} />);
};

const address = page.getByLabelText('Service address', { exact: true });
const key = page.getByLabelText('API key', { exact: true });

test.each([true, false])(
  'begins with the address that the place names: %s',
  async (isConnected) => {
    open(encodeURIComponent('https://other.example/links'), isConnected);
    await expect.element(address).toHaveValue('https://other.example/links');
    await expect.element(key).toHaveFocus();
  },
);

test('the address that is connected already is shown as connected', async () => {
  open(encodeURIComponent(connected.address), true);
  await expect.element(page.getByRole('button', { name: 'Revoke' })).toBeVisible();
});

test.each(['', '%', 'javascript:alert(1)', encodeURIComponent('http://other.example')])(
  'a place that names no address to connect begins with none: %j',
  async (path) => {
    open(path, false);
    await expect.element(address).toHaveValue('');
  },
);
