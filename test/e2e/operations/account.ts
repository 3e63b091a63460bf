import { expect } from '@playwright/test';

import { turnTo, type Stage } from './stage.ts';

/** Looks at the account and changes its email address and its password. */
export async function exerciseAccount(stage: Stage): Promise<void> {
  const { options, done, service, user } = stage;
  await turnTo(stage, 'Account');
  await options.waitForText('newcomer@mail.example');
  await options.waitForText(user.account.name);
  done('account');

  await options.fill('Email', 'moved@mail.example');
  await options.fill('New password', 'a-long-one');
  await options.press('Save changes');
  await options.waitUntil(() => document.body.innerText.includes('Changes saved'));
  const [row] = service.database
    .prepare('SELECT email, passwordHash IS NOT NULL AS hasPassword FROM users')
    .all();
  expect(row).toMatchObject({ email: 'moved@mail.example', hasPassword: 1 });
  await options.waitForText('moved@mail.example');
  expect(await options.value('New password')).toBe('');
  done('account/update');
}
