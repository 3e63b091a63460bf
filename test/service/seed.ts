import { Failure } from './failure.ts';
import { chooseFreePart } from './links/free-part.ts';
import { localDomain } from './local-domain.ts';
import { seedResources } from './seed-resources.ts';
import type { Service } from './service.ts';
import type { NewLink } from './storage/links.ts';
import { articles } from './visits/articles.ts';

const dayMs = 86_400_000;

/**
 * Gives the account of a key a branded domain, links in every state, and a few of every resource.
 * Throws when there is no such key.
 */
export function seed(service: Service, key: string): void {
  const { links, users, now } = service;
  const user = users.byKey(key);
  if (user === undefined) throw new Failure('not_found', 'There is no account with this key.');
  const domain = ownDomain(service, user.id);
  const add = (link: Partial<NewLink>) =>
    links.add({ ...plainLink(service, user.id, link.domain ?? ''), ...link });

  const visited = add({ createdAt: now() - 9 * dayMs });
  for (let visit = 0; visit < 3; visit += 1) links.countVisit(visited.id, now() - visit * 1000);
  const branded = domain === undefined ? undefined : add({ domain });
  add({ password: 'open-sesame' });
  add({ expiresAt: now() + 30 * dayMs });
  add({ createdAt: now() - 3 * dayMs, expiresAt: now() - dayMs });
  links.setStatus(add({ createdAt: now() - 5 * dayMs }).id, 'disabled');
  seedResources(service, user.id, branded === undefined ? [visited] : [visited, branded]);
}

/** The account's branded domain; `undefined` when another account has it. */
function ownDomain(service: Service, userId: number): string | undefined {
  const { domains, address } = service;
  const domain = localDomain(service, 'brand');
  const existing = domains.byHostname(new URL(domain).hostname);
  if (existing !== undefined) return existing.userId === userId ? existing.domain : undefined;
  domains.add({ userId, domain, redirectRoot: address.baseUrl, redirect404: null });
  return domain;
}

function plainLink({ links, address, now }: Service, userId: number, domain: string): NewLink {
  const [article] = articles;
  return {
    userId,
    domain,
    part: chooseFreePart(links, domain),
    originalUrl: `${address.baseUrl}/articles/${article?.slug}?${article?.query}`,
    password: null,
    expiresAt: null,
    createdAt: now(),
  };
}
