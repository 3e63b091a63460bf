import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { AppError } from '@/lib/model/errors';

import { findViolations } from '../../../fixtures/find-violations';
import { connected, fakeServices } from '../fake-services';
import { openOptions } from '../open-options';
import { openWithTwo, other, severalServices } from '../several-services';
import { choose, serviceRow } from './open-connected';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');
const card = page.getByRole('region', { name: 'Services' });
const greeting = (name: string) => page.getByRole('heading', { name: `Hello, ${name}` });
/** The service in use, by the account there. */
const inUse = (name: string) => serviceRow(new RegExp(`In use.*${name}`));
const form = page.getByRole('form', { name: 'Edit Other links' });
const field = (name: string) => form.getByLabelText(name);
const marks = () => document.querySelectorAll('.service-mark').length;

beforeEach(async () => page.viewport(1280, 800));

describe('adding a service', () => {
  test('begins with a blank form, connects, and puts the new one to use', async () => {
    const { inputsOf } = openWithTwo();
    await button('Add service').click();
    await button('Cancel').click();
    await expect.element(inUse('newcomer')).toBeVisible();
    await button('Add service').click();
    await expect.element(page.getByLabelText('Service URL')).toHaveFocus();
    await expect.element(page.getByLabelText('Service URL')).toHaveValue('');
    await userEvent.keyboard('third.example');
    await page.getByLabelText('API key').fill('k3y');
    await button('Connect').click();
    await expect.element(greeting('newest')).toHaveFocus();
    await expect.element(serviceRow('third')).toMatchTextContent(/In use/);
    // It is asked of the first one alone.
    await expect.element(page.getByText('Toolbar button')).not.toBeInTheDocument();
    expect(inputsOf('connection.connect')).toEqual([
      { address: 'https://third.example', key: 'k3y' },
    ]);
  });
});

describe('of several services', () => {
  test('each is told by mark, name, host and account, the one in use in words, and another can be put to use', async () => {
    const { inputsOf } = openWithTwo();
    await expect
      .element(serviceRow(/short\.example.*In use.*newcomer.*Create links/))
      .toBeVisible();
    const second = serviceRow('Other links');
    await expect.element(second).toMatchTextContent(/Connected.*other\.example.*colleague/);
    await expect.element(second).not.toMatchTextContent(/In use|Create links/);
    expect(card.element().querySelectorAll('.service-mark')).toHaveLength(2);
    expect(await findViolations(document.body)).toEqual([]);
    await choose('Other links', 'Use');
    await expect.element(inUse('colleague')).toBeVisible();
    await button('More actions for short.example').click();
    await expect.element(page.getByRole('menuitem', { name: 'Use' })).toBeVisible();
    expect(inputsOf('services.use')).toEqual([{ id: other.address }]);
  });

  test('one that the browser denies access to says so', async () => {
    openOptions(
      fakeServices(severalServices(connected, other).answers, {
        hasOrigin: async (pattern) => pattern !== other.originPattern,
      }).services,
    );
    await expect.element(serviceRow('Other links')).toMatchTextContent(/Access needed/);
    await expect.element(inUse('newcomer')).toBeVisible();
  });

  test('what keeps one from being used is said, with Try again', async () => {
    let isBack = false;
    const fail = () => {
      isBack = true;
      throw new AppError({ code: 'timeout' });
    };
    const { use } = openWithTwo('#connect', {
      'services.use': ({ id }) => (isBack ? use(id) : fail()),
    });
    await choose('Other links', 'Use');
    await card.getByRole('button', { name: 'Try again' }).click();
    await expect.element(inUse('colleague')).toBeVisible();
  });
});

