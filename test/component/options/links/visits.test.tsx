import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { FolderLinks } from '@/components/options/links/folders/folder-links';
import { dateOf } from '@/components/options/visits/gains';
import { VisitsCard } from '@/components/options/visits/visits-card';
import type { LinkRecord, Looks } from '@/lib/model/link';
import { localDay } from '@/lib/rules/expiry';
import type { Look } from '@/lib/rules/looks';
import { nearDayInWords } from '@/lib/texts/ago';
import { dayInWords } from '@/lib/texts/day';

import { findViolations } from '../../../fixtures/find-violations';
import { asRead } from '../../../fixtures/reader-words';
import { draw } from '../draw';
import { fakeServices } from '../fake-services';
import { linkTo, pageOf } from './link-background';
import { linkInfo, openLink } from './open-link';
import { drawn, inWideWindow } from './open-links';

inWideWindow();

const newest = Math.floor(Date.now() / 86_400_000);

const told = (looks: Looks) => ({
  at: Date.now(),
  visits: Object.values(looks).at(-1) ?? null,
  lastAccessed: null,
  before: null,
  looks,
  gone: false,
});

/** A link that was looked at so many days ago, with so many visits. */
const seen = (name: string, ago: Readonly<Record<number, number>>, parts?: Partial<LinkRecord>) =>
  linkTo(name, {
    ...parts,
    told: told(
      Object.fromEntries(Object.entries(ago).map(([days, each]) => [newest - Number(days), each])),
    ),
  });

const daysAgo = (days: number): string => dateOf(newest - days);
const shortDay = (days: number): string => nearDayInWords(daysAgo(days), localDay(new Date()));
const longDay = (days: number): string => dayInWords(daysAgo(days));

const card = page.getByRole('region', { name: 'Visits over time' });
const chart = card.getByRole('img');

const open = (link: LinkRecord) =>
  openLink(link, { 'link.getInfo': () => linkInfo(link, { visits: link.told?.visits ?? null }) });

