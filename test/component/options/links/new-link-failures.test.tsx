import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { sampleConnection } from '../../../fixtures/connection';
import { findViolations } from '../../../fixtures/find-violations';
import { stopClock } from '../../../fixtures/stop-clock';
import { connected } from '../fake-services';
import { linkTo } from './link-background';
import { button, inWideWindow } from './open-links';
import {
  destination,
  fail,
  field,
  heading,
  lookAway,
  making,
  openNewLink,
  submit,
} from './open-new-link';

inWideWindow();

/** What a page makes of a worker that ended before it answered. */
const cutOff = { code: 'outcome_unknown', operation: 'link.shorten', outcome: 'unknown' } as const;

describe('a failure', () => {
  test('of the connection leads to where it is set up, and the draft is there afterwards', async () => {
    let connection = connected;
    let isRefused = true;
    const { make } = making();
    openNewLink({
      'connection.get': () => connection,
      'link.shorten': (request) =>
        isRefused ? fail({ code: 'unauthorized', outcome: 'none' })() : make(request),
    });
    await submit();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/^The link wasn’t created\. /);
    await expect.element(button('Try again')).toBeVisible();
    expect(await findViolations(document.body)).toEqual([]);
    await page.getByRole('main').getByRole('link', { name: 'Update API key' }).click();
    await expect.element(heading('Connection')).toBeVisible();
    connection = { ...connected, connectedAt: connected.connectedAt + 1 };
    isRefused = false;
    history.back();
    await expect.element(field('Destination URL')).toHaveValue(destination);
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await button('Shorten').click();
    await expect.element(heading('Copied to clipboard')).toBeVisible();
  });

  test('of an alias leads to its field, for lack of permission asks for it, and goes on', async () => {
    const { make } = making();
    const failures = [
      fail({ code: 'conflict', field: 'alias' }),
      fail({ code: 'permission_missing' }),
    ];
    const { calls } = openNewLink({
      'link.shorten': (request) => (failures.shift() ?? (() => make(request)))(),
    });
    await userEvent.fill(field('Alias'), 'spring');
    await submit();
    await expect
      .element(page.getByText(/This alias is taken\. Try another one, or leave it blank\.$/))
      .toBeVisible();
    await button('Edit').click();
    await expect.element(field('Alias')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await button('Allow access').click();
    await expect.element(heading('Copied to clipboard')).toBeVisible();
    expect(calls.origins).toEqual(['https://short.example/*']);
  });

  test('that leaves open whether the link exists is looked into, and said', async () => {
    let isKnown = false;
    const { shortened, inputsOf } = openNewLink({
      'link.shorten': fail(cutOff),
      'link.recheck': () =>
        isKnown
          ? { how: 'found', link: linkTo('spring') }
          : fail({ code: 'outcome_unknown', outcome: 'unknown' })(),
    });
    await submit();
    await expect.element(heading('The link may already exist')).toBeVisible();
    await expect.element(button('Create another anyway')).toBeVisible();
    expect(await findViolations(document.body)).toEqual([]);
    // It is still so after a look at another screen.
    await lookAway();
    isKnown = true;
    await button('Check again').click();
    await expect
      .element(page.getByText('Created just before the connection dropped'))
      .toBeVisible();
    expect(shortened()).toHaveLength(1);
    expect(inputsOf('link.recheck')).toHaveLength(2);
  });

  test('after which the service certainly has no link leaves the form as it was', async () => {
    openNewLink({
      'link.shorten': fail(cutOff),
      'link.recheck': () => null,
    });
    await submit();
    await expect
      .element(page.getByText('The link wasn’t created. Select Shorten to create it.'))
      .toBeVisible();
    await expect.element(field('Destination URL')).toHaveValue(destination);
  });
});

describe('a rate limit', () => {
  const limited = () => fail({ code: 'rate_limited', until: Date.now() + 72_000, outcome: 'none' });
  const count = page.getByText('Your service allows the next link in 1:12.', { exact: true });

  test('is counted down beside the button, and given up by Cancel', async () => {
    stopClock();
    const { shortened } = openNewLink({ 'link.shorten': limited() });
    await submit();
    await expect.element(count).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    expect(await findViolations(document.body)).toEqual([]);
    await button('Cancel').click();
    await expect.element(count).not.toBeInTheDocument();
    await expect.element(field('Destination URL')).toHaveValue(destination);
    expect(shortened()).toHaveLength(1);
  });

  test('is counted down where there is no form, too', async () => {
    stopClock();
    const answers = [() => ({ how: 'existing' as const, link: linkTo('spring') }), limited()];
    openNewLink({ 'link.shorten': () => (answers.shift() ?? limited())() });
    await submit();
    await button('Create another').click();
    await expect.element(count).toBeVisible();
    await button('Cancel').click();
    await expect.element(field('Destination URL')).toHaveValue(destination);
  });
});

describe('where no link can be made', () => {
  test.each([
    ['nothing is connected', null, 'Connect your link service'],
    [
      'the service has no API for it',
      sampleConnection({ apis: { account: 'available', shortUrl: 'absent' } }),
      'This service can’t create links',
    ],
  ])('because %s, the way to Connection is there', async (_why, connection, title) => {
    openNewLink({ 'connection.get': () => connection });
    await expect.element(page.getByText(title)).toBeVisible();
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'Connect' }))
      .toHaveAttribute('href', '#connect');
    await expect.element(field('Destination URL')).not.toBeInTheDocument();
    expect(await findViolations(document.body)).toEqual([]);
  });

  test('because the browser does not let Curtail, access can be allowed', async () => {
    let isAllowed = false;
    openNewLink(
      {},
      {
        hasOrigin: async () => isAllowed,
        requestOrigin: async () => {
          isAllowed = true;
          return true;
        },
      },
    );
    await button('Allow access').click();
    await expect.element(field('Destination URL')).toHaveFocus();
  });
});
