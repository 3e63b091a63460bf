import { createDeadline } from '@/lib/links/context';
import type { LinksDependencies } from '@/lib/links/ports';
import { factsOf } from '@/lib/links/service-facts';
import { shortUrlsOfAlias } from '@/lib/links/short-url';
import { AppError } from '@/lib/model/errors';
import { checkAlias } from '@/lib/rules/alias';

/**
 * Whether an alias is free on this account; of other accounts nobody tells.
 *
 * @param domain the branded domain's host, or blank for the service's own
 * @returns null when it cannot be told now, or there is no alias
 * @throws `invalid_input` for what can be no alias
 */
export async function isAliasFree(
  dependencies: LinksDependencies,
  alias: string,
  domain: string,
): Promise<boolean | null> {
  const problem = checkAlias(alias);
  if (problem) throw new AppError({ code: 'invalid_input', field: 'alias', problem });
  const deadline = createDeadline(dependencies);
  const service = await dependencies.service();
  const [shortUrl] = alias === '' ? [] : shortUrlsOfAlias(alias, domain || null, service);
  if (shortUrl === undefined) return null;
  const facts = await factsOf({ dependencies, deadline }, shortUrl);
  return facts === undefined ? null : facts === null;
}
