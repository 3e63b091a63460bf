import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { AppError } from '@/lib/model/errors';
import type { LinkRecord } from '@/lib/model/link';
import { nothingManaged } from '@/lib/rules/managed';

import { findViolations } from '../../../fixtures/find-violations';
import { connected } from '../fake-services';
import { overAccount } from './account-only';
import { linkTo, manyLinks } from './link-background';
import { button, drawn, inWideWindow, nameOfLink, openLinks, row, status } from './open-links';

inWideWindow();

const bar = page.getByRole('group', { name: 'Selected links' });
const dialog = page.getByRole('dialog');
const box = (name: string) => page.getByRole('checkbox', { name: `Select short.example/${name}` });
const tool = (name: string) => bar.getByRole('button', { name, exact: true });
const selected = () =>
  [...document.querySelectorAll<HTMLElement>('.link:has(.link-box:checked)')].map(({ dataset }) =>
    Number(dataset['index']),
  );

/** Presses a box at its place, as a pointer does. */
const choose = async (...names: string[]) => {
  for (const name of names) await box(name).click();
};

const open = async (links: readonly LinkRecord[] = manyLinks(8), answers: Answers = {}) => {
  const fake = openLinks(links, {
    'connection.get': () => connected,
    'link.disable': ({ shortUrl }) => linkTo(shortUrl.slice(-2), { status: 'disabled' }),
    'link.enable': ({ shortUrl }) => linkTo(shortUrl.slice(-2)),
    ...answers,
  });
  await expect.element(box('n0')).toBeInTheDocument();
  return fake;
};

type Answers = NonNullable<Parameters<typeof openLinks>[1]>;

describe('rows are selected', () => {
  test('by their box, in the place of their tile, and move nothing', async () => {
    await open();
    const opacity = (name: string) => getComputedStyle(box(name).element()).opacity;
    expect(opacity('n5')).toBe('0');
    const before = nameOfLink('n5').element().getBoundingClientRect();
    await choose('n1', 'n3');
    await expect.element(status('2 links selected')).toBeVisible();
    expect(selected()).toEqual([1, 3]);
    expect(opacity('n5')).toBe('1');
    expect(nameOfLink('n5').element().getBoundingClientRect()).toEqual(before);
    expect(await findViolations(document.body)).toEqual([]);
    await choose('n1', 'n3');
    await expect.element(bar).not.toBeInTheDocument();
  });

  test('in a range with Shift, however far it goes', async () => {
    await open(manyLinks(400));
    await choose('n2');
    await box('n5').click({ modifiers: ['Shift'] });
    await expect.element(status('4 links selected')).toBeVisible();
    scrollTo(0, document.body.scrollHeight);
    await expect.element(box('n399')).toBeInTheDocument();
    await box('n399').click({ modifiers: ['Shift'] });
    await expect.element(status('398 links selected')).toBeVisible();
  });

  test('with X, and Escape ends it', async () => {
    await open();
    (nameOfLink('n1').element() as HTMLElement).focus();
    await userEvent.keyboard('x');
    await expect.element(status('1 link selected')).toBeVisible();
    await userEvent.keyboard('j');
    await userEvent.keyboard('x');
    await expect.poll(selected).toEqual([1, 2]);
    await userEvent.keyboard('x');
    await expect.poll(selected).toEqual([1]);
    await userEvent.keyboard('{Escape}');
    await expect.element(bar).not.toBeInTheDocument();
    expect(selected()).toEqual([]);
  });

  test('until other links are looked at', async () => {
    await open();
    await choose('n1');
    await page.getByRole('searchbox').fill('n1');
    await expect.element(bar).not.toBeInTheDocument();
  });

  test('and the bar fits, in a narrow window, too', async () => {
    await open();
    await choose('n1');
    for (const width of [320, 720, 1280]) {
      await page.viewport(width, 800);
      await drawn();
      const { left, right } = bar.element().getBoundingClientRect();
      expect(Math.min(left, width - right)).toBeGreaterThanOrEqual(0);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    }
    expect(await findViolations(document.body)).toEqual([]);
  });
});

