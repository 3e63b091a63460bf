import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findViolations } from '../../../fixtures/find-violations';
import { connected, fakeServices } from '../fake-services';
import { openOptions } from '../open-options';
import { choose, openConnected } from './open-connected';

const summary = page.getByText('Extra headers', { exact: true });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const connect = button('Connect');
const row = (number: number) => page.getByRole('group', { name: `Header ${String(number)}` });
const nameIn = (number: number) => row(number).getByLabelText('Name');
const valueIn = (number: number) => row(number).getByLabelText('Value', { exact: true });

/** Opens the form with an address and a key typed, and the part for headers unfolded. */
async function openForm() {
  const fake = fakeServices();
  openOptions(fake.services);
  await userEvent.fill(page.getByLabelText('Service URL'), 'short.example');
  await userEvent.fill(page.getByLabelText('API key'), 'k3y');
  await expect.element(button('Add header')).not.toBeInTheDocument();
  await summary.click();
  return fake;
}

async function type(number: number, name: string, value: string) {
  await userEvent.fill(nameIn(number), name);
  await userEvent.fill(valueIn(number), value);
}

describe('extra headers', () => {
  test('are sent as they were typed, without rows that were removed or are blank, and no value stays in the page', async () => {
    const { inputsOf } = await openForm();
    await type(1, ' X-Proxy-Token', 's3cr3t value ');
    await button('Add header').click();
    await expect.element(nameIn(2)).toHaveFocus();
    await type(2, 'X-Gone', 'B');
    await button('Add header').click();
    await type(3, 'X-Team', 'A');
    await row(2).getByRole('button', { name: 'Remove header' }).click();
    await expect.element(button('Add header')).toHaveFocus();
    await button('Add header').click();
    await connect.click();
    await expect.element(page.getByText('Hello, newcomer')).toBeVisible();
    expect(inputsOf('connection.connect')).toEqual([
      {
        address: 'https://short.example',
        key: 'k3y',
        headers: { 'X-Proxy-Token': 's3cr3t value', 'X-Team': 'A' },
      },
    ]);
    expect(document.documentElement.outerHTML).not.toContain('s3cr3t');
  });

  test('are hidden like a key, readable by everybody, and ten at most', async () => {
    await openForm();
    await expect.element(valueIn(1)).toHaveAttribute('type', 'password');
    await button('Show value').click();
    await expect.element(valueIn(1)).toHaveAttribute('type', 'text');
    expect(await findViolations(document.body)).toEqual([]);
    const add = button('Add header').element() as HTMLElement;
    for (let more = 0; more < 8; more += 1) add.click();
    await expect.element(row(9)).toBeVisible();
    await expect.element(button('Add header')).not.toHaveAttribute('aria-disabled');
    add.click();
    await expect.element(button('Add header')).toHaveAttribute('aria-disabled', 'true');
    expect(row(10).elements()).toHaveLength(1);
  });

  test('of a failure stay as they were typed', async () => {
    await openForm();
    await type(1, 'X-Proxy-Token', '');
    await connect.click();
    await expect.element(valueIn(1)).toHaveFocus();
    await summary.click();
    await connect.click();
    // Folded away, the field at fault would be nowhere to be seen.
    await expect.element(valueIn(1)).toHaveFocus();
    await expect.element(nameIn(1)).toHaveValue('X-Proxy-Token');
  });
});

describe('what cannot be sent is refused where it is typed', () => {
  test('name, value, and a second header of one name', async () => {
    const { calls } = await openForm();
    await type(1, 'Cookie', 'v');
    await connect.click();
    const reserved = 'Your browser or Curtail sets this header. Use another one.';
    await expect.element(page.getByText(reserved)).toBeVisible();
    await expect.element(nameIn(1)).toHaveFocus();
    await type(1, 'X-Token', 'schlüssel');
    await connect.click();
    await expect.element(page.getByText(/^Use only letters without accents/)).toBeVisible();
    await expect.element(valueIn(1)).toHaveFocus();
    await userEvent.fill(valueIn(1), 'a');
    await button('Add header').click();
    await type(2, 'x-token', 'b');
    await connect.click();
    await expect.element(page.getByText('This header is already in the list.')).toBeVisible();
    await expect.element(nameIn(2)).toHaveFocus();
    expect(calls.origins).toEqual([]);
  });

  test('as soon as its field is left, but for what is still to be typed', async () => {
    await openForm();
    await userEvent.fill(nameIn(1), 'Host');
    await userEvent.tab();
    await expect.element(nameIn(1)).toHaveAttribute('aria-invalid', 'true');
    await expect.element(valueIn(1)).not.toHaveAttribute('aria-invalid');
  });
});

describe('a connection with extra headers', () => {
  const withHeaders = { ...connected, headerNames: ['X-Proxy-Token', 'X-Team'] };

  test('names them, and asks for their values again, as for the key', async () => {
    const { inputsOf } = openConnected(withHeaders);
    await expect.element(page.getByText('Extra headers: X-Proxy-Token, X-Team')).toBeVisible();
    await choose('short.example', 'Update API key');
    await expect.element(page.getByText(/Saved values aren’t shown/)).toBeVisible();
    await expect.element(nameIn(1)).toHaveValue('X-Proxy-Token');
    await expect.element(valueIn(1)).toHaveValue('');
    await userEvent.fill(page.getByLabelText('API key'), 'k3y');
    await connect.click();
    await expect.element(valueIn(1)).toHaveFocus();
    expect(inputsOf('connection.connect')).toEqual([]);
    await userEvent.fill(valueIn(1), 'again');
    await row(2).getByRole('button', { name: 'Remove header' }).click();
    await connect.click();
    await expect
      .poll(() => inputsOf('connection.connect'))
      .toMatchObject([{ headers: { 'X-Proxy-Token': 'again' } }]);
  });
});
