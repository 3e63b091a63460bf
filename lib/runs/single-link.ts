import { reportOf } from '@/lib/model/errors';
import type { Job, JobItem } from '@/lib/model/run';
import { isWorthTelling } from '@/lib/rules/job';

import { copyLinks } from './copy-links';
import type { RunStore, RunsDependencies } from './ports';
import { isOfOwnLink } from './row';

const mostNotes = 20;

/** Made, copied, and kept only with something left to report; one that the worker's end interrupts is found when asked again. */
export class SingleLinks {
  readonly #parts: RunsDependencies;
  readonly #live = new Map<string, Job>();

  constructor(parts: RunsDependencies) {
    this.#parts = parts;
  }

  async make(job: Job, item: JobItem): Promise<Job> {
    const { id } = job;
    const { now, openClipboard } = this.#parts;
    // Making it ready takes a while, in which the service is at work.
    const clipboard = openClipboard();
    const begun: Job = { ...job, at: now(), items: [item], state: 'working', copied: null };
    this.#live.set(id, begun);
    const written = this.#store({ ...begun, state: 'interrupted' });
    const items = [await madeItem(this.#parts, begun, item)];
    // Nothing else remembers the link of a private window.
    if (begun.private) await this.#store({ ...begun, items, state: 'interrupted' });
    const copied = await copyLinks(this.#parts, { ...begun, items }, clipboard);
    const ended: Job = { ...begun, items, copied, state: 'done' };
    await written;
    if (!this.#live.has(id)) return ended;
    await this.#keep(ended);
    this.#live.delete(id);
    this.#parts.jobChanged(ended);
    return ended;
  }

  async report(job: Job): Promise<Job> {
    await this.#keep(job);
    this.#parts.jobChanged(job);
    return job;
  }

  async all(): Promise<Job[]> {
    const { store, memory } = this.#parts;
    const stored = await store.notes.get().catch((): Job[] => []);
    const jobs = [...stored, ...(await memory.notes.get()), ...this.#live.values()];
    return [...new Map(jobs.map((job) => [job.id, job])).values()];
  }

  async find(id: string): Promise<Job | null> {
    return (await this.all()).find((job) => job.id === id) ?? null;
  }

  underWay(): Job[] {
    return [...this.#live.values()];
  }

  async dismiss(id: string): Promise<void> {
    this.#live.delete(id);
    await this.#erase(id);
  }

  async resume(id: string): Promise<Job | null> {
    const job = await this.find(id);
    const [item] = job?.items ?? [];
    if (job === null || item === undefined || job.state === 'working') return job;
    if (isOfOwnLink(item)) return job;
    void this.make(job, { ...item, error: null });
    return this.find(id);
  }

  async copy(id: string): Promise<boolean> {
    const job = await this.find(id);
    if (job === null || job.state !== 'done') return false;
    const copied = await copyLinks(this.#parts, job, this.#parts.openClipboard());
    if (copied !== null) await this.report({ ...job, copied });
    return copied === true;
  }

  /** One that went well is kept for the notification's button, which makes the link with its tracking parameters. */
  async #keep(job: Job): Promise<void> {
    const isTold = isWorthTelling(job) || job.items.some(({ full }) => full !== undefined);
    await (isTold ? this.#store(job) : this.#erase(job.id));
  }

  /** Those of private windows, and those that cannot be stored, are in memory. */
  async #store(job: Job): Promise<void> {
    const { store, memory } = this.#parts;
    const put = (jobs: Job[]): Job[] =>
      [job, ...jobs.filter(({ id }) => id !== job.id)].slice(0, mostNotes);
    const { notes }: RunStore = job.private ? memory : store;
    await notes.update(put).catch(async () => memory.notes.update(put));
  }

  async #erase(id: string): Promise<void> {
    const without = (jobs: Job[]): Job[] => jobs.filter((job) => job.id !== id);
    const { store, memory } = this.#parts;
    await Promise.allSettled([store, memory].map(async ({ notes }) => notes.update(without)));
  }
}

async function madeItem(
  { requestsOf }: RunsDependencies,
  job: Job,
  item: JobItem,
): Promise<JobItem> {
  if (item.link !== null || item.error !== null) return item;
  const { domain, isUsualDomain } = job;
  try {
    const { shorten } = await requestsOf(job.service ?? '', job.private);
    const { link } = await shorten({
      url: item.url,
      title: item.title,
      ...(domain !== null && { domain }),
      ...(isUsualDomain === true && { onlyForNew: ['domain'] }),
      ...(item.exactUrl && { exactUrl: true }),
      again: false,
      tabId: null,
    });
    return { ...item, link };
  } catch (failure) {
    return { ...item, error: reportOf(failure) };
  }
}
