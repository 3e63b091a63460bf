import { expect } from '@playwright/test';

import { sampleBulkInput, sampleBulkOptions } from '../../fixtures/bulk.ts';
import type { ChromiumBrowser } from '../harness/chromium/chromium-browser.ts';
import { poll } from '../harness/poll.ts';
import type { User } from '../harness/user.ts';
import type { View } from '../harness/view.ts';
import type { BulkJob, BulkRowResult } from '../scenes/bulk-list.ts';
import { timePasses, untilSettled } from '../scenes/time-passes.ts';
import { ask, insist, keptJobs } from './ask.ts';
import { linksOn, type Place } from './places.ts';

interface World {
  user: User;
  chromium: ChromiumBrowser;
  /** A page of the extension that stays open. */
  page: View;
  places: readonly Place[];
  random: () => number;
}

/** How many pages there are on which links of a place are asked for again and again. */
const pageCount = 12;
/** What a report of a job offers. */
const another = 'Shorten this page';
/** Of a list. */
const rowCount = 4;
/** By which Curtail goes on with jobs that were cut off. */
const jobsAlarm = 'jobs';
/** Somebody with several services who does much at a time, while the worker ends again and again. */
export class BusyPerson {
  readonly #world: World;
  #inUse: Place;
  /** Of new pages and lists. */
  #count = 0;
  /** The one that was begun last, and where. */
  #list: { id: string; place: Place } | null = null;
  /** What is still to be answered. */
  readonly #answers: Promise<unknown>[] = [];

