import { expect } from '@playwright/test';

import { deleteRow, newest, turnTo, type Stage } from './stage.ts';

/** Adds, lists and changes a campaign, which is left for filing. */
export async function exerciseCampaigns(stage: Stage): Promise<void> {
  const { options, done } = stage;
  await turnTo(stage, 'Campaigns');
  await options.press('New campaign', 'link');
  await options.fill('Name', 'Spring');
  await options.fill('Rotator slug', 'spring');
  await options.press('Create campaign');
  await options.waitForText('Campaign created');
  expect(await newest(stage, 'campaigns')).toMatchObject({
    name: 'Spring',
    slug: 'spring',
    public: 0,
  });
  done('campaign/add');

  await options.waitForText('Spring');
  done('campaigns');

  await options.press('Edit Spring', 'link');
  await options.fill('Name', 'Spring sale');
  await options.press('Public', 'switch');
  await options.press('Save changes');
  await options.waitForText('Changes saved');
  expect(await newest(stage, 'campaigns')).toMatchObject({
    name: 'Spring sale',
    slug: 'spring',
    public: 1,
  });
  await options.waitForText('Spring sale');
  done('campaign/update');
}

/** Deletes the campaign; the links that were in it stay. */
export async function deleteCampaign(stage: Stage): Promise<void> {
  const { service, done } = stage;
  const links = service.rows('links').length;
  await turnTo(stage, 'Campaigns');
  await deleteRow(stage, 'Spring sale', { button: 'Delete campaign', said: 'Campaign deleted' });
  expect(service.rows('campaigns')).toEqual([]);
  expect(service.rows('campaignLinks')).toEqual([]);
  expect(service.rows('links')).toHaveLength(links);
  done('campaign/delete');
}
