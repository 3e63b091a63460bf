import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { ManagedSettings } from '@/lib/model/managed';
import { writeSetupText } from '@/lib/rules/setup-text';

import { sampleConnection } from '../../fixtures/connection';
import { findViolations } from '../../fixtures/find-violations';
import { sampleManaged } from '../../fixtures/managed';
import { fakeServices } from './fake-services';
import { openOptions } from './open-options';
import { openPreferences } from './preferences/open-preferences';

const mark = page.getByText('Managed by your organization');
const address = page.getByLabelText('Service URL');
const key = page.getByLabelText('API key');
const connect = page.getByRole('button', { name: 'Connect', exact: true });
const useOther = page.getByRole('button', { name: 'Use another service' });
const control = (name: string) => page.getByLabelText(name, { exact: true });
const managedBy = (changes: Partial<ManagedSettings>) => ({
  'managed.get': () => sampleManaged(changes),
});

beforeEach(async () => page.viewport(1280, 800));

describe('preferences', () => {
  const rows = [
    { locked: { toolbar: 'form' }, control: 'Show options first' },
    { locked: { shortPart: 'curtail' }, control: 'Chosen by Curtail' },
    { locked: { copyFormat: 'markdown' }, control: 'Markdown' },
    { locked: { menu: 'choices' }, control: 'Submenu' },
    { locked: { tick: false }, control: 'Check mark on the toolbar button' },
    { locked: { notifications: false }, control: 'Notification' },
    { locked: { expiryNotes: false }, control: 'Remind me before links expire' },
    { locked: { pageKeys: true }, control: 'Single-key shortcuts' },
    { locked: { tracking: {} }, control: 'Microsoft' },
  ] as const;

  // Each is locked in another set of these, so that one that locks another one is found.
  test.each([1, 2, 4, 8])('that are locked can be read, but not changed: set %i', async (set) => {
    const isLocked = (at: number) => ((at + 1) & set) !== 0;
    const locked: ManagedSettings['locked'] = Object.assign(
      {},
      ...rows.filter((_, at) => isLocked(at)).map((row) => row.locked),
    );
    openPreferences(locked, managedBy({ locked }));
    await expect.element(mark.first()).toBeVisible();
    for (const [at, { control: name }] of rows.entries()) {
      if (isLocked(at)) await expect.element(control(name)).toBeDisabled();
      else await expect.element(control(name)).toBeEnabled();
    }
  });

  test('are all free where nothing is locked', async () => {
    openPreferences({ menu: 'choices' }, managedBy({ defaults: { menu: 'choices' } }));
    await expect.element(control('Submenu')).toBeChecked();
    await expect.element(mark).not.toBeInTheDocument();
    for (const { control: name } of rows) await expect.element(control(name)).toBeEnabled();
  });

  test('are not shown before it is known what is locked', async () => {
    const answer = Promise.withResolvers<ManagedSettings>();
    openPreferences({}, { 'managed.get': async () => answer.promise });
    await expect.element(page.getByText('Loading…')).toBeVisible();
    answer.resolve(sampleManaged({ locked: { menu: 'one' } }));
    await expect.element(control('Submenu')).toBeDisabled();
    expect(await findViolations(document.body)).toEqual([]);
  });

  test('that need a permission can be switched on to give it', async () => {
    const locked = { notifications: true };
    const { calls } = openPreferences(locked, managedBy({ locked }), {
      hasPermission: async () => false,
    });
    await expect.element(control('Notification')).not.toBeChecked();
    await control('Notification').click();
    await expect.element(control('Notification')).toBeDisabled();
    expect(calls.permissions).toEqual(['notifications']);
  });
});

describe('connecting', () => {
  const own = { address: 'https://links.example', name: 'Example links' };
  const only: Partial<ManagedSettings> = { ...own, disabled: ['otherServices'] };

  test('asks for the key alone, says whose the address is, and takes no setup text of another service', async () => {
    const { services, inputsOf } = fakeServices(managedBy(only));
    openOptions(services);
    await expect.element(address).toHaveValue(own.address);
    await expect.element(address).toHaveAttribute('readonly');
    await expect.element(mark).toBeVisible();
    await expect.element(useOther).not.toBeInTheDocument();
    expect(await findViolations(document.body)).toEqual([]);
    const clipboardData = new DataTransfer();
    const text = writeSetupText({ address: 'https://evil.example', name: '' });
    clipboardData.setData('text/plain', text);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    await expect.element(page.getByText(/allows only the service that it chose/)).toBeVisible();
    await expect.element(address).toHaveValue(own.address);
    expect(document.body.textContent).not.toContain('evil');
    await userEvent.fill(key, 'k3y');
    await connect.click();
    await expect.element(page.getByText('Hello, newcomer')).toBeVisible();
    expect(inputsOf('connection.connect')).toEqual([{ address: own.address, key: 'k3y' }]);
  });

  test('to another service is one press away where that is allowed', async () => {
    const { services, inputsOf } = fakeServices(managedBy(own));
    openOptions(services);
    await useOther.click();
    await expect.element(mark).not.toBeInTheDocument();
    await userEvent.fill(address, 'short.example');
    await userEvent.fill(key, 'k3y');
    await connect.click();
    await expect.element(page.getByText('Hello, newcomer')).toBeVisible();
    expect(inputsOf('connection.connect')).toMatchObject([{ address: 'https://short.example' }]);
  });

  test('begins anew where a connection is not allowed any more', async () => {
    openOptions(
      fakeServices({
        ...managedBy(only),
        'connection.get': () => ({ ...sampleConnection(), keyUnreadable: true }),
      }).services,
    );
    await expect.element(page.getByText(/allows only the service that it chose/)).toBeVisible();
    await expect.element(address).toHaveValue(own.address);
  });

  test('is to what the organization calls it', async () => {
    openOptions(
      fakeServices({
        ...managedBy({ address: 'https://short.example', name: 'Example links' }),
        'connection.get': () => sampleConnection({ name: 'Mine' }),
      }).services,
    );
    await expect.element(page.getByRole('link', { name: /Example links/ })).toBeVisible();
    await expect.element(page.getByText('short.example', { exact: true })).toBeVisible();
    expect(document.body.textContent).not.toContain('Mine');
  });
});

describe('what is turned off', () => {
  const connected = { 'connection.get': () => sampleConnection() };

  test.each([
    { disabled: ['bulk'], hash: '#many', gone: page.getByRole('textbox') },
    {
      disabled: ['backupExport'],
      hash: '#data',
      gone: page.getByRole('button', { name: 'Export' }),
    },
  ] as const)('says so in its place: $hash', async ({ disabled, hash, gone }) => {
    const answers = {
      ...connected,
      'bulk.get': () => null,
      'links.stored': () => ({ count: 0, elsewhere: 0 }),
    };
    openOptions(fakeServices({ ...answers, ...managedBy({ disabled }) }).services, hash);
    await expect.element(page.getByText('Your organization turned this off.')).toBeVisible();
    await expect.element(mark).toBeVisible();
    await expect.element(gone).not.toBeInTheDocument();
  });
});

test('what cannot be read of the settings is named, as much of it as can be shown', async () => {
  const unread = ['locked.menu', ...Array.from({ length: 9 }, (_, at) => `x${String(at)}`)];
  openOptions(fakeServices(managedBy({ unread })).services);
  await expect.element(page.getByText(/settings can’t be read: locked\.menu, .*…/)).toBeVisible();
  expect(document.body.textContent).not.toContain('x8');
});
