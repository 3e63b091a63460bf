import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { Features } from '@/components/options/connect/features';
import type { ConnectionView } from '@/lib/model/connection';
import { AppError } from '@/lib/model/errors';

import { findViolations } from '../../../fixtures/find-violations';
import { draw } from '../draw';
import { connected } from '../fake-services';
import { choose, openConnected, serviceRow } from './open-connected';

/** Nobody presses anything. */
const idle = { onCheck: () => undefined, busy: false };

const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('what the service offers', () => {
  const rows: { apis: ConnectionView['apis']; says: RegExp[] }[] = [
    {
      apis: { shortUrl: 'available', account: 'available' },
      says: [/Create links\s*Available.*Disable and enable links\s*Available.*channels.*Available/],
    },
    {
      apis: { shortUrl: 'available', account: 'refused' },
      says: [/Campaigns.*Not included.*Short links still work.*says: “No API for you\.”/],
    },
    {
      apis: { shortUrl: 'available', account: 'absent' },
      says: [/Campaigns.*Not available.*Short links still work/],
    },
    {
      apis: { shortUrl: 'refused', account: 'available' },
      says: [
        /Create links.*Not included.*doesn’t include creating links.*says: “No API for you\.”/,
      ],
    },
    {
      apis: { shortUrl: 'absent', account: 'available' },
      says: [/Create links.*Not available.*on your service’s website/],
    },
    {
      apis: { shortUrl: 'absent', account: 'available', accountLinks: 'absent' },
      says: [/Create links.*Not available.*on your service’s website/],
    },
    {
      apis: { shortUrl: 'absent', account: 'available', accountLinks: 'available' },
      says: [/Create links.*Available.*Edit and delete links.*Available/],
    },
    {
      apis: { shortUrl: 'refused', account: 'available', accountLinks: 'refused' },
      says: [/Create links.*Not included.*doesn’t include creating links/],
    },
    {
      apis: { shortUrl: 'unknown', account: 'available' },
      says: [/Create links.*Not known yet.*in maintenance.*Check again/],
    },
    {
      apis: { shortUrl: 'available', account: 'unknown' },
      says: [/Campaigns.*Not known yet.*in maintenance.*Check again/],
    },
  ];

  test.each(rows)(
    'short links $apis.shortUrl, account $apis.account, its links $apis.accountLinks',
    ({ apis, says }) => {
      const refusal = 'No API for you.';
      const home = draw(
        <Features
          {...idle}
          connection={{ ...connected, apis, refusal, trouble: { code: 'maintenance' } }}
        />,
      );
      for (const sentence of says) expect(home.textContent).toMatch(sentence);
    },
  );

  test('what is not known yet is checked again at a press', async () => {
    const apis = { ...connected.apis, account: 'unknown' } as const;
    const unknown = { ...connected, accountName: null, apis };
    const { inputsOf } = openConnected(unknown, { 'connection.check': () => connected });
    await button('Check again').click();
    await expect.element(serviceRow('newcomer')).toBeVisible();
    await expect.element(button('Check again')).not.toBeInTheDocument();
    expect(inputsOf('connection.check')).toHaveLength(1);
  });

  test('a service without names is greeted without one', async () => {
    const nameless = { ...connected, accountName: null };
    openConnected(nameless, { 'connection.connect': () => nameless });
    await choose('short.example', 'Update API key');
    await page.getByLabelText('API key').fill('k3y');
    await button('Connect').click();
    await expect
      .element(page.getByRole('heading', { name: 'Connected to https://short.example' }))
      .toHaveFocus();
  });

  test('the first-run question is not asked again', async () => {
    const { inputsOf } = openConnected();
    await choose('short.example', 'Update API key');
    await button('Cancel').click();
    await expect.element(serviceRow('newcomer')).toBeVisible();
    await expect.element(page.getByRole('radio')).not.toBeInTheDocument();
    // The page asks for its keys, and the setup text for its tags, each time that it is there.
    expect(inputsOf('preferences.get')).toHaveLength(3);
  });
});

describe('where both ways to make links are there', () => {
  const both = {
    ...connected,
    apis: { shortUrl: 'available', account: 'available', accountLinks: 'available' },
  } as const;
  const way = (name: string) => page.getByRole('radio', { name, exact: true });

  test('the short-URL API is the first, and the other one can be chosen', async () => {
    const chosen = { ...both, linksBy: 'accountLinks' as const };
    const { inputsOf } = openConnected(both, { 'connection.chooseLinkWay': () => chosen });
    await expect.element(way('Can be disabled and enabled')).toBeChecked();
    await way('Can be edited and deleted').click();
    await expect.element(way('Can be edited and deleted')).toBeChecked();
    expect(inputsOf('connection.chooseLinkWay')).toEqual([{ linksBy: 'accountLinks' }]);
    expect(await findViolations(document.body)).toEqual([]);
  });

  test('a choice that is not kept is said', async () => {
    openConnected(both, {
      'connection.chooseLinkWay': () => {
        throw new AppError({ code: 'storage_failed' });
      },
    });
    await way('Can be edited and deleted').click();
    await expect.element(page.getByRole('alert')).toBeVisible();
  });

  test('nobody is asked where there is one', async () => {
    openConnected({ ...both, apis: { ...both.apis, shortUrl: 'absent' } });
    const offers = page.getByRole('list', { name: 'Available features' });
    await expect.element(offers).toMatchTextContent(/Edit and delete links/);
    await expect.element(page.getByRole('radio')).not.toBeInTheDocument();
  });
});
