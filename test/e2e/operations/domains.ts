import { expect } from '@playwright/test';

import { deleteRow, newest, turnTo, type Stage } from './stage.ts';

/** Adds, lists, changes and deletes a branded domain. */
export async function exerciseDomains(stage: Stage): Promise<void> {
  const { options, done, service } = stage;
  await turnTo(stage, 'Domains');
  await options.press('Add domain', 'link');
  await options.fill('Domain', 'https://go.test');
  await options.fill('Root redirect', 'https://root.example/');
  await options.press('Add domain');
  await options.waitForText('Domain added');
  const isNew = ({ hostname }: { hostname: string }): boolean => hostname === 'go.test';
  expect(await newest(stage, 'domains', isNew)).toMatchObject({
    domain: 'https://go.test',
    redirectRoot: 'https://root.example/',
    redirect404: null,
  });
  done('domain/add');

  await options.waitForText('https://root.example/');
  done('domains');

  await options.press('Edit https://go.test', 'link');
  await options.fill('404 redirect', 'https://missing.example/');
  await options.press('Save changes');
  await options.waitForText('Changes saved');
  expect(await newest(stage, 'domains', isNew)).toMatchObject({
    redirectRoot: 'https://root.example/',
    redirect404: 'https://missing.example/',
  });
  await options.waitForText('https://missing.example/');
  done('domain/update');

  await deleteRow(stage, 'https://go.test', { button: 'Delete domain', said: 'Domain deleted' });
  expect(service.rows('domains').filter(isNew)).toEqual([]);
  done('domain/delete');
}
