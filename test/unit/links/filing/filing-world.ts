import {
  type FilingDependencies,
  type FilingRequest,
  createFiling,
} from '@/lib/links/filing/file-link';
import { privateHistory } from '@/lib/links/library/private-history';
import type { LinkNumber } from '@/lib/links/ports';
import { AppError, type ErrorReport } from '@/lib/model/errors';
import type { FilingStep, Folder } from '@/lib/model/link';

import { createFakeClock } from '../fake-clock';
import { FakeHistory } from '../fake-history';
import { orReport, remembered, serviceAt } from '../world';

export const campaign: Folder = { kind: 'campaign', id: '3', name: 'Spring' };
export const channel: Folder = { kind: 'channel', id: '4', name: 'News' };

export const step = (folder: Folder, state: FilingStep['state']): FilingStep => ({
  ...folder,
  state,
});

/** A channel's item as the service lists it. */
export const item = (id: string | null, link: string | null, type = 'links') => ({
  type,
  id,
  title: '',
  preview: null,
  link,
  date: null,
});

/** An account with the two folders, of which the test says what it answers. */
export function createFilingWorld(filing: FilingStep[] = []) {
  const clock = createFakeClock(1_000_000);
  const history = new FakeHistory();
  history.links.push(remembered({ filing }));
  const world = {
    clock,
    history,
    /** The number that the account API knows the link by, where it knows links; else the remembered one is used. */
    number: null as LinkNumber | null,
    /** How the assignment fails, if it does. */
    refusal: null as ErrorReport | null,
    /** What is in the channel afterwards; null when it cannot be read, and a promise that never ends when nobody answers. */
    items: [] as ReturnType<typeof item>[] | null | Promise<never>,
    /** What the service that is asked is remembered under. */
    service: 'https://short.example',
    requests: [] as unknown[],
    steps: () => history.links[0]?.filing,
    file: async (more: Partial<FilingRequest> = {}): Promise<FilingStep | ErrorReport> =>
      clock.run(orReport(fileLink({ ...request, ...more }))),
    fileInPrivate: async (): Promise<FilingStep | ErrorReport> =>
      clock.run(orReport(fileInPrivate(request))),
  };
  const account: FilingDependencies['account'] = {
    async read(name, input, within) {
      world.requests.push([name, input, within]);
      const items = await world.items;
      if (items === null) throw new AppError({ code: 'rate_limited' });
      return { value: { items, nextPage: null } as never, at: 0 };
    },
    async change(name, input) {
      world.requests.push([name, input]);
      if (world.refusal !== null) throw new AppError(world.refusal);
      return { message: 'Done.' } as never;
    },
  };
  const dependencies: FilingDependencies = {
    account,
    history,
    service: async () => serviceAt(world.service),
    numberOf: async (_shortUrl, id) => world.number ?? { id, isReported: false },
    ticks: clock.ticks,
    wait: clock.wait,
  };
  const fileLink = createFiling(dependencies);
  const fileInPrivate = createFiling({
    ...dependencies,
    history: privateHistory(history, new Set()),
  });
  return world;
}

export const request: FilingRequest = {
  shortUrl: 'https://short.example/before',
  linkId: '7',
  folder: channel,
};
