import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { findViolations } from '../../fixtures/find-violations';
import { connected, fakeServices } from './fake-services';
import { linkTo } from './links/link-background';
import { openLinks } from './links/open-links';
import { openOptions } from './open-options';

const isConnected = { 'connection.get': () => connected };

const dialog = page.getByRole('dialog', { name: 'Quick search' });
const field = page.getByRole('combobox', { name: 'Search screens, actions, and links' });
const option = (name: string) => page.getByRole('option', { name, exact: true });
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });

beforeEach(async () => {
  await page.viewport(1280, 800);
  (document.activeElement as HTMLElement | null)?.blur();
});

async function openPalette(): Promise<void> {
  await expect.element(page.getByRole('button', { name: 'Quick search' })).toBeVisible();
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(field).toHaveFocus();
}

describe('the quick search', () => {
  test('leads to a screen by its name, typed without accents or capitals', async () => {
    openOptions(fakeServices(isConnected).services, '#preferences');
    await openPalette();
    await expect.element(option('Backup and data')).toBeInTheDocument();
    expect(page.getByRole('option', { name: 'Bulk shorten' }).elements()).toHaveLength(1);
    expect(await findViolations(document.body)).toEqual([]);
    await userEvent.keyboard('CHÁN');
    await expect.element(option('Channels')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect.element(heading('Channels')).toHaveFocus();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('does nothing at Enter while nothing is chosen', async () => {
    openOptions(fakeServices(isConnected).services, '#preferences');
    await openPalette();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard('no such thing{Enter}');
    await expect.element(page.getByText('No results for “no such thing”')).toBeVisible();
    await expect.element(dialog).toBeVisible();
    expect(location.hash).toBe('#preferences');
    expect(await findViolations(document.body)).toEqual([]);
  });

  test('finds links by what they are called once nothing more is typed, and arrows go round', async () => {
    const { queries } = openLinks([linkTo('spring'), linkTo('summer')], {}, '#preferences');
    await openPalette();
    await userEvent.keyboard('about sp');
    await expect.element(option('About spring short.example/spring')).toBeVisible();
    await expect.poll(() => queries().at(-1)).toMatchObject({ words: 'about sp', count: 6 });
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    await expect
      .element(option('About spring short.example/spring'))
      .toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect.element(heading('About spring')).toBeVisible();
  });

  test('is opened by its button, marks what is pointed at, and is closed by Escape', async () => {
    openOptions(fakeServices(isConnected).services, '#preferences');
    const button = page.getByRole('button', { name: 'Quick search' });
    await button.click();
    await option('New campaign').hover();
    await expect.element(option('New campaign')).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
    await button.click();
    await option('New campaign').click();
    expect(location.hash).toBe('#campaigns/new');
  });

  test('waits where a question is open', async () => {
    openOptions(fakeServices(isConnected).services, '#preferences');
    await expect.element(page.getByTitle('G then L')).toBeVisible();
    await userEvent.keyboard('?');
    await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await expect.element(page.getByText('Ctrl+K').last()).toBeVisible();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(dialog).not.toBeInTheDocument();
  });
});
