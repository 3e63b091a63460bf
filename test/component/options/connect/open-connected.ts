import { page } from 'vitest/browser';

import type { ConnectionStatus } from '@/lib/model/connection';

import { connected, fakeServices } from '../fake-services';
import { openOptions } from '../open-options';

/** Opens Connect with a connection that is there already. */
export function openConnected(
  connection: ConnectionStatus = connected,
  ...more: Parameters<typeof fakeServices>
) {
  const fake = fakeServices({ 'connection.get': () => connection, ...more[0] }, more[1]);
  openOptions(fake.services);
  return fake;
}

/** Chooses what is done with a service, by its name, from its menu. */
export async function choose(service: string, what: string): Promise<void> {
  await page.getByRole('button', { name: `More actions for ${service}` }).click();
  await page.getByRole('menuitem', { name: what, exact: true }).click();
}

/** The row of a service in the list of all of them. */
export const serviceRow = (named: string | RegExp) =>
  page.getByRole('region', { name: 'Services' }).getByRole('listitem').filter({ hasText: named });
