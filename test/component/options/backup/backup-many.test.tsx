import { render } from 'preact';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { AppError } from '@/lib/model/errors';

import { validFile } from '../../../fixtures/backup/valid-file';
import { asRead } from '../../../fixtures/reader-words';
import { choose, fileOf, linkTo, openBackup } from './open-backup';

const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('an import of many links', () => {
  const links = Array.from({ length: 2500 }, (_, index) => linkTo(`link-${index}`));
  const file = () => fileOf({ ...validFile, services: [], preferences: null, links });

  test('says how far it came when it fails, and goes on when it is repeated: once, however often that is pressed', async () => {
    let tries = 0;
    const { world, inputsOf } = openBackup(
      {},
      {
        'backup.addLinks': async ({ links: part }) => {
          tries += 1;
          if (tries === 2) throw new AppError({ code: 'timeout' });
          return world.backup.addLinks(part);
        },
      },
    );
    await choose(file());
    await button('Import').click();
    await expect
      .element(page.getByText(new RegExp(asRead('^1,000 of 2,500 links were imported'))))
      .toBeVisible();
    await expect
      .element(page.getByText(asRead('1,000 links, all created in this browser.')))
      .toBeVisible();
    const element = button('Import').element() as HTMLButtonElement;
    element.click();
    element.click();
    await expect
      .element(page.getByText(asRead('1,500 links imported, 1,000 already stored.')))
      .toBeVisible();
    expect(world.links()).toHaveLength(2500);
    expect(inputsOf('backup.addLinks')).toHaveLength(5);
  });

  /** Opens the screen over a background that adds the first part, and then waits. */
  const openHeld = async () => {
    const held = Promise.withResolvers<void>();
    const opened = openBackup(
      {},
      {
        'backup.addLinks': async ({ links: part }) => {
          if (opened.world.links().length > 0) await held.promise;
          return opened.world.backup.addLinks(part);
        },
      },
    );
    await choose(file());
    await button('Import').click();
    await expect.element(page.getByText(asRead('Importing: 1,000 of 2,500 links'))).toBeVisible();
    return { ...opened, goOn: held.resolve };
  };

  test('can be stopped, and says how far it came', async () => {
    const { world, inputsOf, goOn } = await openHeld();
    await button('Stop').click();
    await expect.element(button('Import')).toHaveFocus();
    goOn();
    await expect
      .element(page.getByText(new RegExp(asRead('^2,000 of 2,500 links were imported'))))
      .toBeVisible();
    expect(world.links()).toHaveLength(2000);
    expect(inputsOf('backup.addLinks')).toHaveLength(2);
  });

  test('ends when its page is left', async () => {
    const { world, inputsOf, home, goOn } = await openHeld();
    render(null, home);
    goOn();
    await expect.poll(() => world.links().length).toBe(2000);
    await new Promise(requestAnimationFrame);
    expect(inputsOf('backup.addLinks')).toHaveLength(2);
  });
});
