import type { Job, Run, RunRow } from '@/lib/model/run';
import { isCopied, isWorthTelling, mostAddresses } from '@/lib/rules/job';

import { pause, retry } from './changes';
import { itemOf, jobOf } from './job-of-run';
import type { RunsDependencies } from './ports';
import { blankRow } from './row';
import { type Runs, blankRun } from './runs';
import type { SingleLinks } from './single-link';
import { type NewJob, rowsOf } from './targets';
import type { RunWork } from './worker';

type JobsParts = RunsDependencies & { runs: Runs; singles: SingleLinks };

export class Jobs {
  readonly #parts: JobsParts;

  constructor(parts: JobsParts) {
    this.#parts = parts;
  }

  /** Resolves once a single link is made and copied, or a run has begun. What cannot be begun is reported. */
  async run(asked: NewJob): Promise<Job> {
    const { length: count } = asked.targets;
    if (count === 0) return this.refuse(asked, 'no_addresses');
    if (count > mostAddresses) return this.refuse(asked, 'too_many_addresses');
    const service = asked.service ?? (await this.#parts.service().catch(() => null)) ?? '';
    const { rows, ownParts } = await rowsOf(this.#parts, { ...asked, service });
    const [first = blankRow(1)] = rows;
    if (rows.length > 1) return this.#beginRun({ service, ownParts, private: asked.private }, rows);
    const { domain, isUsualDomain = false } = first;
    const single = { service: first.service ?? service, domain: domain || null, isUsualDomain };
    const job = { ...newJob(this.#parts, asked, service), ...single };
    return this.#parts.singles.make(job, itemOf(first));
  }

  /** Reports why nothing can be made. @param problem a code of `lib/texts/problems.ts` */
  async refuse(asked: Pick<NewJob, 'tabId' | 'private'>, problem: string): Promise<Job> {
    const error = { code: 'invalid_input', field: 'url', problem, outcome: 'none' } as const;
    const items = [{ url: '', title: '', link: null, error }];
    return this.#parts.singles.report({ ...newJob(this.#parts, asked, null), items });
  }

  async get(id: string): Promise<Job | null> {
    const work = await this.#parts.runs.find(id);
    return work === null ? this.#parts.singles.find(id) : shown(work);
  }

  /** The newest one that a popup has to show; those of private windows are for these alone. */
  async toShow(isPrivate: boolean): Promise<Job | null> {
    const runs = await this.#parts.runs.all(isCopied);
    const jobs = [...runs.map(shown), ...(await this.#parts.singles.all())];
    const left = jobs.filter((job) => job.private === isPrivate && isWorthTelling(job));
    return left.toSorted((a, b) => b.at - a.at)[0] ?? null;
  }

  underWay(): Job[] {
    const { runs, singles } = this.#parts;
    const copied = runs.opened().filter(({ run }) => isCopied(run.head));
    const working = copied.map(shown).filter(({ state }) => state === 'working');
    return [...working, ...singles.underWay()];
  }

  /** Ends after the rows under way, and copies what was made; a single link is made to its end. */
  async stop(id: string): Promise<Job | null> {
    await this.#parts.runs.change(id, pause);
    return this.get(id);
  }

  async resume(id: string): Promise<Job | null> {
    const work = await this.#parts.runs.change(id, retry);
    return work === null ? this.#parts.singles.resume(id) : shown(work);
  }

  async dismiss(id: string): Promise<void> {
    await Promise.all([this.#parts.runs.dismiss(id), this.#parts.singles.dismiss(id)]);
  }

  async copy(id: string): Promise<boolean> {
    const { runs, singles } = this.#parts;
    const work = await runs.find(id);
    if (work === null) return singles.copy(id);
    return !work.isBusy && runs.copy(work);
  }

  async #beginRun(more: Pick<Run, 'service' | 'ownParts' | 'private'>, rows: readonly RunRow[]) {
    const { newId, now, runs } = this.#parts;
    const blank = blankRun({ id: newId(), startedAt: now(), service: more.service });
    const head = { ...blank, ...more, copied: null };
    return shown(await runs.begin({ head, rows, passwords: [] }));
  }
}

const shown = ({ run, isBusy }: RunWork): Job => jobOf(run, isBusy);

const newJob = (
  { newId, now }: JobsParts,
  { tabId, private: isPrivate }: Pick<NewJob, 'tabId' | 'private'>,
  service: string | null,
): Job => ({
  id: newId(),
  at: now(),
  tabId,
  service,
  domain: null,
  private: isPrivate,
  items: [],
  state: 'done',
  copied: null,
  waitsUntil: null,
});
