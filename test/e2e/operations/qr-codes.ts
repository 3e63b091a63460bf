import { expect } from '@playwright/test';

import { settled } from '../scenes/open-screen.ts';
import { deleteRow, newest, turnTo, type Stage } from './stage.ts';

/** What each type of code is filled in with, by label, and what the service has to hold of it then. */
const types: readonly {
  type: string;
  fields: Readonly<Record<string, string>>;
  data: unknown;
}[] = [
  { type: 'text', fields: { Text: 'Ring twice' }, data: 'Ring twice' },
  { type: 'phone', fields: { Phone: '+49 30 1234' }, data: '+49 30 1234' },
  {
    type: 'email',
    fields: { 'Email address': 'hello@mail.example', Subject: 'Hello' },
    data: { email: 'hello@mail.example', subject: 'Hello' },
  },
  {
    type: 'sms',
    fields: { Phone: '+49301234', Message: 'I am here' },
    data: { phone: '+49301234', message: 'I am here' },
  },
  {
    type: 'wifi',
    fields: { 'Network name': 'Guests', Password: 'come-in-please' },
    data: { ssid: 'Guests', encryption: 'wpa', pass: 'come-in-please' },
  },
  {
    type: 'vcard',
    fields: { 'First name': 'Front', 'Last name': 'Desk', Phone: '+49301234' },
    data: { fname: 'Front', lname: 'Desk', phone: '+49301234' },
  },
  {
    type: 'link',
    fields: { URL: 'https://page.example/door' },
    data: 'https://page.example/door',
  },
];

/** Makes a code of each type. */
async function createEach(stage: Stage): Promise<void> {
  const { options, done } = stage;
  for (const { type, fields, data } of types) {
    await options.press('New QR code', 'link');
    await options.fill('Content type', type);
    await options.fill('Name', type === 'link' ? 'Door' : `A ${type}`);
    for (const [label, text] of Object.entries(fields)) await options.fill(label, text);
    await options.press('Create QR code');
    await options.waitForText('QR code created');
    // That may be said of the one before; the form closes once this one is made.
    await options.waitUntil(() => !location.hash.endsWith('/new'));
    const made = await newest(stage, 'qrCodes', (row) => row.type === type);
    expect(JSON.parse(made.data)).toEqual(data);
    expect([made.foreground, made.background]).toEqual(['rgb(0,0,0)', 'rgb(255,255,255)']);
  }
  done('qr/add');
}

/** Makes a code of each type, lists them, looks at one, changes one and deletes one; the one named Door is left. */
export async function exerciseQrCodes(stage: Stage): Promise<void> {
  const { options, done, service } = stage;
  await turnTo(stage, 'QR codes');
  await createEach(stage);
  await options.waitForText('A vcard');
  done('qr');

  // Its link shows the picture that the service drew, and counts that nobody has scanned it yet.
  await options.press('A text', 'link');
  await options.waitUntil(() => {
    const picture = document.querySelector<HTMLImageElement>('img[alt*="A text"]');
    return picture !== null && picture.complete && picture.naturalWidth > 50;
  });
  done('qr/get');

  await options.press('Edit', 'link');
  await options.fill('Content type', 'text');
  await options.fill('Text', 'Ring once');
  await options.press('Save changes');
  await options.waitForText('Changes saved');
  const changed = await newest(stage, 'qrCodes', ({ type }) => type === 'text');
  expect(JSON.parse(changed.data)).toBe('Ring once');
  done('qr/update');

  await turnTo(stage, 'QR codes');
  await deleteRow(stage, 'A wifi', { button: 'Delete QR code', said: 'QR code deleted' });
  expect(service.rows('qrCodes').map(({ type }) => type)).not.toContain('wifi');
  done('qr/delete');
}

/** Files the code into a channel, from its own page. */
export async function fileQrCode(stage: Stage): Promise<void> {
  const { options } = stage;
  await turnTo(stage, 'QR codes');
  await options.press('Door', 'link');
  // What the service tells of the code comes above the button, which moves then.
  await settled(options, 'Door');
  await options.press('Add to channel');
  const channel = await newest(stage, 'channels');
  await options.fill('Channel', String(channel.id));
  await options.press('Add');
  const code = await newest(stage, 'qrCodes', ({ name }) => name === 'Door');
  expect(await newest(stage, 'channelItems', ({ type }) => type === 'qr')).toMatchObject({
    channelId: channel.id,
    itemId: code.id,
  });
}