const numbers = () =>
  [...document.querySelectorAll('.visits-numbers tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent).join(' | '),
  );

describe('the page of a link', () => {
  test('says what came since Curtail first saw it, draws that, and has it in numbers and as a file', async () => {
    const { calls } = open(seen('spring', { 60: 12, 20: 90, 1: 1200, 0: 1216 }));
    await expect.element(card.getByText(`+${asRead('1,204')} since ${shortDay(60)}`)).toBeVisible();
    await expect
      .element(chart)
      .toHaveAccessibleName(`Visits on ${longDay(60)}: 12. On ${longDay(0)}: ${asRead('1,216')}.`);
    await card.getByText('Show numbers').click();
    await expect
      .poll(numbers)
      .toEqual([
        'Day | Visits',
        `${longDay(0)} | ${asRead('1,216')}`,
        `${longDay(1)} | ${asRead('1,200')}`,
        `${longDay(20)} | 90`,
        `${longDay(60)} | 12`,
      ]);
    expect(await findViolations(document.body)).toEqual([]);
    await card.getByRole('button', { name: 'Export CSV' }).click();
    await expect.poll(() => calls.files).toHaveLength(1);
    const [file] = calls.files;
    expect(file?.name).toMatch(/^curtail-visits-\d{4}-\d\d-\d\d\.csv$/);
    expect(await file?.content.text()).toBe(
      `Date,Visits\r\n${daysAgo(60)},12\r\n${daysAgo(20)},90\r\n${daysAgo(1)},1200\r\n${daysAgo(0)},1216\r\n`,
    );
  });

  test.each<[string, Readonly<Record<number, number>>]>([
    ['one look', { 26: 12 }],
    ['looks that saw no change', { 26: 12, 3: 12, 0: 12 }],
  ])('has a sentence and no chart for %s', async (_for, ago) => {
    open(seen('spring', ago));
    const sentence = `Curtail first saw 12 visits on ${shortDay(26)}. The chart begins with the next change.`;
    await expect.element(card.getByText(sentence)).toBeVisible();
    await expect.element(chart).not.toBeInTheDocument();
    expect(await findViolations(document.body)).toEqual([]);
  });

  test('has nothing of it where the service counts no visits', async () => {
    open(linkTo('spring', { told: told({}) }));
    await expect.element(page.getByText('Updated just now')).toBeVisible();
    await expect.element(card).not.toBeInTheDocument();
  });

  test('draws days without a look dashed, and says so', async () => {
    open(seen('spring', { 60: 12, 59: 13, 20: 90, 19: 95 }));
    await expect.element(card.getByText(/^Dashed:/)).toBeVisible();
    expect(document.querySelector('.visits-gaps')?.getAttribute('d')?.match(/M/g)).toHaveLength(1);
  });

  test('shows the last days alone when asked to', async () => {
    open(seen('spring', { 200: 12, 80: 70, 20: 90, 1: 100 }));
    await card.getByRole('button', { name: '90 days' }).click();
    await expect.element(card.getByText(`+30 since ${shortDay(80)}`)).toBeVisible();
    await card.getByRole('button', { name: '30 days' }).click();
    await expect.element(card.getByText(`+10 since ${shortDay(20)}`)).toBeVisible();
    await card.getByRole('button', { name: 'All' }).click();
    await expect.element(card.getByText(`+88 since ${shortDay(200)}`)).toBeVisible();
  });

  test('says what was seen where the pointer is, whichever way the page is read', async () => {
    onTestFinished(() => document.documentElement.removeAttribute('dir'));
    open(seen('spring', { 20: 12, 10: 90, 0: 100 }));
    await expect.element(chart).toBeVisible();
    for (const dir of ['ltr', 'rtl']) {
      document.documentElement.dir = dir;
      const { width, height } = chart.element().getBoundingClientRect();
      const start = dir === 'ltr' ? 4 : width - 4;
      await userEvent.hover(chart, { position: { x: start, y: height / 2 } });
      await expect.element(card.getByText(`${shortDay(20)}, 12 visits`)).toBeVisible();
      const box = document.querySelector('.visits-read')?.getBoundingClientRect();
      const plot = chart.element().getBoundingClientRect();
      expect(box?.left).toBeGreaterThanOrEqual(plot.left - 1);
      expect(box?.right).toBeLessThanOrEqual(plot.right + 1);
      await userEvent.unhover(chart);
    }
  });

  test('fits into the window', async () => {
    open(seen('spring', { 400: 1e12, 80: 2e12, 20: 3e12, 1: 3e12 + 1 }));
    await expect.element(chart).toBeVisible();
    for (const width of [1280, 320]) {
      await page.viewport(width, 800);
      await drawn();
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    }
  });
});

describe('the page of a campaign', () => {
  const spring = { kind: 'campaign', id: '3', name: 'Spring' } as const;
  const parts = { filing: [{ ...spring, state: 'done' as const }] };

  /** @param listed what the account lists there */
  function openFolder(links: LinkRecord[], listed: LinkRecord[] = []) {
    const fake = fakeServices({
      'links.list': (query) => pageOf(links, { ...query, words: '' }),
      'link.getMany': ({ shortUrls }) =>
        shortUrls.map((url) => listed.find(({ shortUrl }) => shortUrl === url) ?? null),
      'link.refresh': ({ shortUrl }) => {
        const link = links.find((each) => each.shortUrl === shortUrl);
        if (link === undefined) throw new Error('no link of it');
        return { ...link, told: told({ ...link.told?.looks, [newest]: 70 }) };
      },
    });
    const shortUrls = [...listed, linkTo('unknown')].map(({ shortUrl }) => shortUrl);
    const home = draw(
      <FolderLinks folder={spring} listed={listed.length > 0 ? shortUrls : []} />,
      fake.services,
    );
    return { ...fake, home };
  }

  test('says what its links gained, each from its first look on, and of how many that is known', async () => {
    const { home, calls } = openFolder(
      [
        seen('one', { 60: 10, 0: 20 }, parts),
        seen('two', { 30: 5000, 0: 5004 }, parts),
        linkTo('three', parts),
      ],
      [seen('other', { 40: 3, 2: 9 })],
    );
    await expect.element(card.getByText(`+20 since ${shortDay(60)}`)).toBeVisible();
    await expect.element(card.getByText(/^Links counted: 3 of 5,/)).toBeVisible();
    await expect
      .element(chart)
      .toHaveAccessibleName(`New visits from ${longDay(60)} to ${longDay(0)}: 20.`);
    expect(await findViolations(home)).toEqual([]);
    await card.getByRole('button', { name: 'Export CSV' }).click();
    await expect.poll(() => calls.files).toHaveLength(1);
    expect(await calls.files[0]?.content.text()).toMatch(/^Date,New visits\r\n.*,0\r\n/);
  });

  test('asks the service for visits that are old', async () => {
    const old = seen('one', { 60: 10, 5: 20 }, parts);
    const link = { ...old, told: { ...told(old.told?.looks ?? {}), at: Date.now() - 86_400_000 } };
    openFolder([link]);
    await expect.element(card.getByText(`+60 since ${shortDay(60)}`)).toBeVisible();
  });

  test('has a sentence as long as none of them gained anything', async () => {
    openFolder([seen('one', { 0: 10 }, parts)]);
    await expect
      .element(card.getByText(/^No new visits since Curtail first saw these links\./))
      .toBeVisible();
  });
});

test('a year of days is drawn with as few elements as a week', () => {
  const { services } = fakeServices();
  const elementsFor = (days: number): number => {
    const looks: Look[] = Array.from({ length: days }, (_, at) => ({
      day: newest - days + at,
      visits: 1_000_000 + 100 * at,
    }));
    const home = draw(<VisitsCard looks={looks} />, services);
    return home.querySelectorAll('svg *').length;
  };
  expect(elementsFor(366)).toBe(elementsFor(7));
});
