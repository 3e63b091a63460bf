import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { LinkInfo, LinkRecord } from '@/lib/model/link';

import { link, popupState } from '../../../fixtures/popup-state';
import { fails, failsOnce, never } from '../fake-services';
import { button, heading } from '../locators';
import { openPopup } from '../open-popup';

const { shortUrl } = link;
const look = popupState({ asked: { kind: 'show_info', shortUrl } });
const disable = popupState({ asked: { kind: 'switch_off', shortUrl } });

const linkInfo = (differences: Partial<LinkInfo> = {}): LinkInfo => ({
  link,
  visits: 1234,
  lastAccessed: '2026-11-19 22:14:05',
  createdAt: '2026-03-02 08:00:00',
  statusKnown: true,
  ...differences,
});

/** What stands beside the name of a fact; null where it is not there. */
const fact = (name: string): string | null =>
  [...document.querySelectorAll('.fact')].find(
    (row) => row.querySelector('dt')?.textContent === name,
  )?.lastElementChild?.textContent ?? null;

describe('the link info screen', () => {
  test('shows how the visits came, as far as they were seen', async () => {
    const looks = { 20_700: 12, 20_760: 900, 20_779: 1234 };
    const told = { at: 1, visits: 1234, lastAccessed: null, before: null, looks, gone: false };
    await openPopup(look, { 'link.getInfo': () => linkInfo({ link: { ...link, told } }) });
    await expect.poll(() => fact('Visits')).toBe((1234).toLocaleString());
    expect(document.querySelectorAll('.fact .sparkline')).toHaveLength(1);
  });

  test('asks for the link once, creates none, and leads to its address itself, so that nothing is counted', async () => {
    const copied: string[] = [];
    const { messages } = await openPopup(
      look,
      { 'link.getInfo': () => linkInfo() },
      // It works the second time.
      { copyText: async ({ text }) => copied.push(text) > 1 },
    );
    await expect.element(heading('Link details')).toBeVisible();
    expect(messages).toEqual([{ name: 'link.getInfo', input: { shortUrl } }]);
    expect(fact('Destination')).toBe(link.longUrl);
    expect(fact('Status')).toBe('Active');
    expect(fact('Visits')).toBe((1234).toLocaleString());
    expect(fact('Last visit')).toMatch(/2026/);
    expect(fact('Created')).toMatch(/2026/);
    expect([fact('Expiration'), fact('Password')]).toEqual([null, null]);
    await expect
      .element(page.getByRole('link', { name: 'Open destination' }))
      .toHaveAttribute('href', link.longUrl);
    await expect.element(button('Copy')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(heading('Couldn’t copy. Select Copy.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(heading('Copied to clipboard')).toBeVisible();
    expect(copied).toEqual([shortUrl, shortUrl]);
  });

  test.for<[string, Partial<LinkRecord>, boolean, (string | null)[]]>([
    ['switched off', { status: 'disabled' }, true, ['Disabled', null]],
    ['expired', { expiry: '2020-01-01', hasPassword: true }, true, ['Expired', 'Required']],
    [
      'expired, as far as is told',
      { expiry: '2020-01-01', hasPassword: true, unconfirmed: ['password'] },
      false,
      ['Expired', 'Not confirmed by your service'],
    ],
    [
      'not expired, as far as is confirmed',
      { expiry: '2999-01-31', hasPassword: true, unconfirmed: ['expiry'] },
      true,
      ['Active', 'Required'],
    ],
  ])('shows status, last day and password of one %s', async ([, of, statusKnown, facts]) => {
    const special = linkInfo({ link: { ...link, ...of }, statusKnown });
    await openPopup(look, { 'link.getInfo': () => special });
    await expect.element(heading('Link details')).toBeVisible();
    expect([fact('Status'), fact('Password')]).toEqual(facts);
    expect(fact('Expiration')?.match(/\d{4}|, not confirmed$/g) ?? []).toEqual(
      [of.expiry?.slice(0, 4), of.unconfirmed?.includes('expiry') && ', not confirmed'].filter(
        Boolean,
      ),
    );
  });

  test('what the service does not tell is left out', async () => {
    const nothing = linkInfo({
      visits: null,
      lastAccessed: null,
      createdAt: null,
      statusKnown: false,
    });
    await openPopup(look, {
      'link.getInfo': () => ({ ...nothing, link: { ...link, longUrl: '' } }),
    });
    await expect.element(heading('Link details')).toBeVisible();
    expect(document.querySelectorAll('.fact')).toHaveLength(0);
    await expect
      .element(page.getByRole('link', { name: 'Open destination' }))
      .not.toBeInTheDocument();
  });

  test('meanwhile it is being looked up, as of a private window where it is one, and nothing can be done', async () => {
    const inPrivate = { ...look, page: { ...look.page, private: true } };
    const { copied, messages } = await openPopup(inPrivate, { 'link.getInfo': never });
    await expect.element(heading('Loading link details…')).toBeVisible();
    await expect.element(button('Disable')).toHaveAttribute('aria-disabled', 'true');
    (button('Copy').element() as HTMLButtonElement).click();
    expect(copied).toEqual([]);
    expect(messages).toEqual([{ name: 'link.getInfo', input: { shortUrl }, private: true }]);
  });

  test('a link that the service does not know', async () => {
    await openPopup(look, { 'link.getInfo': fails({ code: 'not_found' }) });
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('This short link doesn’t exist on your service.');
    expect(document.querySelectorAll('#popup button, .screen-root button')).toHaveLength(0);
  });

  test('a failure can be tried again', async () => {
    await openPopup(look, { 'link.getInfo': failsOnce({ code: 'unreachable' }, linkInfo()) });
    await button('Try again').click();
    await expect.element(page.getByText(link.longUrl)).toBeVisible();
  });
});

describe('switching it off', () => {
  test('is done by itself, once, and can be taken back', async () => {
    const { inputsOf } = await openPopup(disable, { 'link.getInfo': () => linkInfo() });
    await expect.element(heading('Link disabled')).toBeVisible();
    expect(inputsOf('link.disable')).toEqual([{ shortUrl }]);
    await expect.poll(() => fact('Status')).toBe('Disabled');
    await button('Enable').click();
    await expect.element(heading('Link enabled')).toBeVisible();
    expect(fact('Status')).toBe('Active');
    expect(inputsOf('link.enable')).toEqual([{ shortUrl }]);
    expect(inputsOf('link.disable')).toHaveLength(1);
  });

  test('works although the service tells nothing about the link', async () => {
    await openPopup(disable, { 'link.getInfo': fails({ code: 'offline' }) });
    await expect.element(heading('Link disabled')).toBeVisible();
    await expect.element(button('Enable')).not.toHaveAttribute('aria-disabled');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  test('that failed says why and can be tried again', async () => {
    const { inputsOf } = await openPopup(disable, {
      'link.disable': failsOnce({ code: 'unreachable' }, link),
      'link.getInfo': () => linkInfo(),
    });
    await expect.element(heading('Link not disabled')).toBeVisible();
    await button('Try again').click();
    await expect.element(heading('Link disabled')).toBeVisible();
    expect(inputsOf('link.disable')).toHaveLength(2);
  });

  test('that may have worked is not said to have failed', async () => {
    await openPopup(disable, {
      'link.disable': fails({
        code: 'outcome_unknown',
        operation: 'link.disable',
        outcome: 'unknown',
      }),
    });
    await expect.element(button('Check again')).toBeVisible();
    await expect.element(heading('Link not disabled')).not.toBeInTheDocument();
  });

  test('a double click on Switch off does not switch it on again', async () => {
    const { messages } = await openPopup(look, { 'link.getInfo': () => linkInfo() });
    await button('Disable').dblClick();
    await expect.element(heading('Link disabled')).toBeVisible();
    expect(messages.map(({ name }) => name)).toEqual(['link.getInfo', 'link.disable']);
  });
});
