import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { FormDraftsContext } from '@/components/account/form-drafts';
import { qrCodeParts } from '@/components/options/qr/qr-detail';
import { ResourceScreen } from '@/components/resource/resource-screen';
import { qrCodes } from '@/lib/resources/qr-codes';

import { findViolations } from '../../../fixtures/find-violations';
import { connected } from '../fake-services';
import { accountAnswers, draw, qrServices, row } from './qr-scene';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const field = (name: string | RegExp) => page.getByLabelText(name);
const type = () => page.getByRole('combobox', { name: 'What it says' });

/** Opens the form as the options page does: for a new code, or for the one there is. */
async function openForm(path: 'new' | '7/edit') {
  const fake = qrServices({
    ...accountAnswers({ listQrCodes: () => ({ items: [row], total: 1, nextPage: null }) }),
    'connection.get': () => connected,
    'account.change': () => ({ id: '8', link: null, message: null }),
  });
  const { home } = draw(
    <FormDraftsContext.Provider value={new Map()}>
      <ResourceScreen
        definition={qrCodes}
        parts={qrCodeParts}
        services={fake.services}
        path={path}
      />
    </FormDraftsContext.Provider>,
  );
  await expect.element(type()).toBeVisible();
  const sent = () => fake.inputsOf('account.change').map((input) => Object(input).input);
  return { ...fake, home, sent };
}

const black = { foreground: 'rgb(0,0,0)', background: 'rgb(255,255,255)' };

describe('a new code', () => {
  const rows: [string, [string | RegExp, string][], Record<string, unknown>][] = [
    ['Link', [[/^Address/, 'example.com']], { type: 'link', data: 'https://example.com/' }],
    ['Text', [[/^Text/, 'Hello']], { type: 'text', data: 'Hello' }],
    [
      'E-mail',
      [
        [/^E-mail address/, 'a@b.example'],
        ['Subject', 'Hi'],
      ],
      { type: 'email', data: { email: 'a@b.example', subject: 'Hi' } },
    ],
    ['Phone number', [[/^Phone number/, '+1 234']], { type: 'phone', data: '+1 234' }],
    ['Text message (SMS)', [[/^Phone number/, '12345']], { type: 'sms', data: { phone: '12345' } }],
    [
      'Wi-Fi',
      [
        [/^Network name/, 'Home'],
        [/^Password/, 'long enough'],
      ],
      { type: 'wifi', data: { ssid: 'Home', encryption: 'wpa', pass: 'long enough' } },
    ],
    ['Contact', [['Organisation', 'Post']], { type: 'vcard', data: { org: 'Post' } }],
  ];

  test.each(rows)('sends what was typed for %s', async (words, typed, input) => {
    const { sent, home } = await openForm('new');
    await type().selectOptions(words);
    for (const [name, value] of typed) await userEvent.fill(field(name), value);
    await expect.element(page.getByRole('img', { name: 'Preview of the QR code' })).toBeVisible();
    expect(await findViolations(home)).toEqual([]);
    await button('Create').click();
    await expect.poll(sent).toEqual([{ ...input, ...black }]);
  });

  test('an open network has no password', async () => {
    await openForm('new');
    await type().selectOptions('Wi-Fi');
    await expect.element(field(/^Password/)).toBeVisible();
    await page.getByRole('combobox', { name: 'Encryption' }).selectOptions('None');
    await expect.element(field(/^Password/)).not.toBeInTheDocument();
  });

  test('a contact without anything to call it is not sent, and that is said', async () => {
    const { sent } = await openForm('new');
    await type().selectOptions('Contact');
    await userEvent.fill(field('City'), 'Far');
    await expect.element(page.getByText(/A contact needs/)).not.toBeInTheDocument();
    await button('Create').click();
    await expect.element(page.getByText(/A contact needs/)).toBeVisible();
    await expect.element(field('First name')).toHaveFocus();
    expect(sent()).toEqual([]);
    await userEvent.fill(field('Organisation'), 'Post');
    await expect.element(page.getByText(/A contact needs/)).not.toBeInTheDocument();
  });

  test('colours that phones cannot read are warned about, and taken all the same', async () => {
    const { sent, home } = await openForm('new');
    await userEvent.fill(field(/^Address/), 'example.com');
    await userEvent.fill(field(/^Colour of the code/), '#cccccc');
    const warning = page.getByText(/Most phones will not read this/);
    await expect.element(warning).toBeVisible();
    await expect.element(warning).toHaveClass('field-note-warning');
    expect(await findViolations(home)).toEqual([]);
    await button('Create').click();
    await expect.poll(sent).toMatchObject([{ foreground: 'rgb(204,204,204)' }]);
  });
});

describe('a code that is there', () => {
  test('begins blank, says why, and keeps its look', async () => {
    const { sent } = await openForm('7/edit');
    await expect.element(page.getByText(/does not tell what a code says now/)).toBeVisible();
    await button('Save').click();
    await expect.element(page.getByText('Choose one.')).toBeVisible();
    await type().selectOptions('Text');
    await userEvent.fill(field(/^Text/), 'New');
    await button('Save').click();
    await expect.poll(sent).toEqual([{ id: '7', type: 'text', data: 'New' }]);
  });

  test('sends both colours when new ones are chosen', async () => {
    const { sent } = await openForm('7/edit');
    await type().selectOptions('Text');
    await userEvent.fill(field(/^Text/), 'New');
    await page.getByText('Choose new colours').click();
    await userEvent.fill(field(/^Colour of the code/), '#000080');
    await button('Save').click();
    await expect
      .poll(sent)
      .toEqual([{ id: '7', type: 'text', data: 'New', ...black, foreground: 'rgb(0,0,128)' }]);
  });
});
