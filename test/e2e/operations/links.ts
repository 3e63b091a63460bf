import { expect } from '@playwright/test';

import type { RunningService } from '../../service/start-service.ts';
import type { User } from '../harness/user.ts';
import { exercised } from '../report/exercised.ts';
import { article } from '../scenes/article.ts';
import { pickFolder } from '../scenes/choose-folder.ts';
import { prefer } from '../scenes/prefer.ts';
import { newest, type Stage } from './stage.ts';

/** Connects, which lists the active links to see whether the short-URL API is there. */
export async function exerciseConnecting(user: User): Promise<void> {
  await (await user.connect()).close();
  const { service } = user;
  expect(answered(service)).toContain('list_active_urls');
  exercised(service.profile.name, 'list_active_urls');
}

/** What the service has answered well. */
const answered = (service: RunningService): string[] =>
  service
    .requests()
    .filter(({ status }) => (status ?? 0) < 400)
    .map(({ operation }) => operation);

/** Makes a link with every option, filed into a campaign and a channel; switches it off and on; and looks a page up. */
export async function exerciseLinks(stage: Stage): Promise<void> {
  const { user, service, done } = stage;
  const [campaign, channel] = [await newest(stage, 'campaigns'), await newest(stage, 'channels')];
  await prefer(user, 'Show options first');
  const popup = await user.openPopup(article);
  await popup.fill('Alias', 'all-of-it');
  await popup.fill('Password', 'open-sesame');
  await pickFolder(popup, 'Campaign', campaign.id);
  await pickFolder(popup, 'Channel', channel.id);
  await popup.press('Shorten');
  await popup.waitForText('Copied');
  const link = await newest(stage, 'links');
  expect(service.links().at(-1)).toMatchObject({
    part: 'all-of-it',
    hasPassword: true,
    originalUrl: article,
  });
  done('create');

  expect(await newest(stage, 'campaignLinks')).toMatchObject({
    campaignId: campaign.id,
    linkId: link.id,
  });
  done('campaign/assign');
  expect(await newest(stage, 'channelItems')).toMatchObject({
    channelId: channel.id,
    type: 'links',
    itemId: link.id,
  });
  done('channel/assign');

  await popup.press('Undo');
  await popup.waitForText('Link disabled');
  expect(service.links().at(-1)?.status).toBe('disabled');
  done('disable');
  await popup.press('Enable');
  await popup.waitForText('Undo');
  expect(service.links().at(-1)?.status).toBe('active');
  done('enable');

  // That the alias is taken is known from the link that the service tells of.
  await popup.press('Customize…');
  await popup.fill('Alias', 'all-of-it');
  await popup.waitForText('You already have a link with this alias.');
  expect(answered(service)).toContain('info');
  done('info');
  await popup.close();
}
