import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { ConnectFailureNotice } from '@/components/options/connect/connect-failure';
import { AppError, type ErrorReport } from '@/lib/model/errors';

import { draw } from '../draw';
import { connected, fakeServices } from '../fake-services';
import { openOptions } from '../open-options';

const address = page.getByLabelText('Service URL');
const key = page.getByLabelText('API key');
const connect = page.getByRole('button', { name: 'Connect', exact: true });
const alert = page.getByRole('alert');

async function type(typedAddress: string, typedKey: string) {
  await userEvent.fill(address, typedAddress);
  await userEvent.fill(key, typedKey);
}

describe('every failure has its own sentence, and hints at extra headers where a proxy may have spoken', () => {
  /** What may be a word of a proxy, where it gives no reason as the API does. */
  const mayBeInBetween = new Set([
    'unauthorized',
    'forbidden',
    'wrong_host',
    'unexpected_response',
  ]);
  const rows: { report: ErrorReport; happened: RegExp; remedy: RegExp }[] = [
    {
      report: { code: 'unauthorized' },
      happened: /short\.example didn’t accept this API key/,
      remedy: /Copy the whole key from your account again/,
    },
    {
      report: { code: 'forbidden', said: 'Your plan has no API.' },
      happened: /short\.example rejected this API key/,
      remedy: /Your service says: “Your plan has no API\.”/,
    },
    {
      report: { code: 'unauthorized', said: 'Invalid key' },
      happened: /didn’t accept/,
      remedy: /“Invalid key”/,
    },
    { report: { code: 'forbidden' }, happened: /rejected/, remedy: /key/ },
    { report: { code: 'plan_limit' }, happened: /Your plan on/, remedy: /API key/ },
    { report: { code: 'not_found' }, happened: /No link service found at/, remedy: /subfolder/ },
    {
      report: { code: 'wrong_host' },
      happened: /redirected the request/,
      remedy: /in a tab and copy the URL/,
    },
    {
      report: { code: 'unexpected_response' },
      happened: /isn’t a link service/,
      remedy: /response was a web page/,
    },
    { report: { code: 'unreachable' }, happened: /Can’t reach/, remedy: /spelling/ },
    {
      report: { code: 'maintenance', until: Date.now() + 3_000_000 },
      happened: /Your service is in maintenance\. Try again in 50 minutes\./,
      remedy: /when the maintenance is over/,
    },
    { report: { code: 'server_error' }, happened: /Something went wrong on/, remedy: /try again/ },
    { report: { code: 'timeout' }, happened: /took too long to respond/, remedy: /try again/ },
    { report: { code: 'offline' }, happened: /You’re offline/, remedy: /back online/ },
    {
      report: { code: 'rate_limited' },
      happened: /reached its rate limit/,
      remedy: /Wait a minute/,
    },
    { report: { code: 'permission_missing' }, happened: /wasn’t allowed/, remedy: /then Allow/ },
    {
      report: { code: 'internal' },
      happened: /Something went wrong in Curtail/,
      remedy: /try again/,
    },
  ];

  test.each(rows)('$report.code', ({ report, happened, remedy }) => {
    const home = draw(
      <ConnectFailureNotice
        failure={{ address: 'https://short.example', report }}
        onUseAddress={() => undefined}
      />,
    );
    const notice = home.querySelector('[role="alert"]');
    expect(notice?.textContent).toMatch(happened);
    expect(notice?.textContent).toMatch(remedy);
    expect(notice?.querySelector('button')).toBeNull();
    const hints = mayBeInBetween.has(report.code) && report.said === undefined;
    expect(home.textContent.includes('check “Extra headers” below')).toBe(hints);
  });

  test('and the form goes on from what was typed', async () => {
    const fail = async () => Promise.reject(new AppError({ code: 'unauthorized' }));
    openOptions(fakeServices({ 'connection.connect': fail }).services);
    await type('short.example', 'k3y');
    await connect.click();
    await expect.element(alert).toMatchTextContent(/short\.example didn’t accept this API key/);
    await expect.element(address).toHaveValue('short.example');
    await expect.element(key).toHaveValue('k3y');
  });

  test('a permission that is declined: nothing is sent', async () => {
    const { services, inputsOf } = fakeServices({}, { requestOrigin: async () => false });
    openOptions(services);
    await type('short.example', 'k3y');
    await connect.click();
    await expect.element(alert).toMatchTextContent(/^Access to .* wasn’t allowed/);
    expect(inputsOf('connection.connect')).toEqual([]);
    await expect.element(key).toHaveValue('k3y');
  });

  test('the true address gets no key before it is said that others can read it there', async () => {
    const { services, calls, inputsOf } = fakeServices({
      'connection.connect': (input) => {
        if (input.address === 'http://nas.local') return connected;
        throw new AppError({ code: 'wrong_host', address: 'http://nas.local' });
      },
    });
    openOptions(services);
    await type('short.example', 'k3y');
    await connect.click();
    await page.getByRole('button', { name: 'Use http://nas.local' }).click();
    await expect.element(address).toHaveFocus();
    await expect.element(address).toHaveValue('http://nas.local');
    await expect.element(page.getByText('This connection isn’t encrypted')).toBeVisible();
    expect(calls.origins).toEqual(['https://short.example/*']);
    await page.getByRole('button', { name: 'Connect without encryption' }).click();
    await expect.element(page.getByText('Hello, newcomer')).toBeVisible();
    expect(inputsOf('connection.connect')).toContainEqual({
      address: 'http://nas.local',
      key: 'k3y',
    });
  });

  test('the true address is one press away, with the permission asked in that press', async () => {
    const { services, calls, inputsOf } = fakeServices({
      'connection.connect': (input) => {
        if (input.address === 'https://www.short.example') return connected;
        throw new AppError({ code: 'wrong_host', address: 'https://www.short.example' });
      },
    });
    openOptions(services);
    await type('short.example', 'k3y');
    await connect.click();
    const use = page.getByRole('button', { name: 'Use https://www.short.example' });
    await expect.element(use).toBeVisible();
    (use.element() as HTMLButtonElement).click();
    expect(calls.origins).toEqual(['https://short.example/*', 'https://www.short.example/*']);
    await expect.element(page.getByText('Hello, newcomer')).toBeVisible();
    expect(inputsOf('connection.connect')).toContainEqual({
      address: 'https://www.short.example',
      key: 'k3y',
    });
  });
});
