import type { ElementHandle, Locator, Page } from 'puppeteer-core';

import { patience } from '../poll.ts';
import { fieldRoles } from '../roles.ts';
import type { View } from '../view.ts';
import { typeInto } from './type-into.ts';

/** Work for a page, as puppeteer takes it. */
type Work = (...input: unknown[]) => unknown;

/** A page of Chromium as a view. */
export function chromiumView(page: Page): View {
  page.setDefaultTimeout(patience);
  const named = (name: string, roles: readonly string[]): Locator<HTMLInputElement> =>
    page.locator(
      roles.map((role) => selectorOf(name, role)).join(', '),
    ) as Locator<HTMLInputElement>;
  // Most fields are text boxes, and asking for all roles at once takes six times as long.
  const findField = async (label: string): Promise<ElementHandle> =>
    (await page.$(selectorOf(label, 'textbox'))) ?? named(label, fieldRoles).waitHandle();
  const view: View = {
    url: () => Promise.resolve(page.url()),
    text: () => page.evaluate(() => document.querySelector('body')?.innerText ?? ''),
    // A page that is about to load has no body yet.
    waitForText: (text) =>
      view.waitUntil(
        (expected) => document.querySelector('body')?.innerText.includes(expected) === true,
        text,
      ),
    waitUntil: async (work, ...input) => {
      await page.waitForFunction(work as Work, { polling: 20 }, ...input);
    },
    fill: async (label, text) => {
      const element = await findField(label);
      if (!(await element.evaluate(typeInto, text))) await named(label, fieldRoles).fill(text);
      await element.dispose();
    },
    value: async (label) => {
      const element = await findField(label);
      const value = await element.evaluate((field) => (field as HTMLInputElement).value);
      await element.dispose();
      return value;
    },
    // What was pressed may close its page, and then the browser owes the answer to the click.
    press: (name, role = 'button') => Promise.race([named(name, [role]).click(), closed(page)]),
    key: (name) => page.keyboard.press(name),
    evaluate: <Input extends unknown[], Output>(
      work: (...input: Input) => Output,
      ...input: Input
    ) => page.evaluate(work as Work, ...input) as Promise<Awaited<Output>>,
    runScript: async (source) => {
      await page.evaluate(source);
    },
    screenshot: async (file) => {
      await page.screenshot({ path: pngPath(file) });
    },
    // A popup closes by itself as soon as the person turns elsewhere.
    close: () => (page.isClosed() ? Promise.resolve() : page.close()),
    isOpen: () => Promise.resolve(!page.isClosed()),
  };
  return view;
}

const closed = (page: Page): Promise<void> =>
  new Promise((resolve) => {
    page.once('close', () => resolve());
  });

const selectorOf = (name: string, role: string): string =>
  `::-p-aria([name=${JSON.stringify(name)}][role="${role}"])`;

function pngPath(file: string): `${string}.png` {
  return file.endsWith('.png') ? (file as `${string}.png`) : `${file}.png`;
}
