import type { NewJob } from '@/lib/jobs/jobs';
import type { Command, CommandPlace } from '@/lib/model/command';
import type { ConnectionView } from '@/lib/model/connection';
import type { ServiceView } from '@/lib/model/service';
import type { Target } from '@/lib/model/shorten';
import { accountOf, chosenService, serviceForPage } from '@/lib/rules/services';

import type { Parts } from './parts';

/** What is to be shortened, as a command says it. */
export type ToShorten = Omit<Extract<Command, { kind: 'shorten' }>, 'kind'>;

/** The service that was chosen; missing where that is whichever is in use. */
type Chosen = Pick<NewJob, 'service'>;

/**
 * The service that links are asked for on: the one that was picked, or the one whose link it is already, or the one that the page is
 * for, or the one that was chosen last. Which page that is, the tab tells, and neither where a link leads nor what it is in: a rule is
 * about where somebody works.
 *
 * @returns null where nobody is connected, or not any more to the one that was picked
 */
export async function chooseService(
  { connections, linksOf }: Pick<Parts, 'connections' | 'linksOf'>,
  { service, domain, targets }: ToShorten,
  { page }: Pick<CommandPlace, 'page'>,
): Promise<Chosen | null> {
  const services = await connections.services.list();
  if (service !== undefined) {
    const picked = services.find(({ id }) => id === service);
    return picked === undefined ? null : { service: accountOf(picked.connection) };
  }
  if (services.length === 0) return null;
  // A domain is one of the service in use.
  if (services.length === 1 || domain !== null) return {};
  const all = services.map(({ connection }) => connection);
  const made = await serviceOfLink(linksOf, all, targets);
  const found = made ?? serviceForPage(page ?? '', all) ?? chosenBefore(services);
  return found === undefined ? {} : { service: accountOf(found) };
}

/** The service that was chosen, where another one is in use just for a page. */
const chosenBefore = (services: readonly ServiceView[]): ConnectionView | undefined =>
  services.find(({ chosen }) => chosen)?.connection;

/** The service whose short link the one address is: it is only copied. */
async function serviceOfLink(
  linksOf: Parts['linksOf'],
  services: readonly ConnectionView[],
  [target, ...others]: readonly Target[],
): Promise<ConnectionView | undefined> {
  if (target === undefined || others.length > 0) return undefined;
  const found = await Promise.all(
    services.map(async (service) => {
      const links = await linksOf(accountOf(service));
      return links.ownLink(target.url);
    }),
    // What cannot be told keeps nothing from being made.
  ).catch(() => []);
  return services.find((_service, index) => (found[index] ?? null) !== null);
}

/**
 * What a job for pages is begun with: each page is shortened by the service that it is for, and where it is for none, by the one that
 * was chosen.
 */
export function jobOfPages(
  pages: readonly Target[],
  services: readonly ServiceView[],
): Pick<NewJob, 'targets' | 'service'> {
  const all = services.map(({ connection }) => connection);
  const mine = services.find(({ inUse }) => inUse)?.connection;
  const usual = chosenService(services)?.connection;
  const chosen = pages.map(({ url }) => serviceForPage(url, all) ?? usual);
  const [first] = chosen;
  if (first !== undefined && chosen.every((each) => each === first))
    return { targets: pages, ...(first !== mine && { service: accountOf(first) }) };
  const targets = pages.map((page, index) => {
    const service = chosen[index];
    return service === undefined || service === mine
      ? page
      : { ...page, service: accountOf(service) };
  });
  return { targets };
}
