import type { Command, CommandPlace } from '@/lib/model/command';
import type { ServiceView } from '@/lib/model/service';
import type { Target } from '@/lib/model/shorten';
import { serviceForPage } from '@/lib/rules/services';
import type { NewJob } from '@/lib/runs/targets';

import type { Parts } from './parts';

export type ToShorten = Omit<Extract<Command, { kind: 'shorten' }>, 'kind'>;

/**
 * The id of the service that was picked, or that the tab's page is for, or the current one: where a link leads has no say, as a rule is
 * about where the user works. Null where none is connected, or not any more the one that was picked.
 */
export async function chooseService(
  { connections }: Pick<Parts, 'connections'>,
  { service, domain }: Pick<ToShorten, 'service' | 'domain'>,
  { page }: Pick<CommandPlace, 'page'>,
): Promise<string | null> {
  const services = await connections.services.list();
  if (service !== undefined) return services.some(({ id }) => id === service) ? service : null;
  // A domain is one of the current service.
  const ofPage = domain === null ? serviceOfPage(page ?? '', services) : undefined;
  return (ofPage ?? currentAmong(services))?.id ?? null;
}

export const currentAmong = (services: readonly ServiceView[]): ServiceView | undefined =>
  services.find(({ inUse }) => inUse);

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

export function jobOfPages(
  pages: readonly Target[],
  services: readonly ServiceView[],
): Pick<NewJob, 'targets' | 'service'> {
  const current = currentAmong(services);
  const targets = pages.map((page) => {
    const service = serviceOfPage(page.url, services) ?? current;
    return service === undefined || service === current ? page : { ...page, service: service.id };
  });
  return { targets, ...(current && { service: current.id }) };
}
