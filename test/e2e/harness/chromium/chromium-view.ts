import type { ElementHandle, Locator, Page } from 'puppeteer-core';

import { patience } from '../poll.ts';
import { fieldRoles } from '../roles.ts';
import type { View } from '../view.ts';
import { fillField, readField } from './fields.ts';
import { inPage } from './in-page.ts';
import { press } from './press.ts';
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
  const wait = async (what: string, work: Work, input: unknown[]): Promise<void> => {
    if ((await inPage(page, waitInPage, work, input, patience)) !== true)
      throw new Error(`Waited in vain ${what}.`);
  };
  const view: View = {
    url: () => Promise.resolve(page.url()),
    text: () => page.evaluate(() => document.querySelector('body')?.innerText ?? ''),
    // A page that is about to load has no body yet.
    waitForText: (text) =>
      wait(
        `for “${text}”`,
        (expected) => document.querySelector('body')?.innerText.includes(String(expected)) === true,
        [text],
      ),
    // What is handed over may be a key, and is not told.
    waitUntil: (work, ...input) => wait(`until ${work.toString()}`, work as Work, input),
    fill: async (label, text) => {
      if (await fillField(page, label, text)) return;
      const element = await findField(label);
      if (!(await element.evaluate(typeInto, text))) await named(label, fieldRoles).fill(text);
      await element.dispose();
    },
    value: async (label) => {
      const known = await readField(page, label);
      if (known !== undefined) return known;
      const element = await findField(label);
      const value = await element.evaluate((field) => (field as HTMLInputElement).value);
      await element.dispose();
      return value;
    },
    press: (name, role = 'button') =>
      press(page, role, name, async () => {
        const told = await page.$(selectorOf(name, role));
        if (told === null) return false;
        await told.dispose();
        await named(name, [role]).click();
        return true;
      }),
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

/** Runs in the page. */
async function waitInPage(
  work: (...input: unknown[]) => boolean,
  input: unknown[],
  milliseconds: number,
): Promise<boolean> {
  const end = performance.now() + milliseconds;
  for (;;) {
    if (work(...input)) return true;
    if (performance.now() > end) return false;
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  }
}

const selectorOf = (name: string, role: string): string =>
  `::-p-aria([name=${JSON.stringify(name)}][role="${role}"])`;

function pngPath(file: string): `${string}.png` {
  return file.endsWith('.png') ? (file as `${string}.png`) : `${file}.png`;
}
