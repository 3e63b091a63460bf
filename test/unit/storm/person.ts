import type { Links } from '@/lib/links/links';
import type { LinkWay } from '@/lib/model/connection';
import { AppError, type ErrorReport } from '@/lib/model/errors';
import type { ShortenOutcome, ShortenRequest } from '@/lib/model/shorten';

import type { ServiceWorld } from '../runs/against-service/service-world';
import { partOf, type Page } from './page';

/** What came of something that was asked of a worker: nothing, where that worker was ended meanwhile. */
type Answer<T> = { value: T } | { error: ErrorReport } | null;

/** Milliseconds in which whatever is asked ends: a request of a page, and its turn behind another one of the same page. */
const patience = 51_000;

/** Somebody with the popup: presses, looks again, asks for another link, takes one back, whenever the worker ends. */
export class Person {
  readonly #world: ServiceWorld;
  readonly #way: LinkWay;
  readonly #random: () => number;
  /** The longest that an answer took, in milliseconds. */
  longest = 0;

  constructor(world: ServiceWorld, way: LinkWay, random: () => number) {
    this.#world = world;
    this.#way = way;
    this.#random = random;
  }

  /** All that the person does with one page. */
  async live(page: Page): Promise<void> {
    for (let visit = 0; visit < 8; visit += 1) {
      const link = await this.open(page);
      await this.#world.clock.wait(200 + 3000 * this.#random());
      if (link !== null && (await this.#isContent(page, link))) return;
    }
  }

  /** Opens the popup on the page: it looks where that is uncertain, shows the link that there is, or else makes one. */
  async open(page: Page): Promise<ShortenOutcome | null> {
    const uncertain = await this.#ask(async (links) => links.uncertainFor(page.url));
    if (uncertain === null) return null;
    if ('value' in uncertain && uncertain.value) return this.look(page);
    const existing = await this.#ask(async (links) => links.existingFor(page.url));
    if (existing === null || 'error' in existing) return null;
    if (existing.value === null) return this.#make(page, false);
    return this.#shown(page, { how: 'existing', link: existing.value });
  }

  /** Looks for a link whose making was cut off. */
  async look(page: Page): Promise<ShortenOutcome | null> {
    const found = await this.#ask(async (links) => links.recheck(page.url));
    if (found === null) return null;
    if ('error' in found) return this.#refused(page, found.error);
    return found.value && this.#shown(page, found.value);
  }

  async isUncertain(page: Page): Promise<boolean> {
    const answer = await this.#ask(async (links) => links.uncertainFor(page.url));
    return answer !== null && 'value' in answer && answer.value;
  }

  async #make(page: Page, again: boolean): Promise<ShortenOutcome | null> {
    if (again) page.wishes += 1;
    const request = requestFor(page, again);
    const made = await this.#ask(async (links) => links.shorten(request));
    if (made === null) return null;
    if ('error' in made) return this.#refused(page, made.error);
    return made.value.link.unconfirmed !== undefined
      ? this.#confirm(page, made.value)
      : this.#shown(page, made.value);
  }

  /** What the popup does before it shows a link as protected. */
  async #confirm(page: Page, { how, link }: ShortenOutcome): Promise<ShortenOutcome | null> {
    const confirmed = await this.#ask(async (links) => links.confirm(link));
    if (confirmed === null || 'value' in confirmed) {
      return this.#shown(page, { how, link: confirmed?.value ?? link });
    }
    const { error } = confirmed;
    return error.link === undefined ? this.#shown(page, { how, link }) : this.#refused(page, error);
  }

  /** Whether the person leaves it at that. */
  async #isContent(page: Page, outcome: ShortenOutcome): Promise<boolean> {
    const next = this.#random();
    if (next < 0.25) {
      await this.#make(page, true);
      return false;
    }
    if (next < 0.5) await this.#disable(page, outcome);
    return true;
  }

  async #disable(page: Page, { how, link }: ShortenOutcome): Promise<void> {
    if (how !== 'existing') {
      const undone = await this.#ask(async (links) => links.undo(link));
      if (undone === null || 'value' in undone || undone.error.code !== 'origin_uncertain') return;
    }
    if (this.#random() < 0.5) return;
    page.disabled.add(partOf(link.shortUrl));
    await this.#ask(async (links) =>
      this.#way === 'shortUrl' ? links.disable(link.shortUrl) : links.remove(link.shortUrl),
    );
  }

  /** A failure that comes with a link tells of it; some then ask for another one, knowing that. */
  async #refused(page: Page, error: ErrorReport): Promise<ShortenOutcome | null> {
    page.errors.push(error);
    if (error.link === undefined) return null;
    page.given.push(error.link);
    if (this.#random() < 0.3) return this.#make(page, true);
    return error.code === 'altered_link' ? null : { how: 'existing', link: error.link };
  }

  #shown(page: Page, outcome: ShortenOutcome): ShortenOutcome {
    page.given.push(outcome.link);
    return outcome;
  }

  async #ask<T>(work: (links: Links) => Promise<T>): Promise<Answer<T>> {
    const { clock, links, whenEnded } = this.#world;
    const begun = clock.now();
    const answer = await Promise.race([
      whenEnded().then(() => null),
      work(links()).then(
        (value) => ({ value }),
        (error: unknown) => {
          if (error instanceof AppError) return { error: error.report };
          throw error;
        },
      ),
    ]);
    if (answer !== null) this.longest = Math.max(this.longest, clock.now() - begun);
    if (this.longest > patience) throw new Error(`An answer took ${String(this.longest)} ms.`);
    return answer;
  }
}

function requestFor(page: Page, again: boolean): ShortenRequest {
  const { number, url, alias, password, expiry } = page;
  return {
    url,
    title: `Page ${String(number)}`,
    // Whoever asks for another link does so without the alias of the first.
    ...(alias === null || again ? {} : { alias }),
    ...(password === null ? {} : { password }),
    ...(expiry === null ? {} : { expiry }),
    again,
    tabId: null,
  };
}
