import type { Job } from '@/lib/model/run';
import type { NewJob } from '@/lib/runs/targets';

import { page } from './rows';
import { type World, takes } from './world';

/** What is asked for without the popup: these pages. */
export const newJob = (
  names: readonly (string | number)[],
  more: Partial<NewJob> = {},
): NewJob => ({
  targets: names.map((name) => ({ url: page(name), title: String(name) })),
  domain: null,
  tabId: 7,
  private: false,
  ...more,
});

/** The same for these addresses, whatever they are. */
export const jobFor = (urls: readonly string[], more: Partial<NewJob> = {}): NewJob =>
  newJob([], { targets: urls.map((url) => ({ url, title: '' })), ...more });

/** What became of each address: where its link leads, the code of its failure, or nothing yet. */
export const results = (job: Job | null | undefined) =>
  job?.items.map(({ link, error }) => link?.longUrl ?? error?.code ?? null);

export const six = ['a', 'b', 'c', 'd', 'e', 'f'];
export const pages = six.map(page);
export const own = 'https://short.example';

export const jobActsIn = (world: () => World) => {
  const pass = async (milliseconds: number): Promise<void> => {
    const { clock } = world();
    await clock.run(clock.wait(milliseconds));
  };
  return {
    pass,
    /** Begins six addresses, of which the first is under way. */
    begin: async (more = {}): Promise<string> => {
      const { clock, jobs } = world();
      const { id } = await clock.run(jobs.run(newJob(six, more)));
      await pass(takes / 2);
      return id;
    },
    /** The number of links in each text that was copied. */
    counts: (): number[] => world().clipboard.texts.map((text) => text.split('\n').length),
    /** Makes what is asked for, and comes back with the last that was reported of it. */
    run: async (asked: NewJob): Promise<Job> => {
      const { clock, jobs } = world();
      const { id } = await clock.run(jobs.run(asked));
      for (let looks = 0; looks < 500; looks += 1) {
        const last = world().told.findLast((job) => job.id === id);
        if (last !== undefined && last.state !== 'working') return last;
        await pass(50);
      }
      throw new Error('It did not end.');
    },
    get: async (id: string): Promise<Job | null> => {
      const { clock, jobs } = world();
      return clock.run(jobs.get(id));
    },
    toShow: async (isPrivate = false): Promise<Job | null> => {
      const { clock, jobs } = world();
      return clock.run(jobs.toShow(isPrivate));
    },
  };
};
