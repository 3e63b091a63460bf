import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';

import type { ConnectionStatus } from '@/lib/model/connection';
import { AppError, type ErrorReport } from '@/lib/model/errors';
import type { LinkInfo, VisitStatistics } from '@/lib/model/link';

import { findViolations } from '../../../fixtures/find-violations';
import { connected } from '../fake-services';
import { percent, rowsOf } from '../statistics-rows';
import { linkTo } from './link-background';
import { linkInfo, openLink } from './open-link';
import { button, drawn, inWideWindow } from './open-links';

inWideWindow();

const overAccount: ConnectionStatus = {
  ...connected,
  apis: { ...connected.apis, shortUrl: 'absent', accountLinks: 'available' },
};

const visited: VisitStatistics = {
  clicks: 1284,
  uniqueClicks: 961,
  topCountries: { DE: 20, Austria: 50, fr: 30 },
  topReferrers: { a: 7, b: 6, c: 5, d: 4, e: 3, f: 2, g: 1 },
  topBrowsers: { Firefox: 3, Edge: 1 },
  topOs: {},
  socialCount: { facebook: 0, twitter: 2 },
};

const link = linkTo('spring');

/** Opens the page of a link of which the service tells this. */
function open(told: Partial<LinkInfo>, connection = overAccount) {
  return openLink(link, {
    'connection.get': () => connection,
    'link.getInfo': () => linkInfo(link, told),
  });
}

const card = () => page.getByRole('region', { name: 'Statistics' });

/** What the card says besides figures. */
const words = () => card().getByRole('status');