describe('what is selected', () => {
  test('is copied, a link a line', async () => {
    const { calls } = await open();
    await choose('n2', 'n0');
    await tool('Copy all').click();
    await expect.element(status('Copied')).toBeInTheDocument();
    expect(calls.copied.map(({ text }) => text)).toEqual([
      'https://short.example/n2\nhttps://short.example/n0',
    ]);
  });

  test('is saved as CSV', async () => {
    const { calls } = await open();
    await choose('n1', 'n3');
    await tool('Export CSV').click();
    await expect.poll(() => calls.files.length).toBe(1);
    const lines = (await calls.files[0]?.content.text())?.trim().split('\r\n') ?? [];
    expect(lines.map((line) => line.split(',', 1)[0])).toEqual([
      expect.stringContaining('Short link'),
      'https://short.example/n1',
      'https://short.example/n3',
    ]);
  });

  test('is printed as a sheet of codes', async () => {
    const print = vi.spyOn(globalThis, 'print').mockImplementation(() => undefined);
    await open();
    await choose('n1', 'n3');
    await tool('Print sheet').click();
    await expect.poll(() => print.mock.calls).toHaveLength(1);
    const captions = [...document.querySelectorAll('.print-sheet figcaption')];
    expect(captions.map(({ textContent }) => textContent)).toEqual([
      'short.example/n1',
      'short.example/n3',
    ]);
    dispatchEvent(new Event('afterprint'));
    expect(document.querySelector('.print-sheet')).toBeNull();
  });

  test('is added to a channel, one after the other', async () => {
    const items = [{ id: '2', name: 'Friends' }];
    const { inputsOf } = await open(manyLinks(4), {
      'account.known': () => null,
      'account.read': () => ({ value: { items, total: 1, nextPage: null }, at: Date.now() }),
      'link.file': ({ folder }) => ({ ...folder, state: 'done' }),
    });
    await choose('n1', 'n3');
    await tool('Add to campaign or channel').click();
    await expect.element(dialog.getByText('2 links', { exact: true })).toBeVisible();
    const select = dialog.getByLabelText('Channel');
    (select.element() as HTMLElement).focus();
    await expect.element(select).toMatchTextContent(/Friends/);
    await select.selectOptions('Friends');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect.element(status('Added to channel Friends')).toBeVisible();
    expect(inputsOf('link.file')).toHaveLength(2);
    await expect.element(bar).not.toBeInTheDocument();
  });

  test('is disabled once that was asked, but for what is disabled already, and taken back', async () => {
    const links = manyLinks(4).with(2, linkTo('n2', { status: 'disabled' }));
    const { inputsOf } = await open(links);
    await choose('n0', 'n1', 'n2');
    await tool('Disable').click();
    await expect.element(dialog).toHaveAccessibleName('Disable 2 links?');
    await expect
      .element(dialog.getByText('1 left out: already disabled or deleted.'))
      .toBeVisible();
    expect(inputsOf('link.disable')).toEqual([]);
    await dialog.getByRole('button', { name: 'Disable' }).click();
    await expect.element(status('2 links disabled')).toBeVisible();
    await expect.element(row('About n1')).toMatchTextContent(/Disabled/);
    await expect.element(bar).not.toBeInTheDocument();
    await button('Undo').click();
    await expect.element(status('2 links enabled')).toBeVisible();
    expect(inputsOf('link.enable')).toEqual(
      ['n0', 'n1'].map((name) => ({ shortUrl: `https://short.example/${name}` })),
    );
    await expect.element(row('About n1')).toMatchTextContent(/Active/);
  });

  test('is deleted where links cannot be disabled, and stays where that fails, with the reason', async () => {
    const { inputsOf } = await open(manyLinks(4), {
      'connection.get': () => overAccount,
      'link.delete': ({ shortUrl }) => {
        if (shortUrl.endsWith('n1')) throw new AppError({ code: 'server_error' });
        return linkTo('n0', {
          told: { at: 1, visits: 0, lastAccessed: null, before: null, gone: true },
        });
      },
    });
    await choose('n0', 'n1');
    await tool('Delete').click();
    await expect.element(dialog).toHaveAccessibleName('Delete 2 links?');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(/short\.example\/n1/);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect.element(status('1 link deleted')).toBeVisible();
    await expect.element(button('Undo')).not.toBeInTheDocument();
    await expect.element(row('About n0')).toMatchTextContent(/Deleted from your service/);
    expect(inputsOf('link.delete')).toHaveLength(2);
  });

  test('is not deleted where the organization turned that off', async () => {
    await open(manyLinks(2), {
      'connection.get': () => overAccount,
      'managed.get': () => ({ ...nothingManaged, disabled: ['deleteLinks'] }),
    });
    await choose('n0');
    await expect.element(tool('Copy all')).toBeVisible();
    await expect.element(tool('Delete')).not.toBeInTheDocument();
  });
});
