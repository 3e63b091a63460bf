import { expect } from '@playwright/test';

import type { Fault, RunningService } from '../../service/start-service.ts';
import type { View } from '../harness/view.ts';
import { settled } from './open-screen.ts';
import { countOf } from './requests.ts';

/** What a fault of the service ends in, for a list and for a change. */
export interface Ending {
  fault: Fault;
  /** What the screen says of a list that does not come, and of a change. */
  read: string;
  change: string;
  /** Whether it is known what became of a change, and whether it was made. */
  known: boolean;
  made: boolean;
}

export const cutOff = 'The connection was lost, so the change may already be saved.';
const unreachable = 'Can’t reach your service.';
const unreadable = 'Curtail couldn’t read your service’s response';
const broken = 'Your service had an error of its own.';
const unconfirmed = 'Your service didn’t confirm the change.';
const webPage = 'Your service answered with a web page.';
const redirected = 'Your service redirected the request.';

const lost = (fault: Fault, read: string, made: boolean, change = cutOff): Ending => ({
  fault,
  read,
  change,
  known: false,
  made,
});

export const endings: readonly Ending[] = [
  lost({ kind: 'drop', moment: 'before' }, unreachable, false),
  lost({ kind: 'drop', moment: 'after' }, unreachable, true),
  lost({ kind: 'server_error' }, broken, false, unconfirmed),
  lost({ kind: 'server_error', moment: 'after' }, broken, true, unconfirmed),
  lost({ kind: 'html' }, webPage, false, webPage),
  lost({ kind: 'html', moment: 'after' }, webPage, true, webPage),
  lost({ kind: 'empty' }, unreadable, true, unconfirmed),
  lost({ kind: 'truncated' }, unreadable, true, unreadable),
  { fault: { kind: 'redirect' }, read: redirected, change: redirected, known: true, made: false },
];

export const unknownTitle = 'The change may already be saved.';

/** Fails to list, and lists at the press of *Try again*. */
async function failToList(
  options: View,
  service: RunningService,
  { fault, read }: Ending,
): Promise<void> {
  service.faults.set({ ...fault, operation: 'pixels' });
  await options.press('Refresh');
  await options.waitForText('Couldn’t refresh. You’re seeing earlier data.');
  await options.waitForText(read);
  service.faults.clear();
  await options.press('Try again');
  await options.waitUntil(() => !document.body.innerText.includes('Couldn’t refresh'));
}

/** Fails to create a pixel; it is there in the end, and was asked for no more often than somebody pressed. */
async function failToCreate(options: View, service: RunningService, ending: Ending): Promise<void> {
  const { fault, change, known, made } = ending;
  const others = service.rows('pixels').length;
  service.clearRequests();
  await options.press('New pixel', 'link');
  await options.fill('Name', `Pixel of ${fault.kind}`);
  await options.fill('Tag', 'GTM-1234567');
  service.faults.set({ ...fault, operation: 'pixel/add' });
  await options.press('Create pixel');
  await options.waitForText(known ? 'Couldn’t create the pixel.' : unknownTitle);
  await options.waitForText(change);
  expect(countOf(service, 'pixel/add')).toBe(1);
  expect(service.rows('pixels')).toHaveLength(others + Number(made));
  service.faults.clear();
  if (!known) {
    await options.press('Check the list', 'link');
    await settled(options, 'Pixels');
  }
  if (!made) {
    if (!known) await options.press('New pixel', 'link');
    expect(await options.value('Name')).toBe(`Pixel of ${fault.kind}`);
    await options.press('Create pixel');
    await options.waitForText('Pixel created');
  }
  await options.waitForText(`Pixel of ${fault.kind}`);
  expect(service.rows('pixels')).toHaveLength(others + 1);
}

/** Fails to rename a pixel, and does it at the second press. */
async function failToUpdate(options: View, service: RunningService, ending: Ending): Promise<void> {
  const { fault, change, known, made } = ending;
  await options.press(`Edit Pixel of ${fault.kind}`, 'link');
  await options.fill('Name', 'Renamed');
  service.faults.set({ ...fault, operation: 'pixel/update' });
  await options.press('Save changes');
  await options.waitForText(known ? 'Couldn’t save the pixel.' : unknownTitle);
  await options.waitForText(change);
  expect(service.rows('pixels').at(-1)?.name === 'Renamed').toBe(made);
  service.faults.clear();
  await options.press('Save changes');
  await options.waitForText('Changes saved');
  expect(service.rows('pixels').at(-1)?.name).toBe('Renamed');
}

/** Fails to delete the pixel; it is gone in the end. */
async function failToDelete(options: View, service: RunningService, ending: Ending): Promise<void> {
  const { fault, change, known, made } = ending;
  await options.press('Delete Renamed');
  await options.waitForText('Delete “Renamed”?');
  service.faults.set({ ...fault, operation: 'pixel/delete' });
  await options.press('Delete pixel');
  await options.waitForText(known ? 'Couldn’t delete the pixel.' : unknownTitle);
  await options.waitForText(change);
  expect(service.rows('pixels')).toHaveLength(made ? 0 : 1);
  service.faults.clear();
  await options.press(made ? 'Cancel' : 'Delete pixel');
  await options.waitUntil(() => document.querySelector('dialog') === null);
  await options.waitForText('No pixels yet');
  expect(service.rows('pixels')).toEqual([]);
}

/** Meets a fault in everything that can be done with a pixel, and does it all the same in the end. */
export async function failWithPixel(
  options: View,
  service: RunningService,
  ending: Ending,
): Promise<void> {
  await failToList(options, service, ending);
  await failToCreate(options, service, ending);
  await failToUpdate(options, service, ending);
  await failToDelete(options, service, ending);
}
