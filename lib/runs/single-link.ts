import { type ErrorReport, reportOf } from '@/lib/model/errors';
import type { Job, JobItem } from '@/lib/model/run';
import { isWorthTelling } from '@/lib/rules/job';
import { looseUrlKey } from '@/lib/rules/url/url-keys';

import { type AskingParts, copyLinks, requestsFor } from './copy-links';
import type { ClipboardTurn, RunStore, RunsDependencies } from './ports';
import { isOfOwnLink } from './row';

interface SingleParts extends Pick<
  RunsDependencies,
  'requestsOf' | 'store' | 'memory' | 'openClipboard' | 'now'
> {
  jobChanged: (job: Job) => void;
}

/** How long (milliseconds) and how many reports of single links are kept. */
const kept = { age: 7 * 86_400_000, count: 20 };

/** A link that is being made. */
interface Started {
  job: Job;
  ended: Promise<Job>;
}

/**
 * Single links from a menu, a key or the address bar: made, copied, and kept only with something left to report. The end of a worker
 * leaves a report that it was interrupted: asking again finds what was made.
 */
export class SingleLinks {
  readonly #parts: SingleParts;
  /** Under way, or copied and being checked. */
  readonly #live = new Map<string, Job>();

  constructor(parts: SingleParts) {
    this.#parts = parts;
  }

