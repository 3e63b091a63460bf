import { expect } from '@playwright/test';

import { deleteRow, newest, turnTo, type Stage } from './stage.ts';

/** Adds, lists, changes and deletes a pixel. */
export async function exercisePixels(stage: Stage): Promise<void> {
  const { options, done, service } = stage;
  await turnTo(stage, 'Pixels');
  await options.press('New pixel', 'link');
  await options.fill('Provider', 'linkedinpixel');
  await options.fill('Name', 'Careers');
  await options.fill('Tag', '1234567');
  await options.press('Create pixel');
  await options.waitForText('Pixel created');
  expect(await newest(stage, 'pixels')).toMatchObject({
    type: 'linkedinpixel',
    name: 'Careers',
    tag: '1234567',
  });
  done('pixel/add');

  await options.waitForText('1234567');
  done('pixels');

  await options.press('Edit Careers', 'link');
  await options.fill('Tag', '7654321');
  await options.press('Save changes');
  await options.waitForText('Changes saved');
  expect(await newest(stage, 'pixels')).toMatchObject({ name: 'Careers', tag: '7654321' });
  await options.waitForText('7654321');
  done('pixel/update');

  await deleteRow(stage, 'Careers', { button: 'Delete pixel', said: 'Pixel deleted' });
  expect(service.rows('pixels')).toEqual([]);
  done('pixel/delete');
}
