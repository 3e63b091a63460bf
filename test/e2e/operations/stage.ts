import { expect, test } from '@playwright/test';

import type { RunningService } from '../../service/start-service.ts';
import type { TableName, TableRows } from '../../service/storage/tables.ts';
import { poll } from '../harness/poll.ts';
import type { User } from '../harness/user.ts';
import type { View } from '../harness/view.ts';
import { exercised } from '../report/exercised.ts';
import { accountRequests } from '../scenes/requests.ts';
import { userIdOf } from '../scenes/user-id.ts';

/** Where the operations of one kind of service are done, page by page. */
export interface Stage {
  user: User;
  userId: number;
  service: RunningService;
  /** The options page. */
  options: View;
  /** Notes that an operation was done in the page and found in the database. */
  done: (operation: string) => void;
}

/** The row of a table that was added last; waits until there is one that fits. */
export function newest<Name extends TableName>(
  { service }: Stage,
  table: Name,
  fits: (row: TableRows[Name]) => boolean = () => true,
): Promise<TableRows[Name]> {
  return poll(`a row of ${table}`, () =>
    Promise.resolve(service.rows(table).findLast((row) => fits(row))),
  );
}

/** Turns to a screen by its name in the sidebar. */
export async function turnTo({ options }: Stage, screen: string): Promise<void> {
  await options.press(screen, 'link');
  await options.waitUntil((title) => document.querySelector('h1')?.textContent === title, screen);
}

/** What the dialog's button that deletes something is called, and what is said when it is gone. */
interface DeleteWords {
  button: string;
  said: string;
}

/** Deletes what has this name, by its row's button, and reads what the dialog asks first. */
export async function deleteRow(
  { options }: Stage,
  name: string,
  { button, said }: DeleteWords,
): Promise<void> {
  await options.press(`Delete ${name}`);
  await options.waitForText(`Delete “${name}”?`);
  await options.press(button);
  await options.waitForText(said);
}

/** Does a part of the work on a page of its own, and sees to it that the account API refused nothing in it. */
export async function onStage(
  user: User,
  name: string,
  works: readonly ((stage: Stage) => Promise<void>)[],
): Promise<void> {
  const { service } = user;
  await test.step(name, async () => {
    service.clearRequests();
    const options = await user.openOptions();
    const stage = { user, service, options, userId: userIdOf(user), done: noterFor(service) };
    for (const work of works) await work(stage);
    await options.close();
    const refused = accountRequests(service).filter(({ status }) => (status ?? 0) >= 400);
    expect(refused).toEqual([]);
  });
}

const noterFor =
  ({ profile }: RunningService): Stage['done'] =>
  (operation) =>
    exercised(profile.name, operation);