describe('the statistics of a link', () => {
  test('are two figures, and charts with the most first, in the answer about the link, that fold what is beyond', async () => {
    const { inputsOf } = open({ statistics: { counts: visited } });
    await expect
      .poll(() => rowsOf('Countries'))
      .toEqual([
        `Austria 50 ${percent(0.5)}`,
        `France 30 ${percent(0.3)}`,
        `Germany 20 ${percent(0.2)}`,
      ]);
    await expect.element(card().getByText('Total clicks')).toBeVisible();
    await expect.element(card().getByText('Unique clicks')).toBeVisible();
    expect(rowsOf('Browsers')).toEqual([`Firefox 3 ${percent(0.75)}`, `Edge 1 ${percent(0.25)}`]);
    expect(rowsOf('Social networks')).toEqual([`X (Twitter) 2 ${percent(1)}`]);
    await expect
      .element(page.getByRole('region', { name: 'Operating systems' }))
      .toMatchTextContent(/No data yet/);
    const heads = page.getByRole('table', { name: 'Countries' }).getByRole('columnheader');
    expect(heads.elements().map((head) => head.textContent)).toEqual([
      'Countries',
      'Clicks',
      'Share',
    ]);
    expect(inputsOf('link.getInfo')).toHaveLength(1);
    expect(await findViolations(document.body)).toEqual([]);

    expect(rowsOf('Referrers')).toHaveLength(6);
    expect(rowsOf('Referrers').at(-1)).toBe(`Other 3 ${percent(3 / 28)}`);
    const more = button('Show all');
    await more.click();
    await expect.poll(() => rowsOf('Referrers')).toHaveLength(7);
    expect(rowsOf('Referrers').at(-1)).toBe(`g 1 ${percent(1 / 28)}`);
    await expect.element(button('Show fewer')).toHaveFocus();
    await button('Show fewer').click();
    await expect.poll(() => rowsOf('Referrers')).toHaveLength(6);
    await expect.element(more).toHaveFocus();
  });

  const none: VisitStatistics = {
    clicks: 0,
    uniqueClicks: 0,
    topCountries: {},
    topReferrers: {},
    topBrowsers: {},
    topOs: {},
    socialCount: { facebook: 0 },
  };

  test.each<[Partial<LinkInfo>, string]>([
    [{ visits: 0, statistics: { counts: none } }, 'No clicks yet.'],
    [{ visits: 0, statistics: { counts: null } }, 'No clicks yet.'],
    [{ visits: 5, statistics: { counts: null } }, 'Your service has no statistics for this link.'],
    [
      { statistics: { missing: 'refused' } },
      'Your API key or plan doesn’t include link statistics.',
    ],
  ])('of which the service tells %o', async (told, sentence) => {
    open(told);
    await expect.element(card().getByText(sentence)).toBeVisible();
    await expect.element(card().getByRole('button')).not.toBeInTheDocument();
  });

  test('are on their way as long as the service is asked', async () => {
    openLink(link, {
      'connection.get': () => overAccount,
      'link.getInfo': async () => new Promise<never>(() => undefined),
    });
    await expect.element(words()).toHaveTextContent('Loading…');
  });

  test('that did not come along are asked for again on request', async () => {
    const answers: LinkInfo['statistics'][] = [{ missing: 'failed' }, { counts: visited }];
    const { inputsOf } = openLink(link, {
      'connection.get': () => overAccount,
      'link.getInfo': () => linkInfo(link, { statistics: answers.shift() ?? { counts: null } }),
    });
    await expect.element(words()).toHaveTextContent('Couldn’t load the statistics.');
    await card().getByRole('button', { name: 'Try again' }).click();
    await expect.poll(() => rowsOf('Countries')).toHaveLength(3);
    await expect.element(words()).toHaveTextContent('');
    expect(inputsOf('link.getInfo')).toHaveLength(2);
  });

  test.each<[ErrorReport, string, boolean]>([
    [{ code: 'unreachable' }, 'Couldn’t load the statistics.', true],
    [{ code: 'forbidden' }, 'Your API key or plan doesn’t include link statistics.', false],
    [{ code: 'not_found' }, 'Your service has no statistics for this link.', false],
  ])('where the service answers nothing of the link: %o', async (report, sentence, mayRetry) => {
    openLink(link, {
      'connection.get': () => overAccount,
      'link.getInfo': () => {
        throw new AppError(report);
      },
    });
    await expect.element(words()).toHaveTextContent(sentence);
    expect(card().getByRole('button').elements()).toHaveLength(mayRetry ? 1 : 0);
  });

  test('stay in sight where the service does not answer when it is asked anew', async () => {
    let isDown = false;
    openLink(link, {
      'connection.get': () => overAccount,
      'link.getInfo': () => {
        if (isDown) throw new AppError({ code: 'unreachable' });
        return linkInfo(link, { statistics: { counts: visited } });
      },
    });
    await expect.poll(() => rowsOf('Countries')).toHaveLength(3);
    isDown = true;
    await button('Refresh').click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    expect(rowsOf('Countries')).toHaveLength(3);
  });

  test('are not spoken of where links are made over the short-URL API', async () => {
    open({}, connected);
    await expect.element(page.getByText('Updated just now')).toBeVisible();
    await expect.element(card()).not.toBeInTheDocument();
  });

  test('begin where the page does, whichever way it is read', async () => {
    onTestFinished(() => document.documentElement.removeAttribute('dir'));
    open({ statistics: { counts: visited } });
    await expect.poll(() => rowsOf('Countries')).toHaveLength(3);
    for (const dir of ['ltr', 'rtl']) {
      document.documentElement.dir = dir;
      const start = (selector: string) => {
        const range = document.createRange();
        range.selectNodeContents(document.querySelector(selector) ?? document);
        const { left, right } = range.getBoundingClientRect();
        return dir === 'ltr' ? left : right;
      };
      const edge = start('.chart');
      expect(start('.bar-label')).toBeCloseTo(edge, 0);
      expect(start('.bar')).toBeCloseTo(edge, 0);
    }
  });

  test('fit into the window', async () => {
    const topReferrers = { [`www.${'long'.repeat(400)}.example`]: 1e15, '\u202Eevil': 1 };
    open({ statistics: { counts: { ...visited, topReferrers } } });
    await expect.poll(() => rowsOf('Referrers')).toHaveLength(2);
    for (const width of [1280, 320]) {
      await page.viewport(width, 800);
      await drawn();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      for (const label of document.querySelectorAll('.bar-label'))
        expect(label.getBoundingClientRect().height).toBeLessThan(50);
    }
  });
});