  /** What a person does, and what happens to them, each so often among all. */
  readonly #acts: readonly (readonly [share: number, act: () => Promise<unknown>])[] = [
    [6, async () => this.#shorten()],
    [4, async () => this.#use(this.#anyPlace())],
    [2, async () => Promise.all([this.#use(this.#anyPlace()), this.#world.chromium.killWorker()])],
    [3, async () => this.#world.chromium.killWorker()],
    [3, async () => this.#pickFromMenu(this.#anyPlace())],
    [2, async () => this.#beginList()],
    [2, async () => this.#sync()],
    [1, async () => this.#clickButton()],
    [1, async () => this.#chooseInPopup()],
  ];

  /** @param inUse which of the places is */
  constructor(world: World, inUse: Place) {
    this.#world = world;
    this.#inUse = inUse;
  }

  /** Does one thing at random. */
  async act(): Promise<void> {
    const all = this.#acts.flatMap(([share, act]) => Array.from({ length: share }, () => act));
    await this.#any(all)();
  }

  /** A link is asked for in a page; sometimes that one's answer is waited for. */
  async #shorten(): Promise<void> {
    const place = this.#inUse;
    const page = this.#pageOf(place);
    const isFirst = !place.wanted.has(page);
    const answered = this.#askForLink(place, page);
    this.#answers.push(answered);
    if (isFirst && this.#world.random() < 0.5) await answered;
  }

  async #use(place: Place): Promise<void> {
    await insist(this.#world.page, 'services.use', { id: place.id });
    this.#inUse = place;
  }

  /** Makes a link on a service, whichever is in use. Comes back once that was begun: a worker that is gone before never heard of it. */
  async #pickFromMenu(place: Place): Promise<void> {
    const { chromium } = this.#world;
    const isInUse = place === this.#inUse;
    const entry = isInUse ? 'page' : `button.service.${place.id}`;
    const page = this.#pageOf(place);
    await chromium.visit(page);
    const failure = await chromium.ways.clickMenu(entry, isInUse ? 'page' : 'button').catch(String);
    // It is missing while the menus are made anew, and where a worker ended over that.
    if (failure?.includes('Cannot find menu item') === true) return;
    expect(failure).toBeUndefined();
    place.wanted.add(page);
    await poll('a job', async () => {
      const jobs = await keptJobs(this.#world.page);
      const isBegun = jobs.some(({ items }) => items.some(({ url }) => url === page));
      return isBegun || hasLink(place, page) || undefined;
    });
  }

  async #beginList(): Promise<void> {
    if ((await this.#openList()) !== null) return;
    await this.#readList();
    if (this.#list !== null) await insist(this.#world.page, 'bulk.dismiss', { id: this.#list.id });
    const pages = Array.from({ length: rowCount }, () => this.#pageOf(this.#inUse));
    const rows = [...new Set(pages)].map((url, i) => sampleBulkInput(i + 1, { url }));
    this.#count += 1;
    const id = `list-${String(this.#count)}`;
    const options = sampleBulkOptions({ ownParts: false });
    await insist(this.#world.page, 'bulk.begin', { id, rows, options });
    this.#list = { id, place: this.#inUse };
    for (const { url } of rows) this.#inUse.wanted.add(url);
  }

  async #sync(): Promise<void> {
    this.#answers.push(ask(this.#world.page, 'links.sync', { within: 0 }));
  }

  /** A click on the toolbar button makes a link, of a page that has none. @returns null where the popup had a job to tell of first, which went well */
  async #clickButton(): Promise<{ popup: View; page: string } | null> {
    this.#count += 1;
    const page = `https://page.example/new/${String(this.#count)}.html`;
    const popup = await this.#world.user.openPopup(page);
    const shown = await this.#readReports(popup);
    if (!shown.includes(page)) return null;
    this.#inUse.wanted.add(page);
    return { popup, page };
  }

  /** Reads what the popup has to tell of first: with several services it opens anew after each report. @returns its words once a link is copied */
  async #readReports(popup: View): Promise<string> {
    await popup.waitUntil((offer) => {
      const { dataset, innerText } = document.body;
      const isNew = dataset['isRead'] === undefined;
      return isNew && (innerText.includes('Copied') || innerText.includes(offer));
    }, another);
    const text = await popup.text();
    if (!text.includes(another)) return text;
    this.#doubt(text);
    await popup.evaluate(() => {
      document.body.dataset['isRead'] = 'yes';
    });
    await popup.press(another);
    return this.#readReports(popup);
  }

  /** The same, and a link of the same page on another service, which is chosen in the popup. */
  async #chooseInPopup(): Promise<void> {
    const opened = await this.#clickButton();
    if (opened === null) return;
    const { popup, page } = opened;
    const other = this.#any(this.#world.places.filter((place) => place !== this.#inUse));
    await popup.press(other.name);
    await popup.waitForText(other.name);
    await popup.waitForText('Destination URL');
    this.#inUse = other;
    other.wanted.add(page);
    await popup.press('Shorten');
    await popup.waitForText('Copied');
  }

  /** Sees everything through to its end: what was begun goes on by itself, and what was refused or cut off is asked for again. */
  async settle(): Promise<void> {
    const { chromium, page, places } = this.#world;
    await Promise.all(this.#answers);
    await chromium.killWorker();
    await timePasses(page, untilSettled);
    await chromium.ways.ring(jobsAlarm);
    await poll('the end of the jobs', async () => {
      const jobs = await keptJobs(this.#world.page);
      const open = jobs.filter(({ items }) => items.some(({ link }) => link === null));
      for (const { id, state } of open)
        if (state !== 'working') await insist(this.#world.page, 'job.resume', { id });
      return open.length === 0 || undefined;
    });
    await poll('the end of the list', async () => (await this.#openList()) === null || undefined);
    await this.#readList();
    for (const place of places) {
      await this.#use(place);
      for (const wanted of place.open) await this.#askForLink(place, wanted);
    }
  }

  /** The short URLs that are shown of a place, which is in use then. */
  async shownOf(place: Place): Promise<string[]> {
    await this.#use(place);
    const all = { words: '', filter: 'all', host: null, order: 'newest', from: 0, count: 1000 };
    const { links } = (await insist(this.#world.page, 'links.list', all)) as {
      links: { shortUrl: string }[];
    };
    return links.map(({ shortUrl }) => shortUrl);
  }

  async #askForLink(place: Place, url: string): Promise<void> {
    place.wanted.add(url);
    place.open.add(url);
    const asked = { url, title: '', again: false, private: false, tabId: null };
    const answer = await ask(this.#world.page, 'link.shorten', asked);
    if (answer?.ok !== true) return;
    const { link } = answer.value as { link: { shortUrl: string } };
    place.told.set(url, link.shortUrl);
    place.open.delete(url);
  }

  /** What a report tells of is left to whoever reads it. */
  #doubt(report: string): void {
    for (const { wanted, open } of this.#world.places)
      for (const page of wanted) if (report.includes(page)) open.add(page);
  }

  /** The list that is under way; null for none. */
  async #openList(): Promise<BulkJob | null> {
    const job = (await insist(this.#world.page, 'bulk.get')) as BulkJob | null;
    return job === null || job.state === 'done' ? null : job;
  }

  /** Of a list that has ended, takes note of what was not made. */
  async #readList(): Promise<void> {
    if (this.#list === null) return;
    const { id, place } = this.#list;
    const rows = await insist(this.#world.page, 'bulk.results', { id, from: 0, count: rowCount });
    for (const { url, shortUrl } of rows as BulkRowResult[])
      if (shortUrl === null) place.open.add(url);
      else place.told.set(url, shortUrl);
  }

  #pageOf({ name }: Place): string {
    const number = Math.floor(this.#world.random() * pageCount);
    return `https://page.example/${name}/${String(number)}`;
  }

  #anyPlace(): Place {
    return this.#any(this.#world.places);
  }

  #any<T>(all: readonly T[]): T {
    const one = all[Math.floor(this.#world.random() * all.length)];
    if (one === undefined) throw new Error('There is none.');
    return one;
  }
}

const hasLink = (place: Place, page: string): boolean =>
  linksOn(place).some(([url]) => url === page);
