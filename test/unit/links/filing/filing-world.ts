import { type FilingRequest, fileLink } from '@/lib/links/filing/file-link';
import type { FilingDependencies } from '@/lib/links/filing/link-id-check';
import type { LinkFacts } from '@/lib/links/ports';
import { AppError, type ErrorReport } from '@/lib/model/errors';
import type { FilingStep, Folder, LinkIdMatch } from '@/lib/model/link';

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
    linkIdMatch: 'unknown' as LinkIdMatch,
    /** How the assignment fails, if it does. */
    refusal: null as ErrorReport | null,
    /** What is in the channel afterwards; null when it cannot be read, and a promise that never ends when nobody answers. */
    items: [] as ReturnType<typeof item>[] | null | Promise<never>,
    /** What the service that is asked is remembered under. */
    service: 'https://short.example',
    /** The folders that the service lists. */
    folders: [campaign.id, channel.id],
    /** Whether there are more items than those. */
    hasMore: false,
    isLinkGone: false,
    facts: {} as LinkFacts,
    requests: [] as unknown[],
    steps: () => history.links[0]?.filing,
    file: async (more: Partial<FilingRequest> = {}): Promise<FilingStep | ErrorReport> =>
      clock.run(orReport(fileLink(dependencies, { ...request, ...more }))),
  };
  const read: FilingDependencies['account']['read'] = async (name, input, within) => {
    world.requests.push([name, input, within]);
    if (name !== 'listChannelItems') {
      return { value: { items: world.folders.map((id) => ({ id })) } as never, at: 0 };
    }
    const items = await world.items;
    if (items === null) throw new AppError({ code: 'rate_limited' });
    return { value: { items, nextPage: world.hasMore ? 2 : null } as never, at: 0 };
  };
  const change: FilingDependencies['account']['change'] = async (name, input) => {
    world.requests.push([name, input]);
    if (world.refusal !== null) throw new AppError(world.refusal);
    return { message: 'Done.' } as never;
  };
  const dependencies: FilingDependencies = {
    account: { read, change },
    history,
    service: async () => serviceAt(world.service),
    linkIdMatch: {
      get: async () => world.linkIdMatch,
      set: async (linkIdMatch) => void (world.linkIdMatch = linkIdMatch),
      mayBeOther: async () => false,
    },
    api: {
      get: async () => {
        if (world.isLinkGone) throw new AppError({ code: 'not_found' });
        return world.facts;
      },
    },
    ticks: clock.ticks,
    wait: clock.wait,
  };
  return world;
}

export const request: FilingRequest = {
  shortUrl: 'https://short.example/before',
  linkId: '7',
  folder: channel,
  private: false,
};
