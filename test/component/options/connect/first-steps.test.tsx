import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { sampleConnection } from '../../../fixtures/connection';
import { findViolations } from '../../../fixtures/find-violations';
import { connected, fakeServices } from '../fake-services';
import { openOptions } from '../open-options';

const card = page.getByRole('region', { name: 'First steps' });
const step = (name: string) => card.getByRole('listitem').filter({ hasText: name });

/** Opens a screen of a service with so many links that were made here, with a button that may be pinned. */
function openWith(
  given: { made: number; isPinned?: boolean | undefined },
  hash = '#connect',
  id = connected.id,
) {
  const connection = sampleConnection({ id });
  openOptions(
    fakeServices(
      {
        'connection.get': () => connection,
        'links.stored': () => ({ count: given.made + 3, elsewhere: 3 }),
      },
      { isOnToolbar: async () => given.isPinned },
    ).services,
    hash,
  );
  return given;
}

beforeEach(async () => page.viewport(1280, 800));

describe('the first steps', () => {
  test('are ticked off as the person comes back from doing them, and go when all are done', async () => {
    const given = openWith({ made: 0, isPinned: false });
    await expect.element(step('Pin Curtail')).toMatchTextContent(/select the pin beside Curtail/);
    await expect.element(step('Shorten a page')).not.toMatchTextContent(/Done/);
    await expect
      .element(card.getByRole('link', { name: 'See your links' }))
      .toHaveAttribute('href', '#links');
    expect(await findViolations(document.body)).toEqual([]);
    given.isPinned = true;
    dispatchEvent(new Event('focus'));
    await expect.element(step('Pin Curtail')).toMatchTextContent(/Done/);
    given.made = 1;
    dispatchEvent(new Event('focus'));
    await expect.element(card).not.toBeInTheDocument();
  });

  test('name no toolbar where the browser tells of none', async () => {
    openWith({ made: 0 });
    await expect.element(step('Shorten a page')).toBeVisible();
    await expect.element(step('Pin Curtail')).not.toBeInTheDocument();
  });

  test('are not shown to who has links', async () => {
    openWith({ made: 1, isPinned: false });
    await expect.element(page.getByRole('button', { name: 'Invite a colleague' })).toBeVisible();
    await expect.element(card).not.toBeInTheDocument();
  });

  test('stand above the links while there are none, until they are put away', async () => {
    openWith({ made: 0 }, '#links', 'https://short.example#put-away');
    await expect.element(step('See your links')).toMatchTextContent(/Done/);
    await card.getByRole('button', { name: 'Hide first steps' }).click();
    await expect.element(card).not.toBeInTheDocument();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
    location.assign('#connect');
    await expect.element(page.getByRole('button', { name: 'Invite a colleague' })).toBeVisible();
    await expect.element(card).not.toBeInTheDocument();
  });
});
