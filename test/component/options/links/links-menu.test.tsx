import { options } from 'preact';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { Menu, MenuItem } from '@/components/ui/menu';

import { findViolations } from '../../../fixtures/find-violations';
import { draw } from '../draw';
import { linkTo, manyLinks } from './link-background';
import { button, inWideWindow, openLinks, row, status } from './open-links';

inWideWindow();

const more = (name: string) => button(`More actions for short.example/${name}`);

const item = (name: string) => page.getByRole('menuitem', { name, exact: true });

const menu = () => page.getByRole('menu');

describe('the menu of a row', () => {
  test('opens the link, copies it, and goes by the arrow keys', async () => {
    const { calls } = openLinks([linkTo('spring')]);
    await more('spring').click();
    await expect.element(item('Open')).toHaveAttribute('href', 'https://short.example/spring');
    await expect.element(item('Open')).toHaveAttribute('target', '_blank');
    expect(await findViolations(document.body)).toEqual([]);
    await item('Markdown').click();
    await expect.element(status('Copied as Markdown')).toBeInTheDocument();
    await expect.element(more('spring')).toHaveFocus();
    expect(calls.copied.map(({ text }) => text)).toEqual([
      '[About spring](https://short.example/spring)',
    ]);

    await userEvent.keyboard('{ArrowDown}');
    await expect.element(item('Open')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(item('Disable')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect.element(item('Link only')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.element(item('Disable')).toHaveFocus();
    await userEvent.keyboard('{Home}{Escape}');
    await expect.element(more('spring')).toHaveFocus();
    await expect.element(menu()).not.toBeInTheDocument();
    await expect.element(more('spring')).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes when something else is pressed or gets the focus', async () => {
    openLinks(manyLinks(8));
    await more('n0').click();
    await more('n7').click();
    await expect.poll(() => menu().elements().length).toBe(1);
    await expect.element(menu()).toHaveAccessibleName('More actions for short.example/n7');
    await userEvent.tab({ shift: true });
    await expect.element(menu()).not.toBeInTheDocument();
    await more('n0').click();
    // Nothing there takes the focus.
    await page.getByText('Status', { exact: true }).click();
    await expect.element(menu()).not.toBeInTheDocument();
  });

  test('closes at a press from when it is drawn, however long its first frame takes', async () => {
    options.requestAnimationFrame = () => undefined;
    onTestFinished(() => {
      delete options.requestAnimationFrame;
    });
    draw(<Menu label="Actions">{() => <MenuItem>Open</MenuItem>}</Menu>);
    await button('Actions').click();
    await expect.element(menu()).toBeVisible();
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await expect.element(menu()).not.toBeInTheDocument();
  });

  test('is all in the window, in the last row, too', async () => {
    onTestFinished(() => document.documentElement.removeAttribute('dir'));
    openLinks(manyLinks(6));
    for (const [width, dir] of [
      [1280, 'ltr'],
      [320, 'ltr'],
      [320, 'rtl'],
    ] as const) {
      await page.viewport(width, 600);
      document.documentElement.dir = dir;
      for (const name of ['n0', 'n5']) {
        await more(name).click();
        const { top, bottom, left, right } = menu().element().getBoundingClientRect();
        expect(Math.min(top, left, innerHeight - bottom, width - right)).toBeGreaterThanOrEqual(0);
        await userEvent.keyboard('{Escape}');
      }
    }
  });
});

describe('what was disabled', () => {
  const disabled = linkTo('spring', { status: 'disabled' });
  const toggle = () => document.querySelector<HTMLElement>('[data-index="0"] [data-key="e"]');

  const open = async () => {
    const fake = openLinks([linkTo('spring'), linkTo('summer')], {
      'link.disable': () => disabled,
      'link.enable': () => linkTo('spring'),
    });
    await expect.element(more('spring')).toBeVisible();
    return fake;
  };

  test('by the page’s key is said, and taken back from the next stop of the keyboard', async () => {
    const { inputsOf } = await open();
    (more('spring').element() as HTMLElement).focus();
    toggle()?.click();
    await expect.element(status('Link disabled')).toBeVisible();
    expect(await findViolations(document.body)).toEqual([]);
    await userEvent.tab();
    await expect.element(button('Undo')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(more('spring')).toHaveFocus();
    await expect.element(status('Link enabled')).toBeVisible();
    await expect.element(row('About spring')).toMatchTextContent(/Active/);
    expect(inputsOf('link.enable')).toEqual([{ shortUrl: 'https://short.example/spring' }]);
    await expect.element(button('Undo')).not.toBeInTheDocument();
  });

  test('is taken back from the next stop of the keyboard as soon as its button is there', async () => {
    await open();
    (more('spring').element() as HTMLElement).focus();
    const { promise: isStop, resolve } = Promise.withResolvers<boolean>();
    const observer = new MutationObserver(() => {
      if (button('Undo').elements().length === 0) return;
      observer.disconnect();
      const tab = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(tab);
      resolve(tab.defaultPrevented);
    });
    observer.observe(document.body, { childList: true, subtree: true });
    toggle()?.click();
    expect(await isStop).toBe(true);
    await expect.element(button('Undo')).toHaveFocus();
  });

  test('and not taken back is no trap for the keyboard', async () => {
    await open();
    (more('spring').element() as HTMLElement).focus();
    toggle()?.click();
    await expect.element(button('Undo')).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(more('spring')).toHaveFocus();
    await userEvent.tab();
    expect(document.activeElement?.closest('.link')?.getAttribute('data-index')).toBe('1');
  });

  test('is said for six seconds from when nobody points at it', async () => {
    await open();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      toggle()?.click();
      await vi.waitFor(() => expect(button('Undo').elements()).toHaveLength(1));
      const toast = document.querySelector('.toast');
      toast?.dispatchEvent(new PointerEvent('pointerenter'));
      await vi.advanceTimersByTimeAsync(20_000);
      expect(button('Undo').elements()).toHaveLength(1);
      toast?.dispatchEvent(new PointerEvent('pointerleave'));
      await vi.advanceTimersByTimeAsync(100);
      await vi.advanceTimersByTimeAsync(5800);
      expect(button('Undo').elements()).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(300);
      expect(button('Undo').elements()).toHaveLength(0);
    } finally {
      vi.useRealTimers();
    }
  });

  test('is not said on any other screen', async () => {
    await open();
    toggle()?.click();
    await expect.element(button('Undo')).toBeVisible();
    await page.getByRole('link', { name: 'Preferences' }).click();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Preferences');
    expect(button('Undo').elements()).toEqual([]);
  });
});
