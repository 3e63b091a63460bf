import { QrCode } from 'lucide';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { qrCodeParts } from '@/components/options/qr/qr-detail';
import { ResourceScreen } from '@/components/resource/resource-screen';
import { FormDraftsContext } from '@/components/ui/form-drafts';
import { qrCodes } from '@/lib/resources/qr-codes';

import { findViolations } from '../../../fixtures/find-violations';
import { connected } from '../fake-services';
import { accountAnswers, draw, qrServices, row } from './qr-scene';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string | RegExp) => page.getByLabelText(name);
const type = () => page.getByRole('combobox', { name: 'Content type' });

/** Opens the form as the options page does: for a new code, or for the one there is. */
async function openForm(path: 'new' | '7/edit') {
  const fake = qrServices({
    ...accountAnswers({ listQrCodes: () => ({ items: [row], total: 1, nextPage: null }) }),
    'connection.get': () => connected,
    'account.change': () => ({ id: '8', link: null, message: null }),
  });
  const { home } = draw(
    <FormDraftsContext.Provider value={new Map()}>
      <ResourceScreen definition={qrCodes} icon={QrCode} parts={qrCodeParts} path={path} />
    </FormDraftsContext.Provider>,
    fake.services,
  );
  await expect.element(type()).toBeVisible();
  const sent = () => fake.inputsOf('account.change').map((input) => Object(input).input);
  return { ...fake, home, sent };
}

const black = { foreground: 'rgb(0,0,0)', background: 'rgb(255,255,255)' };

describe('a new code', () => {
  const rows: [string, [string | RegExp, string][], Record<string, unknown>][] = [
    ['Link', [[/^URL/, 'example.com']], { type: 'link', data: 'https://example.com/' }],
    [
      'Wi-Fi',
      [
        [/^Network name/, 'Home'],
        [/^Password/, 'long enough'],
      ],
      { type: 'wifi', data: { ssid: 'Home', encryption: 'wpa', pass: 'long enough' } },
    ],
  ];

  test.each(rows)('sends what was typed for %s', async (words, typed, input) => {
    const { sent, home } = await openForm('new');
    await type().selectOptions(words);
    for (const [name, value] of typed) await userEvent.fill(field(name), value);
    await expect.element(page.getByRole('img', { name: 'Preview of the QR code' })).toBeVisible();
    expect(await findViolations(home)).toEqual([]);
    await button('Create QR code').click();
    await expect.poll(sent).toEqual([{ ...input, ...black }]);
  });

  test('an open network has no password; a contact without anything to call it is not sent, and that is said', async () => {
    const { sent } = await openForm('new');
    await type().selectOptions('Wi-Fi');
    await expect.element(field(/^Password/)).toBeVisible();
    await page.getByRole('combobox', { name: 'Security' }).selectOptions('None');
    await expect.element(field(/^Password/)).not.toBeInTheDocument();
    await type().selectOptions('Contact');
    await userEvent.fill(field('City'), 'Far');
    await expect
      .element(page.getByText(/Enter at least a name, organization/))
      .not.toBeInTheDocument();
    await button('Create QR code').click();
    await expect.element(page.getByText(/Enter at least a name, organization/)).toBeVisible();
    await expect.element(field('First name')).toHaveFocus();
    expect(sent()).toEqual([]);
    await userEvent.fill(field('Organization'), 'Post');
    await expect
      .element(page.getByText(/Enter at least a name, organization/))
      .not.toBeInTheDocument();
    await button('Create QR code').click();
    await expect.poll(sent).toMatchObject([{ type: 'vcard', data: { org: 'Post', city: 'Far' } }]);
  });

  test('colours that phones cannot read are warned about, and taken all the same', async () => {
    const { sent, home } = await openForm('new');
    await userEvent.fill(field(/^URL/), 'example.com');
    await userEvent.fill(field(/^Foreground color$/), '#cccccc');
    const warning = page.getByText(/Too little contrast for most phones/);
    await expect.element(warning).toBeVisible();
    await expect.element(warning).toHaveClass('field-note-warning');
    expect(await findViolations(home)).toEqual([]);
    await button('Create QR code').click();
    await expect.poll(sent).toMatchObject([{ foreground: 'rgb(204,204,204)' }]);
  });
});

describe('a code that is there', () => {
  test('begins blank, says why, and keeps its look', async () => {
    const { sent } = await openForm('7/edit');
    await expect.element(page.getByText(/Enter the content again/)).toBeVisible();
    await button('Save changes').click();
    await expect.element(page.getByText('Select an option.')).toBeVisible();
    await type().selectOptions('Text');
    await userEvent.fill(field(/^Text/), 'New');
    await button('Save changes').click();
    await expect.poll(sent).toEqual([{ id: '7', type: 'text', data: 'New' }]);
  });

  test('sends both colours when new ones are chosen', async () => {
    const { sent } = await openForm('7/edit');
    await type().selectOptions('Text');
    await userEvent.fill(field(/^Text/), 'New');
    await page.getByText('Change colors').click();
    await userEvent.fill(field(/^Foreground color$/), '#000080');
    await button('Save changes').click();
    await expect
      .poll(sent)
      .toEqual([{ id: '7', type: 'text', data: 'New', ...black, foreground: 'rgb(0,0,128)' }]);
  });
});
