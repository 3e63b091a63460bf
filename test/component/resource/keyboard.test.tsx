import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { refusal } from './fake-account';
import { alert, button, heading, status } from './locators';
import { openAccount } from './open-account';
import { pixelRows } from './rows';

beforeEach(async () => page.viewport(1280, 800));

/** What has the focus, by name; blank where nothing has it. */
function focused(): string {
  const element = document.activeElement ?? document.body;
  if (element === document.body) return '';
  const [label] = 'labels' in element ? [...(element.labels as NodeListOf<Element>)] : [];
  return element.getAttribute('aria-label') ?? label?.textContent.trim() ?? element.textContent;
}

/** Whether a person sees what has the focus: a field with tools in it has one frame around them all. */
const isSeen = (): boolean =>
  [document.activeElement, document.activeElement?.closest('.field-frame')].some((framed) => {
    if (!framed) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(framed);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  });

/** Goes on with Tab until what has this name has the focus. */
async function tabTo(name: string): Promise<void> {
  for (let stops = 0; stops < 60 && focused() !== name; stops += 1) {
    await userEvent.keyboard('{Tab}');
    expect({ name: focused(), isSeen: isSeen() }).toEqual({ name: focused(), isSeen: true });
  }
  expect(focused()).toBe(name);
}

/** Goes to a button or link, and presses a key there. */
async function use(name: string, key = '{Enter}'): Promise<void> {
  await tabTo(name);
  await userEvent.keyboard(key);
}

test('a list: create, search, edit, cancel, delete', async () => {
  const account = openAccount('#pixels', pixelRows(3));
  await expect.element(page.getByText('1–3 of 3')).toBeVisible();
  await use('New pixel');
  await expect.element(heading('New pixel')).toHaveFocus();
  await use('Create pixel');
  await expect.element(page.getByLabelText('Name', { exact: true })).toHaveFocus();
  await userEvent.keyboard('Careers');
  await tabTo('Tag');
  await userEvent.keyboard('GTM-AB12CD3{Enter}');
  await expect.element(status('Pixel created')).toBeVisible();
  await expect.element(heading('Pixels')).toHaveFocus();

  await tabTo('Search pixels');
  await userEvent.keyboard('careers');
  await expect.element(page.getByText('1–1 of 1 result')).toBeVisible();
  await use('Edit Careers');
  await expect.element(heading('Edit Careers')).toHaveFocus();
  await use('Cancel');
  await expect.element(heading('Pixels')).toHaveFocus();
  await use('Edit Careers');
  await expect.element(heading('Edit Careers')).toHaveFocus();
  await tabTo('Name');
  await userEvent.keyboard('Jobs');
  await use('Save changes');
  await expect.element(status('Changes saved')).toBeVisible();
  await expect.element(heading('Pixels')).toHaveFocus();
  expect(account.rows[0]).toMatchObject({ name: 'Jobs', tag: 'GTM-AB12CD3' });

  await use('Clear search');
  await expect.element(page.getByText('1–4 of 4')).toBeVisible();
  await expect.poll(focused).not.toBe('');
  await use('Delete Pixel 3');
  await expect.poll(focused).toBe('Cancel');
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Delete Pixel 3')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await use('Delete pixel');
  await expect.element(status('Pixel deleted')).toBeVisible();
  await expect.element(button('Delete Pixel 2')).toHaveFocus();
  expect(account.changes().map(({ operation }) => operation)).toEqual([
    'createPixel',
    'updatePixel',
    'deletePixel',
  ]);
});

test('a long list: turn pages, load all, try again', async () => {
  let isDown = true;
  openAccount('#pixels', pixelRows(250), () =>
    isDown ? refusal({ code: 'unreachable' }) : undefined,
  );
  await expect.element(alert.getByText('Couldn’t load your pixels.')).toBeVisible();
  isDown = false;
  await use('Try again');
  await expect.element(page.getByText('1–50 of 250')).toBeVisible();
  await expect.poll(focused).not.toBe('');
  await use('Next');
  await expect.element(page.getByText('51–100 of 250')).toBeVisible();
  await expect.element(button('Next')).toHaveFocus();
  await use('Load all');
  await expect.element(button('Load all')).not.toBeInTheDocument();
  await expect.poll(focused).not.toBe('');
});

test('the page of a row: edit, delete', async () => {
  const row = { id: '4', name: 'Maps', description: '', color: '#FFFF00', starred: true };
  const noItems = { value: { items: [], total: 0, nextPage: null }, at: 1 };
  const rows = [row, { ...row, id: '5', name: 'Signposts' }];
  openAccount('#channels', rows, undefined, {
    'account.read': ({ operation }) =>
      operation === 'listChannels'
        ? { value: { items: rows, total: rows.length, nextPage: null }, at: Date.now() }
        : noItems,
    'account.change': ({ operation, input }) => {
      if (operation === 'updateChannel') return Object.assign(row, input);
      rows.shift();
      return { message: null };
    },
  });
  await expect.element(page.getByText('1–2 of 2')).toBeVisible();
  await use('Maps');
  await expect.element(heading('Maps')).toHaveFocus();
  await use('Edit');
  await expect.element(heading('Edit Maps')).toHaveFocus();
  await use('Starred', ' ');
  await use('Save changes');
  await expect.element(status('Changes saved')).toBeVisible();
  await expect.element(heading('Maps')).toHaveFocus();
  await use('Delete');
  await expect.poll(focused).toBe('Cancel');
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Delete')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await use('Delete channel');
  await expect.element(status('Channel deleted')).toBeVisible();
  await expect.element(heading('Channels')).toHaveFocus();
});
