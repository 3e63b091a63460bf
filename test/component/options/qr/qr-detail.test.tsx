import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import type { QrPicture } from '@/lib/model/account';
import { AppError } from '@/lib/model/errors';

import { findViolations } from '../../../fixtures/find-violations';
import { noScans, openCode, row } from './qr-scene';

const button = (name: string) => page.getByRole('button', { name });

const dot =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const pictures = (...answers: (QrPicture | AppError)[]) => ({
  'qr.picture': () => {
    const answer = answers.shift() ?? ({ kind: 'none' } as const);
    if (answer instanceof AppError) throw answer;
    return answer;
  },
});

describe('the saved picture', () => {
  test('is fetched at once for a code that is not counted', async () => {
    const { inputsOf, home } = openCode(null, pictures({ kind: 'picture', src: dot }));
    await expect.element(page.getByRole('img', { name: 'QR code “Poster”' })).toBeVisible();
    expect(inputsOf('qr.picture')).toEqual([{ link: row.link }]);
    const save = home.querySelector('a[download]');
    expect(save?.getAttribute('download')).toBe('qr-short.example-qr-aB3xY9.png');
    await expect.element(page.getByText(/No statistics for this type/)).toBeVisible();
    expect(await findViolations(home)).toEqual([]);
  });

  test.each(['width="20" height="10"', 'viewBox="0 0 20 10"'])(
    'is saved as a PNG, where it is a drawing with %s that holds a script',
    async (size) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} onload="alert(1)"><script>alert(1)</script><rect width="20" height="10" fill="#f00"/></svg>`;
      const src = `data:image/svg+xml;base64,${btoa(svg)}`;
      const { home } = openCode(null, pictures({ kind: 'picture', src }));
      const save = page.getByRole('link', { name: 'Download image' });
      await expect.element(save).toBeVisible();
      expect(save.element().getAttribute('download')).toBe('qr-short.example-qr-aB3xY9.png');
      const saved = save.element().getAttribute('href') ?? '';
      expect(saved).toMatch(/^data:image\/png;base64,/);
      const bitmap = await createImageBitmap(await (await fetch(saved)).blob());
      expect(bitmap.width).toBe(1024);
      const pen = new OffscreenCanvas(1, 1).getContext('2d');
      pen?.drawImage(bitmap, 500, 250, 1, 1, 0, 0, 1, 1);
      expect([...(pen?.getImageData(0, 0, 1, 1).data ?? [])]).toEqual([255, 0, 0, 255]);
      expect(home.querySelector('img')?.src).toBe(saved);
    },
  );

  test('is fetched for a counted code only when it is asked for', async () => {
    const { inputsOf } = openCode(noScans, pictures({ kind: 'picture', src: dot }));
    await expect.element(page.getByText('Adds one scan.')).toBeVisible();
    expect(inputsOf('qr.picture')).toEqual([]);
    await button('Show image').click();
    await expect.element(page.getByRole('img', { name: 'QR code “Poster”' })).toBeVisible();
    expect(inputsOf('qr.picture')).toHaveLength(1);
  });

  test('of a link that leads on is drawn here, and can be taken along', async () => {
    openCode(noScans, pictures({ kind: 'leads_on' }));
    await button('Show image').click();
    await expect.element(page.getByText('Drawn by Curtail.')).toBeVisible();
    await expect
      .element(page.getByRole('img', { name: 'QR code of the public link' }))
      .toBeVisible();
    const saved: string[] = [];
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download);
    });
    onTestFinished(() => click.mockRestore());
    await button('Download PNG').click();
    await expect.poll(() => saved).toEqual(['qr-short.example-qr-aB3xY9.png']);
    await button('Download SVG').click();
    await expect.poll(() => saved).toContain('qr-short.example-qr-aB3xY9.svg');
  });

  test.each<[string, QrPicture | AppError, RegExp]>([
    ['no picture', { kind: 'none' }, /didn’t return an image/],
    [
      'a picture that is none',
      { kind: 'picture', src: 'data:image/png;base64,AAAA' },
      /didn’t return an image/,
    ],
    ['a failure', new AppError({ code: 'timeout' }), /Couldn’t load the image/],
  ])('%s is said, with *Try again*', async (_, first, words) => {
    const { inputsOf } = openCode(null, pictures(first, { kind: 'picture', src: dot }));
    await expect.element(page.getByText(words)).toBeVisible();
    await button('Try again').click();
    await expect.element(page.getByRole('img', { name: 'QR code “Poster”' })).toBeVisible();
    expect(inputsOf('qr.picture')).toHaveLength(2);
  });

  test('of a code without a link is not looked for', async () => {
    const { inputsOf } = openCode(null, {}, { ...row, link: null });
    await expect.element(page.getByText(/returned no link/)).toBeVisible();
    expect(inputsOf('qr.picture')).toEqual([]);
  });
});

describe('the public link', () => {
  test('opens in a tab of its own, and is copied', async () => {
    const copied: (string | undefined)[] = [];
    const look = (event: ClipboardEvent) => copied.push(event.clipboardData?.getData('text/plain'));
    addEventListener('copy', look);
    onTestFinished(() => removeEventListener('copy', look));
    openCode(noScans);
    const link = page.getByRole('link', { name: 'Open' });
    await expect.element(link).toHaveAttribute('href', row.link);
    await expect.element(link).toHaveAttribute('rel', 'noreferrer');
    await button('Copy').click();
    await expect.element(page.getByText('Copied')).toBeVisible();
    expect(copied).toEqual([row.link]);
  });
});
