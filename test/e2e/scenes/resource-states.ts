import type { ResourceTable } from '../../service/specimens.ts';
import { goTo, openAfresh, type AccountScreens } from './account-screens.ts';

/** A screen of the account that lists something. */
export interface ListScreen {
  /** The part of the address after `#`. */
  id: string;
  /** As sentences name several. */
  many: string;
  /** The list's name in the service, and its table there. */
  operation: string;
  table: ResourceTable;
}

/** A screen of the account on which something can be created. */
export interface FormScreen extends ListScreen {
  /** The form's heading, and the button that sends it. */
  form: { title: string; send: string };
}

/** Looks at every state of a list. At its end, the account has a few of everything, and all is known. */
export async function lookAtList(screens: AccountScreens, list: ListScreen): Promise<void> {
  const { service, view, see, key, userId } = screens;
  const { id, many, operation, table } = list;
  const fresh = async (): Promise<void> => openAfresh(screens, `#${id}`);

  service.reset();
  service.faults.set({ kind: 'server_error', operation });
  await goTo(screens, `#${id}`);
  await see(`Couldn’t load your ${many}.`, `${id}-error`);

  service.faults.clear();
  service.faults.set({ kind: 'rate_limited', headers: true, operation });
  await view.press('Try again');
  await see('Rate limit reached.', `${id}-waiting`);

  // Domains that the service shares stand in every account's list.
  service.database.exec(`DELETE FROM ${table}`);
  await fresh();
  await see(`No ${many} yet`, `${id}-empty`);

  service.reset();
  service.fill(userId, { [table]: 250 });
  await fresh();
  await view.waitForText('Load all');
  // A few rows will do for a look.
  await view.fill(`Search ${many}`, '99');
  await see('Load all', `${id}-load-all`);

  service.reset();
  service.seed(key);
  await fresh();
  await view.waitUntil(() => document.querySelector('.rows') !== null);
  await see(' of ', `${id}-list`);
  await view.fill(`Search ${many}`, 'nothing like it');
  await see('No results for', `${id}-no-hit`);
  await view.press('Clear search');
}

/** Looks at the forms and at the question before something is deleted. */
export async function lookAtForms(screens: AccountScreens, list: FormScreen): Promise<void> {
  const { view, see } = screens;
  const { id, form } = list;
  await goTo(screens, `#${id}/new`);
  await see(form.title, `${id}-create`);
  await view.press(form.send);
  await view.waitUntil(() => document.querySelector('[aria-invalid="true"]') !== null);
  await see(form.title, `${id}-problems`);

  await goTo(screens, `#${id}/${newestId(screens, list)}/edit`);
  await see('Save changes', `${id}-edit`);
  await lookAtDeleting(screens, list);
}

async function lookAtDeleting(screens: AccountScreens, { id }: ListScreen): Promise<void> {
  const { view, see } = screens;
  await goTo(screens, `#${id}`);
  await view.waitUntil(() => document.querySelector('.row-delete') !== null);
  await view.evaluate(() => document.querySelector<HTMLElement>('.row-delete')?.click());
  await see('This cannot be undone.', `${id}-delete`);
  await view.press('Cancel');
  await view.waitUntil(() => document.querySelector('dialog') === null);
}

/** The number of what the account was given last. */
export function newestId({ service, userId }: AccountScreens, { table }: ListScreen): number {
  return service.rows(table).findLast((row) => row.userId === userId)?.id ?? 0;
}
