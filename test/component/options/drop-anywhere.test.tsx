import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { validFile } from '../../fixtures/backup/valid-file';
import { button as bulkButton, openMany, review, typedField } from './bulk/open-bulk';
import { connected, fakeServices } from './fake-services';
import { destination, field, openNewLink } from './links/open-new-link';
import { openOptions } from './open-options';

beforeEach(async () => page.viewport(1280, 800));

/** Pastes outside of all fields. */
const paste = (text: string, at: Element = document.body): boolean => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  return at.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
};

function drag(name: string, files: readonly File[], more: object = {}): boolean {
  // A `DataTransfer` would hold copies of the files.
  const dataTransfer = { files, types: ['Files'] };
  const event = new Event(name, { bubbles: true, cancelable: true });
  return document.body.dispatchEvent(Object.assign(event, { dataTransfer, ...more }));
}

const hint = page.getByText(/^Drop a list to shorten/);

describe('what is pasted outside of fields', () => {
  const openAt = async (hash: string, connection: typeof connected | null = connected) => {
    openOptions(
      fakeServices({ 'connection.get': () => connection, 'bulk.get': () => null }).services,
      hash,
    );
    await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
    if (connection !== null)
      await expect.element(page.getByText('Connected', { exact: true })).toBeVisible();
  };

  test('is the destination of a new link, which is not created', async () => {
    await openAt('#preferences');
    expect(paste(destination)).toBe(false);
    await expect.element(field('Destination URL')).toHaveValue(destination);
    expect(location.hash).toBe('#links/new');
  });

  test('takes the place of the destination in the form that is open, and of the last result', async () => {
    const { inputsOf } = openNewLink();
    await field('Destination URL').fill('https://example.com/first');
    paste(destination);
    await expect.element(field('Destination URL')).toHaveValue(destination);
    expect(inputsOf('link.shorten')).toEqual([]);
    await page.getByRole('button', { name: 'Shorten', exact: true }).click();
    await expect.element(page.getByRole('button', { name: 'New link' })).toBeVisible();
    paste('https://example.com/next');
    await expect.element(field('Destination URL')).toHaveValue('https://example.com/next');
    expect(inputsOf('link.shorten')).toHaveLength(1);
  });

  test('is a list where there are several, beside what stands there, even while one is reviewed', async () => {
    openMany();
    await typedField().fill('https://example.com/a');
    await review();
    paste('https://example.com/b\nhttps://example.com/c');
    await expect
      .element(typedField())
      .toHaveValue('https://example.com/a\nhttps://example.com/b\nhttps://example.com/c');
    await expect.element(bulkButton('Review list')).toBeVisible();
  });

  test.each(['no address', 'curtail:setup?address=https%3A%2F%2Fshort%2Eexample&v=1'])(
    'is left alone: %s',
    async (text) => {
      await openAt('#preferences');
      expect(paste(text)).toBe(true);
      expect(location.hash).toBe('#preferences');
    },
  );

  test('is left alone in a field', async () => {
    await openAt('#links');
    expect(paste(destination, page.getByRole('searchbox').element())).toBe(true);
    expect(location.hash).toBe('#links');
  });

  test('is left alone before a service is connected', async () => {
    await openAt('#preferences', null);
    expect(paste(destination)).toBe(true);
    expect(location.hash).toBe('#preferences');
  });
});

describe('a file that is dropped anywhere', () => {
  test('is announced while it is over the page, and is a list by its name', async () => {
    openMany();
    location.hash = '#preferences';
    await expect.element(page.getByRole('heading', { name: 'Preferences' })).toBeVisible();
    const file = new File(['https://example.com/a\nhttps://example.com/b'], 'links.txt');
    expect(drag('dragover', [file])).toBe(false);
    await expect.element(hint).toBeVisible();
    drag('dragleave', [file], { relatedTarget: null });
    await expect.element(hint).not.toBeInTheDocument();
    drag('dragover', [file]);
    drag('drop', [file]);
    await expect.element(page.getByText('links.txt')).toBeVisible();
    await expect.element(hint).not.toBeInTheDocument();
    expect(location.hash).toBe('#many');
  });

  test('is checked for an import where it is a backup, though nothing is connected', async () => {
    const { services } = fakeServices({
      'links.stored': () => ({ count: 0, elsewhere: 0 }),
      'backup.check': () => ({ kind: 'older', path: 'version', link: null }),
    });
    openOptions(services, '#preferences');
    await expect.element(page.getByRole('heading', { name: 'Preferences' })).toBeVisible();
    drag('drop', [new File([JSON.stringify(validFile)], 'curtail.json')]);
    await expect.element(page.getByText('Couldn’t import curtail.json')).toBeVisible();
  });

  test('is no other page’s: what is dragged within the page stays there', async () => {
    openMany();
    document.body.dispatchEvent(new Event('dragstart', { bubbles: true }));
    expect(drag('dragover', [])).toBe(true);
    document.body.dispatchEvent(new Event('dragend', { bubbles: true }));
    expect(drag('dragover', [])).toBe(false);
  });
});
