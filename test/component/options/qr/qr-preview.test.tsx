import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';

import { QrPreview } from '@/components/options/qr/preview';
import { createQrCode } from '@/lib/qr/qr-code';
import type { Values } from '@/lib/resources/definition';
import { qrCodes } from '@/lib/resources/qr-codes';

import { findViolations } from '../../../fixtures/find-violations';
import { asRead } from '../../../fixtures/reader-words';
import { draw, qrServices, row } from './qr-scene';

const image = page.getByRole('img', { name: 'Preview of the QR code' });

function preview(values: Values, editing = false) {
  const edited = editing ? row : null;
  const all = { ...qrCodes.form?.begin(edited), ...values };
  const part = (more: Values) => <QrPreview values={{ ...all, ...more }} />;
  const { home, show } = draw(part({}), qrServices().services);
  const drawn = () => [...home.querySelectorAll('path')].at(-1)?.getAttribute('d');
  return { home, drawn, type: (more: Values) => show(part(more)) };
}

const codeOf = (text: string) => createQrCode(text)?.path;

/** Timers that run only on demand, once everything that is to be drawn is. */
function holdClock() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const frame = async () => new Promise((resolve) => requestAnimationFrame(resolve));
  const pass = async (milliseconds: number) => {
    for (let count = 0; count < 3; count++) await frame();
    await vi.advanceTimersByTimeAsync(milliseconds);
  };
  return { pass };
}

describe('the preview of a code', () => {
  test('waits for what the code needs', async () => {
    const { home, drawn, type } = preview({});
    await expect
      .element(page.getByText('Fill in the required fields to see a preview.'))
      .toBeVisible();
    await expect.element(image).not.toBeInTheDocument();
    type({ link: 'example.com/page' });
    await expect.element(image).toBeVisible();
    expect(drawn()).toBe(codeOf('https://example.com/page'));
    expect(await findViolations(home)).toEqual([]);
    type({ link: '' });
    await expect.element(image).not.toBeInTheDocument();
  });

  test('draws what is typed once the keys rest', async () => {
    const clock = holdClock();
    const { drawn, type } = preview({ type: 'text', text: 'a' });
    for (const text of ['ab', 'abc', 'abcd']) {
      type({ type: 'text', text });
      await clock.pass(100);
    }
    expect(drawn()).toBeUndefined();
    await clock.pass(100);
    await expect.poll(drawn).toBe(codeOf('abcd'));
  });

  test('is in the chosen colours', async () => {
    const { home, type } = preview({ link: 'a.example', foreground: '#102030' });
    await expect.element(image).toBeVisible();
    const fills = () => [...home.querySelectorAll('path')].map((path) => path.getAttribute('fill'));
    expect(fills()).toEqual(['#ffffff', '#102030']);
    type({ background: '#ffe' });
    await expect.poll(fills).toEqual(['#ffffff', '#102030']);
    type({ background: '#ffeedd' });
    await expect.poll(fills).toEqual(['#ffeedd', '#102030']);
  });

  test('keeps to black where the colours stay as they are', async () => {
    const { home } = preview({ type: 'text', text: 'a', foreground: '#ff0000' }, true);
    await expect.element(image).toBeVisible();
    expect(home.querySelector('[fill="#ff0000"]')).toBeNull();
  });

  test('says how much too long a text is, without drawing it', async () => {
    const clock = holdClock();
    const { drawn } = preview({ type: 'text', text: 'é'.repeat(1200) });
    await expect
      .element(page.getByText(asRead('Too much content: 2,400 of 2,331 bytes.')))
      .toBeVisible();
    await clock.pass(1000);
    expect(drawn()).toBeUndefined();
  });

  test('carries what a phone acts on', async () => {
    const { drawn } = preview({ type: 'phone', phone: '+1 (23) 45' });
    await expect.element(image).toBeVisible();
    expect(drawn()).toBe(codeOf('tel:+12345'));
  });
});