  start(job: Job, item: JobItem, clipboard: ClipboardTurn): Started {
    const at = this.#parts.now();
    const begun: Job = { ...job, at, items: [item], state: 'working', copied: null };
    return { job: begun, ended: this.#make(begun, item, clipboard) };
  }

  /** Keeps and reports what cannot be begun. */
  async report(job: Job): Promise<Job> {
    await this.#store(job);
    this.#parts.jobChanged(job);
    return job;
  }

  /** What is under way is further than what is stored. */
  async all(): Promise<Job[]> {
    const read = async (isPrivate: boolean) => this.#notesOf(isPrivate).get();
    const stored = await Promise.all([read(false).catch(() => []), read(true)]);
    const jobs = [...stored.flat(), ...this.underWay()].filter(this.#isRecent);
    return [...new Map(jobs.map((job) => [job.id, job])).values()];
  }

  async find(id: string): Promise<Job | null> {
    return (await this.all()).find((job) => job.id === id) ?? null;
  }

  underWay(): Job[] {
    return [...this.#live.values()].filter(({ state }) => state === 'working');
  }

  async dismiss(id: string): Promise<void> {
    this.#live.delete(id);
    await this.#erase(id);
  }

  /** Makes the link again; a short link that may not be copied stays as it is. */
  async resume(id: string): Promise<Job | null> {
    const job = await this.find(id);
    const [item] = job?.items ?? [];
    if (job === null || item === undefined || job.state === 'working') return job;
    if (isOfOwnLink(item)) return job;
    return this.start(job, { ...item, error: null }, this.#parts.openClipboard()).job;
  }

  /** Copies the link of one that was made. @returns whether the clipboard holds it */
  async copy(id: string): Promise<boolean> {
    const job = await this.find(id);
    if (job === null || job.state !== 'done') return false;
    const copied = await copyLinks(this.#parts, job, this.#parts.openClipboard());
    if (copied === null) return false;
    await this.#settle({ ...job, copied });
    this.#parts.jobChanged({ ...job, copied });
    return copied;
  }

  readonly #isRecent = ({ at }: Job): boolean => this.#parts.now() - at < kept.age;

  async #make(begun: Job, item: JobItem, clipboard: ClipboardTurn): Promise<Job> {
    const { id } = begun;
    this.#live.set(id, begun);
    const written = this.#store({ ...begun, state: 'interrupted' });
    const made = await madeItem(this.#parts, begun, item);
    const items = [made.item];
    // Nothing else remembers the link of a private window.
    if (begun.private) await this.#store({ ...begun, items, state: 'interrupted' });
    const copied = await copyLinks(this.#parts, { ...begun, items }, clipboard);
    const ended: Job = { ...begun, items, copied, state: 'done' };
    await written;
    if (this.#live.get(id) === begun) await this.#finish(ended, made);
    else await this.#erase(id);
    return ended;
  }

  async #finish(ended: Job, { item, isOld }: MadeItem): Promise<void> {
    this.#live.set(ended.id, ended);
    await this.#settle(ended);
    this.#parts.jobChanged(ended);
    void (isOld ? this.#check(ended, item) : this.#live.delete(ended.id));
  }

  /** Checks a link that was there before, after it was copied. */
  async #check(ended: Job, item: JobItem): Promise<void> {
    const dead = await deadItem(this.#parts, ended, item);
    // Else it was dismissed, or begun again.
    const isShown = this.#live.get(ended.id) === ended;
    if (isShown) this.#live.delete(ended.id);
    if (isShown && dead !== null) await this.report({ ...ended, items: [dead] });
  }

  #notesOf(isPrivate: boolean): RunStore['notes'] {
    return isPrivate ? this.#parts.memory.notes : this.#parts.store.notes;
  }

  async #store(job: Job): Promise<void> {
    const put = (jobs: Job[]): Job[] =>
      [job, ...jobs.filter(({ id }) => id !== job.id)].filter(this.#isRecent).slice(0, kept.count);
    await this.#notesOf(job.private)
      .update(put)
      .catch(async () => this.#parts.memory.notes.update(put));
  }

  async #erase(id: string): Promise<void> {
    const without = (jobs: Job[]): Job[] => jobs.filter((job) => job.id !== id);
    const homes = [this.#notesOf(false), this.#notesOf(true)];
    await Promise.allSettled(homes.map(async (notes) => notes.update(without)));
  }

  async #settle(job: Job): Promise<void> {
    await (isWorthKeeping(job) ? this.#store(job) : this.#erase(job.id));
  }
}

/** One that went well is kept for the notification's button, which makes the link with its tracking parameters. */
const isWorthKeeping = (job: Job): boolean =>
  isWorthTelling(job) || job.items.some(({ full }) => full !== undefined);

/** An item as it ends. */
interface MadeItem {
  item: JobItem;
  /** Its link was there before. */
  isOld: boolean;
}

async function madeItem(parts: AskingParts, job: Job, item: JobItem): Promise<MadeItem> {
  if (item.link !== null || item.error !== null) return { item, isOld: true };
  const { domain, isUsualDomain } = job;
  try {
    const { shorten } = await requestsFor(parts, job);
    const { how, link } = await shorten({
      url: item.url,
      title: item.title,
      ...(domain !== null && { domain }),
      ...(isUsualDomain === true && { onlyForNew: ['domain'] }),
      again: false,
      tabId: null,
    });
    return { item: { ...item, link }, isOld: how === 'existing' };
  } catch (failure) {
    return { item: { ...item, error: withoutWait(reportOf(failure)) }, isOld: false };
  }
}

/** A link that is there does not wait for a look at it. */
function withoutWait(error: ErrorReport): ErrorReport {
  const { code, link } = error;
  const [field] = link?.unconfirmed ?? [];
  const isWaiting = code === 'rate_limited' && link !== undefined && field !== undefined;
  return isWaiting ? { code: 'not_confirmed', field, link } : error;
}

/** The item of a link that was there before, once the service says that it does not work, or leads elsewhere than its page. */
async function deadItem(parts: AskingParts, job: Job, item: JobItem): Promise<JobItem | null> {
  if (item.link === null) return null;
  const { shortUrl, longUrl } = item.link;
  const found = await requestsFor(parts, job)
    .then(async ({ check }) => check(shortUrl))
    .catch(() => null);
  const isForPage = looseUrlKey(item.url) === looseUrlKey(longUrl);
  if (found === null || (found.works && !(found.moved && isForPage))) return null;
  return { ...item, link: null, error: { code: 'dead_link', link: found.link, outcome: 'none' } };
}
