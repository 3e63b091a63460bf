import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { popupState } from '../../../fixtures/popup-state';
import { withLink } from '../fake-services';
import { button, heading } from '../locators';
import { openPopup } from '../open-popup';

describe('the QR code', () => {
  const drawn = page.getByRole('img', { name: 'QR code of the short link' });

  test('appears in its frame, dark on white whatever the colors, and is copied and saved', async () => {
    const pictures: Blob[] = [];
    const copyPng = async (png: Promise<Blob>) => pictures.push(await png) === 1;
    const { root, saved } = await openPopup(popupState(), {}, { copyPng });
    await expect.element(heading('Copied to clipboard')).toBeVisible();
    const frame = root.querySelector('.qr-frame') ?? root;
    const before = frame.getBoundingClientRect();
    await expect.element(drawn).toBeVisible();
    expect(frame.getBoundingClientRect()).toEqual(before);

    root.style.setProperty('--surface', 'black');
    root.style.color = 'white';
    expect(getComputedStyle(frame).backgroundColor).toBe('rgb(255, 255, 255)');
    const path = root.querySelector('.qr-code path:last-of-type');
    expect(path && getComputedStyle(path).fill).toBe('rgb(0, 0, 0)');
    // Four light modules are around it.
    expect(path?.getAttribute('d')).toMatch(/^M4 4h7/);

    await button('Copy image').click();
    await expect.element(page.getByText('Image copied')).toBeVisible();
    const picture = await createImageBitmap(pictures[0] ?? new Blob());
    expect(picture.width).toBeGreaterThanOrEqual(512);
    expect(picture.height).toBe(picture.width);
    await button('Copy image').click();
    await expect.element(page.getByText('Couldn’t copy the image.')).toBeVisible();

    await button('Download SVG').click();
    await button('Download PNG').click();
    await expect
      .poll(() => saved.map((each) => [each.name, each.content.type]))
      .toEqual([
        ['qr-short.example-aB3xY9.svg', 'image/svg+xml'],
        ['qr-short.example-aB3xY9.png', 'image/png'],
      ]);
  });

  test('is left out for a link that fits into none', async () => {
    const shortUrl = `https://short.example/${'x'.repeat(3000)}`;
    const { root } = await openPopup(popupState(), withLink({ shortUrl }));
    await expect.element(page.getByText('This link is too long for a QR code.')).toBeVisible();
    const frame = root.querySelector('.qr-frame')?.getBoundingClientRect();
    expect(frame?.height).toBe(frame?.width);
    await expect.element(button('Download PNG')).toHaveAttribute('aria-disabled', 'true');
  });

  test('says so when it was not drawn', async () => {
    const encode = vi.spyOn(TextEncoder.prototype, 'encode').mockImplementation(() => {
      throw new Error('out of memory');
    });
    onTestFinished(() => encode.mockRestore());
    await openPopup(popupState());
    await expect.element(page.getByText('Couldn’t draw the QR code.')).toBeVisible();
  });
});
