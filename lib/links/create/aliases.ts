import type { LinksDependencies } from '@/lib/links/dependencies';
import type { AskedLink } from '@/lib/links/request';
import { randomAlias } from '@/lib/rules/alias';

/** The short part to send next: the one that was typed, a fresh one of ours, or null, where the service picks it. */
export type NextAlias = () => string | null;

/** @param first one of ours that was sent before, with an outcome that is not known: under it a second create is harmless */
export function aliasesFor(
  asked: AskedLink,
  shortPart: 'service' | 'curtail',
  first: string | null,
  { randomBytes }: Pick<LinksDependencies, 'randomBytes'>,
): NextAlias {
  if (asked.alias !== null || shortPart === 'service') return () => asked.alias;
  let next = first;
  return () => {
    const alias = next ?? randomAlias(randomBytes);
    next = null;
    return alias;
  };
}
