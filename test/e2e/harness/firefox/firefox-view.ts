import { writeFile } from 'node:fs/promises';

import { poll } from '../poll.ts';
import type { View } from '../view.ts';
import type { BidiConnection } from './bidi-connection.ts';
import { evaluateExpression, evaluateWork } from './bidi-script.ts';
import { locateField, locatePressable, valueOf } from './locate.ts';
import { clickOn, pressKeys } from './person-input.ts';
import { pickOption } from './pick-option.ts';

/** Codes that WebDriver gives to keys without a character. */
const keyCodes = { Enter: '\uE007', Tab: '\uE004', Escape: '\uE00C', Delete: '\uE017' } as const;

interface Screenshot {
  data: string;
}

/**
 * A context of Firefox as a view.
 * @param close how to close it
 */
export function firefoxView(
  connection: BidiConnection,
  context: string,
  close: () => Promise<unknown>,
): View {
  const view: View = {
    url: () => view.evaluate(() => location.href),
    text: () => view.evaluate(() => document.querySelector('body')?.innerText ?? ''),
    // A page that is about to load has no body yet.
    waitForText: (text) =>
      view.waitUntil(
        (expected) => document.querySelector('body')?.innerText.includes(expected) === true,
        text,
      ),
    waitUntil: async (work, ...input) => {
      const expression = `(${lookForAWhile.toString()})(() => (${work.toString()})(...${JSON.stringify(input)}))`;
      await poll(
        work.toString(),
        async () =>
          (await evaluateExpression(connection, context, expression)) === true || undefined,
      );
    },
    fill: async (label, text) => {
      const field = await locateField(connection, context, label);
      if (field.value.localName === 'select') return pickOption(connection, context, field, text);
      await clickOn(connection, context, field);
      await view.evaluate(() => {
        const { activeElement } = document;
        if (activeElement instanceof HTMLInputElement) activeElement.select();
      });
      await pressKeys(connection, context, Array.from(text === '' ? keyCodes.Delete : text));
    },
    value: async (label) =>
      valueOf(connection, context, await locateField(connection, context, label)),
    press: async (name, role = 'button') =>
      clickOn(connection, context, await locatePressable(connection, context, name, role)),
    key: (name) => pressKeys(connection, context, [keyCodes[name]]),
    evaluate: (work, ...input) => evaluateWork(connection, context, work, ...input),
    runScript: async (source) => {
      await evaluateExpression(connection, context, `${source}\n;undefined`);
    },
    screenshot: async (file) => {
      const { data } = await connection.send<Screenshot>('browsingContext.captureScreenshot', {
        context,
      });
      await writeFile(file, Buffer.from(data, 'base64'));
    },
    close: async () => {
      await close();
    },
    // Once a context is gone, asking it fails.
    isOpen: () => view.evaluate(() => true).catch(() => false),
  };
  return view;
}

/** Each look from outside costs several milliseconds: here some are taken for one of them. Runs in the page. */
async function lookForAWhile(work: () => boolean): Promise<boolean> {
  const end = performance.now() + 200;
  for (;;) {
    if (work()) return true;
    if (performance.now() > end) return false;
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  }
}