describe('editing a service', () => {
  test('refuses what is no site at its field; then saves name, color and hosts, and says so', async () => {
    const { inputsOf } = openWithTwo();
    await choose('Other links', 'Edit');
    await expect.element(field('Name')).toHaveFocus();
    await expect.element(form.getByRole('radio', { name: 'Blue' })).toBeChecked();
    expect(await findViolations(document.body)).toEqual([]);
    const many = Array.from({ length: 51 }, (_, at) => `a${String(at)}.example`).join();
    for (const [typed, problem] of [
      ['good.example, two words', /“two words” isn’t a site/],
      [many, /50 sites or fewer/],
    ] as const) {
      await field('Always use on these sites').fill(typed);
      await form.getByRole('button', { name: 'Save changes' }).click();
      await expect.element(field('Always use on these sites')).toHaveFocus();
      await expect.element(field('Always use on these sites')).toHaveAccessibleDescription(problem);
    }
    expect(inputsOf('services.change')).toEqual([]);
    await field('Name').fill('Shop');
    await form.getByRole('radio', { name: 'Pink' }).click();
    await field('Always use on these sites').fill('Shop.example, www.example\nshop.example');
    await form.getByRole('button', { name: 'Save changes' }).click();
    await expect.element(card.getByText('Saved')).toBeVisible();
    await expect.element(button('More actions for Shop')).toHaveFocus();
    await expect.element(card.getByText(/on shop\.example and www\.example/)).toBeVisible();
    expect(inputsOf('services.change')).toEqual([
      {
        id: other.address,
        name: 'Shop',
        color: 'pink',
        pageHosts: ['shop.example', 'www.example'],
      },
    ]);
  });
});

describe('disconnecting from one that is not in use', () => {
  test('asks, names it, says what goes, and what stays', async () => {
    const { inputsOf } = openWithTwo();
    await choose('Other links', 'Disconnect');
    await expect.element(dialog).toHaveAccessibleName('Disconnect from Other links?');
    await expect
      .element(dialog)
      .toMatchTextContent(
        /API key.*Stored links.*Jobs.*Access to https:\/\/other.*stay on the service/,
      );
    expect(inputsOf('services.remove')).toEqual([]);
    await dialog.getByRole('button', { name: 'Disconnect' }).click();
    await expect.element(card.getByText('Disconnected from Other links.')).toBeVisible();
    await expect.element(button('Disconnect')).toBeVisible();
    expect(inputsOf('services.remove')).toEqual([{ id: other.address }]);
    await expect.element(button('More actions for Other links')).not.toBeInTheDocument();
  });

  test('leaves access that another one needs', async () => {
    const { originPattern } = connected;
    openWithTwo('#connect', {}, { ...other, address: `${connected.address}/two`, originPattern });
    await choose('Other links', 'Disconnect');
    await expect.element(dialog).toMatchTextContent(/Access to .* stays, because another service/);
  });

  test('says what the browser keeps because an administrator set it', async () => {
    openWithTwo('#connect', { 'services.remove': () => ({ kept: ['https://other.example/*'] }) });
    await choose('Other links', 'Disconnect');
    await dialog.getByRole('button', { name: 'Disconnect' }).click();
    await expect
      .element(card.getByText(/keeps access to .*other\.example.*administrator/))
      .toBeVisible();
  });
});

describe('disconnecting', () => {
  test('is about the one in use, and the next one takes its place', async () => {
    const { inputsOf } = openWithTwo();
    await choose('short.example', 'Disconnect');
    await expect.element(dialog).toHaveAccessibleName('Disconnect from short.example?');
    await expect.element(dialog.getByText('Curtail then uses Other links.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Disconnect' }).click();
    // One is left, so nothing has to tell which one is in use.
    await expect.element(serviceRow(/Other links.*Connected.*colleague/)).toBeVisible();
    await expect.element(card.getByText('Disconnected from short.example.')).toBeVisible();
    expect(inputsOf('services.remove')).toEqual([{ id: connected.address }]);
    expect(inputsOf('connection.revoke')).toEqual([]);
  });

  test('from all of them revokes everything', async () => {
    const { inputsOf } = openWithTwo();
    await button('Disconnect all').click();
    await expect.element(dialog).toMatchTextContent(/https:\/\/short\.example.*https:\/\/other/);
    await dialog.getByRole('button', { name: 'Disconnect all' }).click();
    await expect.element(page.getByText(/^Disconnected\./)).toBeVisible();
    expect(inputsOf('connection.revoke')).toHaveLength(1);
    expect(marks()).toBe(0);
  });
});

test('a page that cannot tell the services is about the one in use', async () => {
  const fail = () => {
    throw new AppError({ code: 'internal' });
  };
  openOptions(fakeServices({ 'connection.get': () => connected, 'services.list': fail }).services);
  await expect.element(serviceRow(/short\.example.*Connected.*newcomer/)).toBeVisible();
  await expect.element(button('Disconnect')).toBeVisible();
});
