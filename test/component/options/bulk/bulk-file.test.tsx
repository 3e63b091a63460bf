import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { maxTextLength } from '@/lib/rules/bytes';

import { findViolations } from '../../../fixtures/find-violations';
import { asRead } from '../../../fixtures/reader-words';
import { dropFiles } from '../drop-files';
import { button, dropFile, openMany, review, summary, typedField } from './open-bulk';

beforeEach(async () => page.viewport(1280, 900));

const ready = async () => expect.element(typedField()).toBeVisible();

describe('a file', () => {
  test('that is dropped is read, and can be taken out again', async () => {
    const { inputsOf } = openMany();
    await typedField().fill('https://typed.example/');
    dropFile('links.csv', '\uFEFFurl;alias\r\n"https://example.com/a";b\r\n');
    await expect.element(page.getByText('links.csv')).toBeVisible();
    await expect.element(page.getByText(asRead('1 row, 2 columns, read as a table'))).toBeVisible();
    await expect.element(summary('1 link ready')).toBeVisible();
    expect(await findViolations(document.body)).toEqual([]);
    await button('Remove').click();
    await expect.element(typedField()).toHaveValue('https://typed.example/');
    dropFile('links.csv', 'url;alias\nhttps://example.com/a;b');
    await review();
    await button('Shorten 1 link').click();
    await expect.element(page.getByText('Creating 1 link').first()).toBeInTheDocument();
    expect(inputsOf('bulk.begin')).toMatchObject([{ options: { name: 'links.csv' } }]);
  });

  test('can be chosen, with the keyboard too', async () => {
    openMany();
    await ready();
    const field = page.getByLabelText(/Choose file|Replace/);
    await userEvent.upload(field, new File(['https://example.com/a'], 'links.txt'));
    await expect.element(page.getByText('links.txt')).toBeVisible();
    await expect.element(summary('1 link ready')).toBeVisible();
    (field.element() as HTMLElement).focus();
    await expect.element(field).toHaveFocus();
  });

  test('that is none, is blank or too long, or is one of two, is not taken, and that is said', async () => {
    openMany();
    await ready();
    for (const [content, text] of [
      [new Uint8Array([0x89, 0x50, 0, 0]), /isn’t a text file/],
      ['\n \n', /This file is empty/],
      ['a'.repeat(maxTextLength + 1), /too large\. The limit is 8 MB/],
    ] as const) {
      dropFile('links.csv', content);
      await expect.element(summary(text)).toBeVisible();
      await expect.element(typedField()).toBeVisible();
    }
    dropFiles(new File(['https://a.example/'], 'a.txt'), new File(['https://b.example/'], 'b.txt'));
    await expect.element(summary('Choose one file at a time.')).toBeVisible();
  });

  test('with a quotation mark amiss says where', async () => {
    openMany();
    await ready();
    dropFile('links.csv', 'url,title\nhttps://example.com/a,"About a\nhttps://example.com/b,b');
    await expect.element(page.getByText('Missing closing quote in line 2')).toBeVisible();
  });
});
