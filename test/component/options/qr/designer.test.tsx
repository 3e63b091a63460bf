import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { DrawnCode } from '@/components/options/qr/drawn-code';
import { plainLook } from '@/lib/qr/plain-look';

import { findViolations } from '../../../fixtures/find-violations';
import { draw, qrServices } from './qr-scene';

const link = 'https://short.example/aB3xY9';
const button = (name: string) => page.getByRole('button', { name });
const readBack = page.getByText('Read back by Curtail, at business card size, too.');
const refused = page.getByText(/^Curtail couldn’t read this code/);

/** Opens the choices of a link's code, of which the background knows this. */
async function openDesigner(answers: Parameters<typeof qrServices>[0] = {}) {
  const scene = qrServices(answers);
  const { home } = draw(<DrawnCode link={link} name="QR code of the link" />, scene.services);
  await button('Design').click();
  return { ...scene, home };
}

test('a design is drawn, read back, and kept for the next code', async () => {
  const { home, inputsOf } = await openDesigner();
  await expect.element(readBack).toBeVisible();
  await page.getByLabelText('Pattern').selectOptions('Dots');
  await page.getByLabelText('Corners').selectOptions('Rounded');
  await page.getByRole('textbox', { name: 'Foreground color' }).fill('#0b6a70');
  const look = { ...plainLook, modules: 'round', corners: 'rounded', foreground: '#0b6a70' };
  expect(inputsOf('qr.saveLook').at(-1)).toEqual({ code: null, look, presets: [] });
  const drawn = () => home.querySelector('.qr-image path:last-of-type')?.getAttribute('fill');
  await expect.poll(drawn).toBe('#0b6a70');
  await expect.element(readBack).toBeVisible();
  expect(await findViolations(home)).toEqual([]);
});

test('a code that can’t be read back is not handed out, and says so', async () => {
  await openDesigner();
  await page.getByRole('textbox', { name: 'Foreground color' }).fill('#fefefe');
  await expect.element(refused).toBeVisible();
  await expect.element(button('Download PNG')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(page.getByText(/^Too little contrast/)).toBeVisible();
  await button('Reset design').click();
  await expect.element(refused).not.toBeInTheDocument();
  await expect.element(button('Download PNG')).not.toHaveAttribute('aria-disabled');
});

test('a logo stays within the code, and can be taken out again', async () => {
  const { home, inputsOf } = await openDesigner();
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 1"><path fill="red" d="M0 0h2v1H0z"/></svg>';
  const file = new File([svg], 'logo.svg', { type: 'image/svg+xml' });
  await page.getByLabelText('Choose file').upload(file);
  await expect.element(readBack).toBeVisible();
  await expect.poll(() => home.querySelector('.qr-image image')).not.toBeNull();
  expect(inputsOf('qr.saveLook').at(-1)).toMatchObject({
    look: { logo: expect.stringMatching(/^data:image\/png;base64,/) as string },
  });
  await button('Remove logo').click();
  await expect.poll(() => home.querySelector('.qr-image image')).toBeNull();
});

test('a PNG has the size that was asked for', async () => {
  const { services } = await openDesigner();
  const saveFile = vi.spyOn(services, 'saveFile').mockImplementation(() => undefined);
  await page.getByLabelText('PNG size in pixels').fill('300');
  await button('Download PNG').click();
  await expect.poll(() => saveFile.mock.calls).toHaveLength(1);
  const [content, name] = saveFile.mock.calls[0] ?? [new Blob(), ''];
  expect(name).toBe('qr-short.example-aB3xY9.png');
  const bitmap = await createImageBitmap(content);
  expect([bitmap.width, bitmap.height]).toEqual([300, 300]);
});

test('a look is kept as a preset, and used with one press', async () => {
  const look = { ...plainLook, foreground: '#aa0000' };
  const { inputsOf } = await openDesigner({ 'qr.looks': () => ({ look: null, presets: [look] }) });
  await button('Use preset 1').click();
  expect(inputsOf('qr.saveLook').at(-1)).toEqual({ code: null, look, presets: [look] });
  await expect.element(button('Save as preset')).not.toBeInTheDocument();
  await button('Remove preset 1').click();
  expect(inputsOf('qr.saveLook').at(-1)).toMatchObject({ presets: [] });
  await userEvent.keyboard('{Escape}');
  await button('Save as preset').click();
  expect(inputsOf('qr.saveLook').at(-1)).toMatchObject({ presets: [look] });
});

test('a sheet for the printer holds the code twelve times and nothing else', async () => {
  const print = vi.spyOn(globalThis, 'print').mockImplementation(() => undefined);
  await openDesigner();
  await button('Print sheet').click();
  expect(print).toHaveBeenCalledOnce();
  expect(document.querySelectorAll('.print-sheet svg')).toHaveLength(12);
  dispatchEvent(new Event('afterprint'));
  expect(document.querySelector('.print-sheet')).toBeNull();
});
