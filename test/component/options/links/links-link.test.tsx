import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';

import { AppError } from '@/lib/model/errors';

import { findViolations } from '../../../fixtures/find-violations';
import { samplePreferences } from '../../../fixtures/preferences';
import { asRead, readersDay, readersTime } from '../../../fixtures/reader-words';
import { stopClock } from '../../../fixtures/stop-clock';
import { hostile } from '../bulk/hostile';
import { linkTo } from './link-background';
import { linkInfo, openLink } from './open-link';
import {
  backToLinks,
  button,
  drawn,
  inWideWindow,
  nameOfLink,
  openLinks,
  row,
  status,
} from './open-links';

inWideWindow();

const heading = (name: string) => page.getByRole('heading', { level: 1, name });

/** What a fact says. */
const fact = (name: string) =>
  page
    .getByRole('term')
    .elements()
    .find((term) => term.textContent === name)?.nextElementSibling?.textContent;

describe('a link’s page', () => {
  test('tells what is known, and what the service tells', async () => {
    openLink(linkTo('spring', { alias: 'spring', expiry: '2099-01-31', hasPassword: true }));
    await expect.element(heading('About spring')).toBeVisible();
    await expect.poll(() => fact('Visits')).toBe('128');
    expect(fact('Short link')).toBe('https://short.example/spring');
    expect(fact('Destination')).toBe('https://example.com/a-page-about/spring');
    expect(fact('Status')).toBe(`Active until ${readersDay('2099-01-31')}`);
    expect(fact('Last visit')).toContain(readersTime('2026-11-19 10:03:22'));
    expect(fact('Password')).toBe('Required');
    await expect
      .element(page.getByRole('img', { name: 'QR code of the short link' }))
      .toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Open', exact: true }))
      .toHaveAttribute('href', 'https://short.example/spring');
    expect(await findViolations(document.body)).toEqual([]);
  });

  test('tells what came since somebody looked, and what a link of one’s own does not have', async () => {
    const at = Date.parse('2026-11-18T12:00:00');
    const told = {
      at,
      visits: 1188,
      lastAccessed: null,
      before: { visits: 1188, at },
      gone: false,
    };
    openLink(linkTo('spring', { told }), {
      'link.getInfo': () => linkInfo(linkTo('spring', { told }), { visits: 1284 }),
    });
    await expect.poll(() => fact('Visits')).toBe(asRead('1,284'));
    await expect.element(page.getByText(`+96 since ${readersDay('2026-11-18')}`)).toBeVisible();
    expect(fact('Expiration')).toBe('Never');
    expect(fact('Password')).toBe('None');
  });

  test('leaves out what a service did not tell of a link that was made elsewhere', async () => {
    openLink(linkTo('spring', { elsewhere: true }));
    await expect.poll(() => fact('Created')).toContain('elsewhere');
    expect(fact('Expiration')).toBeUndefined();
    expect(fact('Password')).toBeUndefined();
  });

  test('calls nothing protected, nor one’s own, that the service has not said to be, and opens nothing but the web', async () => {
    const longUrl = 'javascript:alert(1)';
    const unconfirmed = ['password' as const];
    openLink(linkTo('spring', { longUrl, hasPassword: true, unconfirmed, origin: 'uncertain' }));
    await expect.element(heading('About spring')).toBeVisible();
    await expect.poll(() => fact('Password')).toBe('Not confirmed by your service');
    expect(fact('Origin')).toBe('May have been created by someone else');
    expect(fact('Destination')).toBe(longUrl);
    expect(document.querySelector('[href^="javascript"]')).toBeNull();
  });

  test('tells what is remembered while the service is asked', async () => {
    openLink(linkTo('spring'), { 'link.getInfo': async () => new Promise<never>(() => undefined) });
    await expect.element(status('Loading…')).toBeVisible();
    await expect.poll(() => fact('Visits')).toBe('3');
    expect(await findViolations(document.body)).toEqual([]);
  });

  test('says why the service answered nothing, with a way to try again', async () => {
    let isDown = true;
    openLink(linkTo('spring'), {
      'link.getInfo': () => {
        if (isDown) throw new AppError({ code: 'unreachable' });
        return linkInfo(linkTo('spring'));
      },
    });
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(/Couldn’t load the details\. You’re seeing earlier data\./);
    expect(fact('Destination')).toBeDefined();
    isDown = false;
    await button('Try again').click();
    await expect.poll(() => fact('Visits')).toBe('128');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });

  test('stands as the service tells it, also when it does not know it any more', async () => {
    let link = linkTo('spring');
    openLink(link, {
      'link.get': () => link,
      'link.getInfo': () => {
        const told = { at: 1, visits: 3, lastAccessed: null, before: null, gone: true };
        link = { ...link, told };
        throw new AppError({ code: 'not_found' });
      },
    });
    await expect
      .element(page.getByRole('alert'))
      .toMatchTextContent(/This short link doesn’t exist on your service/);
    await expect.poll(() => fact('Status')).toBe('Deleted from your service');
    await expect.element(button('Disable')).not.toBeInTheDocument();
  });

  test('waits for the rate limit by itself', async () => {
    const pass = stopClock();
    let tries = 0;
    openLink(linkTo('spring'), {
      'link.getInfo': () => {
        tries += 1;
        if (tries === 1) throw new AppError({ code: 'rate_limited', until: Date.now() });
        return linkInfo(linkTo('spring'));
      },
    });
    await expect.element(page.getByText(/Continuing in/)).toBeVisible();
    pass(1000);
    await expect.poll(() => fact('Visits')).toBe('128');
  });

  test('the service’s answer shows in the list, too', async () => {
    const link = linkTo('spring', { longUrl: '' });
    openLinks([link], {
      'link.getInfo': () => linkInfo({ ...link, longUrl: 'https://example.com/told' }),
    });
    await nameOfLink('spring').click();
    await expect.poll(() => fact('Destination')).toBe('https://example.com/told');
    await backToLinks().click();
    await expect.element(row('About spring')).toMatchTextContent(/example\.com\/told/);
  });

  test('of a hostile name is text, and stays in the window', async () => {
    const longUrl = `https://example.com/${hostile.long}`;
    openLink(linkTo('spring', { title: `${hostile.markup} ${hostile.long}`, longUrl }));
    await expect.poll(() => fact('Destination')).toBe(longUrl);
    for (const width of [1280, 320]) {
      await page.viewport(width, 800);
      await drawn();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    }
    expect(document.querySelector('main b')).toBeNull();
  });

  test('switches the link off and on, or says why not', async () => {
    let isDown = false;
    openLink(linkTo('spring'), {
      'link.disable': () => linkTo('spring', { status: 'disabled' }),
      'link.enable': () => {
        if (isDown) throw new AppError({ code: 'unreachable' });
        return linkTo('spring');
      },
    });
    await button('Disable').click();
    await expect.poll(() => fact('Status')).toBe('Disabled');
    isDown = true;
    await button('Enable').click();
    await expect
      .element(status('Couldn’t enable the link. Can’t reach your service.'))
      .toBeVisible();
  });

  test('copies in every format, and saves the code', async () => {
    const { calls } = openLink(linkTo('spring'), {
      'preferences.get': () => samplePreferences({ copyTemplate: '{alias}!' }),
    });
    for (const [name, text] of [
      ['Link only', 'https://short.example/spring'],
      ['Markdown', '[About spring](https://short.example/spring)'],
      ['HTML', '<a href="https://short.example/spring">About spring</a>'],
      ['Title and link', 'About spring https://short.example/spring'],
      ['Custom template', 'spring!'],
    ] as const) {
      await button(`Copy as ${name}`).click();
      await expect.element(status(`Copied as ${name}`)).toBeVisible();
      expect(calls.copied.at(-1)?.text).toBe(text);
    }
    await button('Download SVG').click();
    await expect
      .poll(() => calls.files.map(({ name }) => name))
      .toEqual(['qr-short.example-spring.svg']);
  });
});
