import { expect } from '@playwright/test';

import { deleteRow, newest, turnTo, type Stage } from './stage.ts';

/** Adds, lists and changes a channel, which is left for filing. */
export async function exerciseChannels(stage: Stage): Promise<void> {
  const { options, done } = stage;
  await turnTo(stage, 'Channels');
  await options.press('New channel', 'link');
  await options.fill('Name', 'Letters');
  await options.fill('Description', 'What goes out by post');
  await options.fill('Color', '#9A3412');
  await options.press('Create channel');
  await options.waitForText('Channel created');
  const made = await newest(stage, 'channels');
  expect(made).toMatchObject({ name: 'Letters', description: 'What goes out by post', starred: 0 });
  expect(made.color.toUpperCase()).toBe('#9A3412');
  done('channel/add');

  await options.waitForText('What goes out by post');
  done('channels');

  await options.press('Edit Letters', 'link');
  await options.fill('Description', 'Printed matter');
  await options.press('Starred', 'switch');
  await options.press('Save changes');
  await options.waitForText('Changes saved');
  expect(await newest(stage, 'channels')).toMatchObject({
    name: 'Letters',
    description: 'Printed matter',
    starred: 1,
  });
  done('channel/update');
}

/** Opens the channel, which lists the link and the QR code that were filed into it. */
export async function exerciseChannelItems(stage: Stage): Promise<void> {
  const { options, done, service } = stage;
  expect(service.rows('channelItems').map(({ type }) => type)).toEqual(['links', 'qr']);
  await turnTo(stage, 'Channels');
  await options.press('Letters', 'link');
  for (const { shortUrl } of service.links().slice(-1)) await options.waitForText(shortUrl);
  await options.waitForText('Door');
  done('channel');
}

/** Deletes the channel; what was in it stays. */
export async function deleteChannel(stage: Stage): Promise<void> {
  const { service, done } = stage;
  const before = { links: service.rows('links').length, codes: service.rows('qrCodes').length };
  await turnTo(stage, 'Channels');
  await deleteRow(stage, 'Letters', { button: 'Delete channel', said: 'Channel deleted' });
  expect(service.rows('channels')).toEqual([]);
  expect(service.rows('channelItems')).toEqual([]);
  expect(service.rows('links')).toHaveLength(before.links);
  expect(service.rows('qrCodes')).toHaveLength(before.codes);
  done('channel/delete');
}
