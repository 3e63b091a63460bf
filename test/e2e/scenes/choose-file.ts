import { writeFile } from 'node:fs/promises';

import type { Page } from 'puppeteer-core';

/** Chooses a file with this text where the page takes one. */
export async function chooseFile(page: Page, file: string, text: string): Promise<void> {
  await writeFile(file, text);
  const input = await page.waitForSelector('input[type=file]');
  if (input === null) throw new Error('The page takes no file.');
  await (input as unknown as { uploadFile: (path: string) => Promise<void> }).uploadFile(file);
}
