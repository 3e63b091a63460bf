import { defaultPreferences } from '@/lib/model/preferences';
import type { Job, RunRow } from '@/lib/model/run';
import { isCopied, isWorthTelling, mostAddresses } from '@/lib/rules/job';

import { pause, restart } from './changes';
import { itemOf, jobOf } from './job-of-run';
import type { RunsDependencies } from './ports';
import { blankRow } from './row';
import { type Runs, blankRun } from './runs';
import type { SingleLinks } from './single-link';
import { type AskedTargets, rowsOf } from './targets';
import type { RunWork } from './worker';

/** What is asked for without the popup. */
export interface NewJob extends Omit<AskedTargets, 'service'> {
  /** The id of the service; the one in use where it is missing. */
  service?: string;
  tabId: number | null;
}

/** What was begun, and a single link once it is made. */
type Started = ReturnType<SingleLinks['start']>;

const over = async (job: Promise<Job>): Promise<Started> => ({ job: await job, ended: job });

interface JobsParts extends Pick<
  RunsDependencies,
  'requestsOf' | 'service' | 'openClipboard' | 'now' | 'newId'
> {
  runs: Runs;
  singles: SingleLinks;
}

/** Links that are made without the popup, and shown in it as jobs: single ones, and runs that are copied. */
export class Jobs {
  readonly #parts: JobsParts;

  constructor(parts: JobsParts) {
    this.#parts = parts;
  }

  /** Begins what is asked for; what cannot be begun is reported. */
  async begin(asked: NewJob): Promise<Job> {
    return (await this.#start(asked)).job;
  }

  /** Begins as `begin` does, and resolves once a single link is made and copied. */
  async run(asked: NewJob): Promise<Job> {
    return (await this.#start(asked)).ended;
  }

  /** Reports why nothing can be made. @param problem a code of `lib/texts/problems.ts` */
  async refuse(asked: Pick<NewJob, 'tabId' | 'private'>, problem: string): Promise<Job> {
    const error = { code: 'invalid_input', field: 'url', problem, outcome: 'none' } as const;
    const items = [{ url: '', title: '', link: null, error }];
    return this.#parts.singles.report({ ...newJob(this.#parts, asked, null), items });
  }

  async get(id: string): Promise<Job | null> {
    const work = await this.#parts.runs.find(id);
    if (work === null) return this.#parts.singles.find(id);
    return isCopied(work.run.head) ? shown(work) : null;
  }

  /** The newest one that a popup has to show; those of private windows are for these alone. */
  async toShow(isPrivate: boolean): Promise<Job | null> {
    const [runs, singles] = await Promise.all([
      this.#parts.runs.all(isCopied),
      this.#parts.singles.all(),
    ]);
    return (
      [...runs.map(shown), ...singles]
        .filter((job) => job.private === isPrivate && isWorthTelling(job))
        .toSorted((a, b) => b.at - a.at)[0] ?? null
    );
  }

  /** What this worker is at. */
  underWay(): Job[] {
    const runs = this.#parts.runs.opened().filter(({ run }) => isCopied(run.head));
    return [
      ...runs.map(shown).filter(({ state }) => state === 'working'),
      ...this.#parts.singles.underWay(),
    ];
  }

  /** Ends after the rows under way; what was made until then is copied. A single link is made to its end. */
  async stop(id: string): Promise<Job | null> {
    await this.#parts.runs.change(id, pause);
    return this.get(id);
  }

  /** Begins again with what is not made yet, and answers at once. */
  async resume(id: string): Promise<Job | null> {
    const work = await this.#parts.runs.change(id, restart);
    return work === null ? this.#parts.singles.resume(id) : shown(work);
  }

  /** Nothing more of it is made, copied or reported. */
  async dismiss(id: string): Promise<void> {
    await Promise.all([this.#parts.runs.dismiss(id), this.#parts.singles.dismiss(id)]);
  }

  /** @returns whether the links of one that has ended are on the clipboard */
  async copy(id: string): Promise<boolean> {
    const { runs, singles } = this.#parts;
    const work = await runs.find(id);
    if (work === null) return singles.copy(id);
    return !work.isBusy && runs.copy(work);
  }

  async #start(asked: NewJob): Promise<Started> {
    const { length: count } = asked.targets;
    if (count === 0) return over(this.refuse(asked, 'no_addresses'));
    if (count > mostAddresses) return over(this.refuse(asked, 'too_many_addresses'));
    const clipboard = count === 1 ? this.#parts.openClipboard() : null;
    const service = asked.service ?? (await this.#parts.service().catch(() => null)) ?? '';
    const rows = await rowsOf(this.#parts, { ...asked, service });
    const [first = blankRow(1)] = rows;
    const job = newJob(this.#parts, asked, service);
    if (rows.length > 1) return over(this.#beginRun(job, rows));
    const { openClipboard, singles } = this.#parts;
    return singles.start(singleOf(job, first), itemOf(first), clipboard ?? openClipboard());
  }

  async #beginRun(job: Job, rows: readonly RunRow[]): Promise<Job> {
    const { id, at: startedAt, private: isPrivate } = job;
    const service = job.service ?? '';
    const { shortPart } = await this.#parts
      .requestsOf(service, isPrivate)
      .then(async ({ preferences }) => preferences())
      .catch(() => defaultPreferences);
    const wanted = { ownParts: shortPart === 'curtail', copied: null, private: isPrivate };
    const head = { ...blankRun({ id, startedAt, service }), ...wanted };
    return shown(await this.#parts.runs.begin({ head, rows, passwords: [] }));
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

/** A job for one link only is for that one's service and domain. */
const singleOf = (
  job: Job,
  { service = job.service ?? '', domain, isUsualDomain = false }: RunRow,
): Job => ({ ...job, service, domain: domain || null, isUsualDomain });
