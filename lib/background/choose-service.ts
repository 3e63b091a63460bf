import type { Command, CommandPlace } from '@/lib/model/command';
import type { ServiceView } from '@/lib/model/service';
import type { Target } from '@/lib/model/shorten';
import { serviceForPage } from '@/lib/rules/services';
import type { NewJob } from '@/lib/runs/jobs';

import type { Parts } from './parts';

/** What is to be shortened, as a command says it. */
export type ToShorten = Omit<Extract<Command, { kind: 'shorten' }>, 'kind'>;

/**
 * The service to make links on: the one that was picked, the one that has the link already, the one that the tab's page is for, or the
 * current one. Where a link leads has no say, as a rule is about where the user works.
 *
 * @returns its id; null where none is connected, or not any more the one that was picked
 */
export async function chooseService(
  { connections, linksOf }: Pick<Parts, 'connections' | 'linksOf'>,
  { service, domain, targets }: ToShorten,
  { page }: Pick<CommandPlace, 'page'>,
): Promise<string | null> {
  const services = await connections.services.list();
  if (service !== undefined) return services.some(({ id }) => id === service) ? service : null;
  // Known now, as another one may be chosen before the job has begun.
  const current = services.find(({ inUse }) => inUse);
  if (current === undefined) return null;
  // A domain is one of the service in use.
  if (services.length === 1 || domain !== null) return current.id;
  const made = await serviceOfLink(linksOf, services, targets);
  return (made ?? serviceOfPage(page ?? '', services) ?? current).id;
}

/** The service that the one address is a short link of: it is only copied. */
async function serviceOfLink(
  linksOf: Parts['linksOf'],
  services: readonly ServiceView[],
  [target, ...others]: readonly Target[],
): Promise<ServiceView | undefined> {
  if (target === undefined || others.length > 0) return undefined;
  const found = await Promise.all(
    services.map(async ({ id }) => (await linksOf(id)).ownLink(target.url)),
    // What cannot be found out keeps nothing from being made.
  ).catch(() => []);
  return services.find((_service, index) => (found[index] ?? null) !== null);
}

/** The service that a page is for; undefined where that is the one in use. */
export function serviceOfPage(
  url: string,
  services: readonly ServiceView[],
): ServiceView | undefined {
  const wanted = serviceForPage(
    url,
    services.map(({ connection }) => connection),
  );
  return services.find(({ connection }) => connection === wanted);
}

/**
 * What a job for pages is begun with: each page is shortened by the service that it is for, and where it is for none, by the one in
 * use.
 */
export function jobOfPages(
  pages: readonly Target[],
  services: readonly ServiceView[],
): Pick<NewJob, 'targets' | 'service'> {
  const current = services.find(({ inUse }) => inUse);
  const chosen = pages.map(({ url }) => serviceOfPage(url, services) ?? current);
  const [first] = chosen;
  if (first !== undefined && chosen.every((each) => each === first))
    return { targets: pages, service: first.id };
  const targets = pages.map((page, index) => {
    const service = chosen[index];
    return service === undefined || service === current ? page : { ...page, service: service.id };
  });
  return { targets, ...(current && { service: current.id }) };
}
