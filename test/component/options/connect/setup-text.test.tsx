import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { useSetupPaste } from '@/components/options/connect/use-setup-paste';
import { writeSetupText } from '@/lib/rules/setup-text';

import { sampleConnection } from '../../../fixtures/connection';
import { findViolations } from '../../../fixtures/find-violations';
import { draw } from '../draw';
import { connected, fakeServices } from '../fake-services';
import { openOptions } from '../open-options';
import { choose, openConnected, serviceRow } from './open-connected';

const address = page.getByLabelText('Service URL');
const key = page.getByLabelText('API key');
const connect = page.getByRole('button', { name: 'Connect', exact: true });
const about = { address: 'https://links.example', name: 'Example links', color: 'pink' } as const;
const setup = writeSetupText(about);

/** Pastes as a browser does: the text goes into the field at hand, unless somebody else takes it. */
async function paste(text: string, into: Element = document.body): Promise<void> {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  if (into.dispatchEvent(event) && into instanceof HTMLInputElement) {
    await userEvent.fill(into, text);
  }
}

async function openConnect() {
  const fake = fakeServices();
  openOptions(fake.services);
  await expect.element(key).toBeVisible();
  return fake;
}

beforeEach(async () => page.viewport(1280, 800));

describe('a setup text', () => {
  test('that is pasted anywhere says which service it is of, and asks nobody', async () => {
    const { calls, inputsOf } = await openConnect();
    for (const place of [address.element(), key.element(), document.body]) {
      await userEvent.fill(address, '');
      await paste(`${setup}\n`, place);
      await expect.element(address).toHaveValue('https://links.example');
      await expect.element(key).toHaveFocus();
      await expect.element(key).toHaveValue('');
    }
    const host = page.getByText('links.example', { exact: true }).first();
    await expect.element(host).toBeVisible();
    expect(Number.parseFloat(getComputedStyle(host.element()).fontSize)).toBeGreaterThan(18);
    await expect.element(page.getByText(/Is this your service/)).toBeVisible();
    expect(await findViolations(document.body)).toEqual([]);
    expect(calls.origins).toEqual([]);
    expect(inputsOf('connection.connect')).toEqual([]);
    await userEvent.keyboard('k3y{Enter}');
    await expect.element(page.getByText('Hello, newcomer')).toBeVisible();
    expect(calls.origins).toEqual(['https://links.example/*']);
    expect(inputsOf('connection.connect')).toEqual([{ ...about, key: 'k3y' }]);
  });

  test('names no other service: the address that is typed after it does without', async () => {
    const { inputsOf } = await openConnect();
    await paste(setup);
    await userEvent.fill(address, 'short.example');
    await expect.element(page.getByText(/Is this your service/)).not.toBeInTheDocument();
    await userEvent.fill(key, 'k3y');
    await connect.click();
    await expect.element(page.getByText('Hello, newcomer')).toBeVisible();
    expect(inputsOf('connection.connect')).toEqual([
      { address: 'https://short.example', key: 'k3y' },
    ]);
  });

  test('that is no good is refused at once, and nobody is asked', async () => {
    const { calls } = await openConnect();
    for (const [text, sentence] of [
      [setup.slice(0, -3), /incomplete or damaged/],
      [setup.replace('v=1', 'v=2'), /newer version of Curtail/],
    ] as const) {
      await paste(text);
      await expect.element(page.getByText(sentence)).toBeVisible();
      await expect.element(address).toHaveFocus();
    }
    await userEvent.fill(key, 'k3y');
    await connect.click();
    expect(calls.origins).toEqual([]);
    await userEvent.fill(address, 'short.example');
    await expect.element(page.getByText('Connects to https://short.example')).toBeVisible();
  });

  test('that was dropped into the field is understood, too', async () => {
    const { inputsOf } = await openConnect();
    await paste('short.example', address.element());
    await expect.element(address).toHaveValue('short.example');
    await userEvent.fill(address, setup);
    await expect.element(page.getByText('Connects to https://links.example')).toBeVisible();
    await userEvent.fill(key, 'k3y');
    await connect.click();
    await expect.element(page.getByText('Hello, newcomer')).toBeVisible();
    expect(inputsOf('connection.connect')).toMatchObject([{ address: 'https://links.example' }]);
  });

  test('is understood as soon as the form is drawn', async () => {
    const taken: string[] = [];
    function Form() {
      useSetupPaste((text) => taken.push(text));
      return null;
    }
    draw(<Form />);
    await paste(setup);
    expect(taken).toEqual([setup]);
  });
});

describe('a connected service', () => {
  test('is told to a colleague without the key', async () => {
    const copied: (string | undefined)[] = [];
    const look = (event: ClipboardEvent) => copied.push(event.clipboardData?.getData('text/plain'));
    addEventListener('copy', look);
    onTestFinished(() => removeEventListener('copy', look));
    openConnected(sampleConnection({ name: 'Our links' }));
    await page.getByRole('button', { name: 'Invite a colleague' }).click();
    await expect.element(page.getByText('Copied', { exact: true })).toBeVisible();
    await expect.element(page.getByText(/Your key isn’t in it/)).toBeVisible();
    expect(copied).toEqual([writeSetupText({ address: connected.address, name: 'Our links' })]);
  });

  test('is called by its name where the host would stand, and keeps it with another key', async () => {
    const { inputsOf } = openConnected(sampleConnection({ name: 'Our links' }));
    const card = page.getByRole('link', { name: /Our links/ });
    await expect.element(card).toMatchTextContent(/Connected/);
    await expect.element(serviceRow(/Our links.*Connected.*short\.example/)).toBeVisible();
    await choose('Our links', 'Update API key');
    await userEvent.fill(key, 'other');
    await connect.click();
    await expect.element(page.getByText('Hello, newcomer')).toBeVisible();
    expect(inputsOf('connection.connect')).toMatchObject([{ name: 'Our links' }]);
  });
});
