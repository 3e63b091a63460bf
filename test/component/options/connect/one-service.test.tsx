import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { findViolations } from '../../../fixtures/find-violations';
import { sampleManaged } from '../../../fixtures/managed';
import { connected } from '../fake-services';
import { choose, openConnected, serviceRow } from './open-connected';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const card = page.getByRole('region', { name: 'Services' });

beforeEach(async () => page.viewport(1280, 800));

describe('with one service', () => {
  test('it is one row, and Disconnect is about all there is', async () => {
    openConnected();
    await expect.element(card.getByRole('button', { name: 'Add service' })).toBeVisible();
    await expect.element(serviceRow(/short\.example.*Connected.*newcomer/)).toBeVisible();
    await expect.element(button('Disconnect')).toBeVisible();
    await expect.element(button('Disconnect all')).not.toBeInTheDocument();
    await button('More actions for short.example').click();
    const items = page.getByRole('menuitem').elements();
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Edit',
      'Check again',
      'Update API key',
    ]);
    expect(await findViolations(document.body)).toEqual([]);
  });

  test('it has a name and a color, and no pages of its own', async () => {
    const { inputsOf } = openConnected(connected, { 'services.change': () => [] });
    await choose('short.example', 'Edit');
    await page.getByLabelText('Name').fill('Mine');
    await page.getByRole('radio', { name: 'Violet' }).click();
    await expect.element(page.getByText('Always use on these sites')).not.toBeInTheDocument();
    await button('Save changes').click();
    await expect
      .poll(() => inputsOf('services.change'))
      .toEqual([{ id: connected.id, name: 'Mine', color: 'violet', pageHosts: [] }]);
  });

  test('what it offers is asked for again', async () => {
    const { inputsOf } = openConnected(connected, { 'connection.check': () => connected });
    await choose('short.example', 'Check again');
    await expect.element(card.getByText('Updated just now')).toBeVisible();
    expect(inputsOf('connection.check')).toHaveLength(1);
  });

  test.each([
    ['only one service', ['otherServices'], false],
    ['no service to begin with', [], true],
  ] as const)('an organization that allows %s: Add service %j', async (_, disabled, isThere) => {
    const managed = sampleManaged({ address: connected.address, disabled: [...disabled] });
    openConnected(connected, { 'managed.get': () => managed });
    await expect.element(button('Disconnect')).toBeVisible();
    expect(button('Add service').elements()).toHaveLength(isThere ? 1 : 0);
  });
});
